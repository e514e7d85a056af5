fold =
    .open = Az egész dobópakli mutatása: még { $count } lap
    .close = Csak a dobópakli utolsó lapjainak mutatása
