# `make play` and `make test` do everything on a machine with Python 3.11 and make; the other targets are their parts.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
export PYTHONDONTWRITEBYTECODE := 1

.PHONY: play test site check snapshots pictures icons bench bench-peers bench-boot bench-motion clean
.DELETE_ON_ERROR:

play: site
	$(PY) tools/serve.py --open

# Node from PyPI, where it is that, lies beside Python.
test: export PATH := $(CURDIR)/$(BIN):$(PATH)
test: site $(VENV)/.browser
	$(PY) -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal $(ARGS)

site: $(VENV)/.ready node_modules/.ready
	$(PY) tools/build.py

check: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/mypy --strict rami

snapshots: site $(VENV)/.browser
	SNAPSHOTS=renew $(PY) -m pytest --quiet e2e/test_pictures.py

pictures: site $(VENV)/.browser
	$(PY) tools/pictures.py

icons: $(VENV)/.browser node_modules/.ready
	$(PY) tools/icons.py

bench: $(VENV)-bench/.ready
	$(VENV)-bench/bin/python bench/bench.py

bench-peers: $(VENV)-bench/.ready
	$(VENV)-bench/bin/python bench/peers.py

bench-boot: site $(VENV)/.browser
	$(PY) bench/bench_boot.py

bench-motion: site $(VENV)/.browser
	$(PY) bench/bench_motion.py

clean:
	rm -rf site build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.ready: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)-bench/.ready: bench/requirements.txt
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

node_modules/.ready: package-lock.json .npmrc $(VENV)/.ready
	$(PY) tools/node.py npm ci --no-progress
	@touch $@

$(VENV)/.browser: $(VENV)/.ready
	$(PY) tools/browser.py
	@touch $@
