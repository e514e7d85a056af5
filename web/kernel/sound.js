// Sounds, made here: short and soft, of cloth and card and a small bell. Loaded when the first one is asked for. A browser lets
// nothing be heard before the first gesture: until then nothing is tried.
const LOUD = .5;    // of all, so that nothing is ever loud
const APART = .11;  // seconds between the beginnings of two sounds
const LATE = .7;    // how far behind one may come; what comes later is not heard at all
const MIX = { card: .5, bell: .22 };

// A brush of paper on cloth: noise through a filter that moves from one height to another.
function brush(context, out, at, { from, to, time, level }) {
  const noise = context.createBufferSource(), filter = context.createBiquadFilter(), gain = context.createGain();
  noise.buffer = grain(context);
  filter.type = "bandpass";
  filter.Q.value = .8;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + time);
  fade(gain, at, time, level * MIX.card, time * .3);
  noise.connect(filter).connect(gain).connect(out);
  noise.start(at);
  noise.stop(at + time + .02);
}

// Something with a pitch: a card that lands is low and short, a bell high and longer.
function tone(context, out, at, { pitch, fall = pitch, time, level, shape = "sine", rise = .004 }) {
  const voice = context.createOscillator(), gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(fall, at + time);
  fade(gain, at, time, level, rise);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + time + .02);
}

function fade(gain, at, time, level, rise) {
  gain.gain.setValueAtTime(.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + rise);
  gain.gain.exponentialRampToValueAtTime(.0001, at + time);
}

const grains = new WeakMap();
function grain(context) {
  if (!grains.has(context)) {
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate), data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    grains.set(context, buffer);
  }
  return grains.get(context);
}

const bell = (context, out, at, pitch, time = .34) => {
  tone(context, out, at, { pitch, time, level: MIX.bell });
  tone(context, out, at, { pitch: pitch * 2.01, time: time * .5, level: MIX.bell * .25 });
};
const land = (context, out, at, pitch) => {
  tone(context, out, at, { pitch, fall: pitch * .55, time: .09, level: .5 });
  brush(context, out, at, { from: 1800, to: 900, time: .05, level: .6 });
};

const C5 = 523.25, E5 = 659.26, G5 = 783.99, A5 = 880, C6 = 1046.5, D6 = 1174.66;
const SOUNDS = {
  draw: (...to) => brush(...to, { from: 1400, to: 3600, time: .13, level: .8 }),
  lay: (context, out, at) => [0, .055, .11].forEach((later, i) => land(context, out, at + later, 210 + 25 * i)),
  discard: (...to) => land(...to, 150),
  deal: (context, out, at) => [0, .07, .14, .21].forEach(later => brush(context, out, at + later, { from: 2600, to: 1500, time: .06, level: .5 })),
  turn: (context, out, at) => [E5, A5].forEach((pitch, i) => bell(context, out, at + i * .12, pitch)),
  call: (context, out, at) => [A5, A5, D6].forEach((pitch, i) => bell(context, out, at + i * .1, pitch, .22)),
  won: (context, out, at) => [C5, E5, G5, C6].forEach((pitch, i) => bell(context, out, at + i * .13, pitch, .5)),
  over: (context, out, at) => [G5, E5].forEach((pitch, i) => bell(context, out, at + i * .18, pitch / 2, .5)),
};
export const NAMES = Object.keys(SOUNDS);

// One sound into a context, live or not, at a time of it.
export const put = (name, context, at) => {
  const whole = context.createGain();
  whole.gain.value = LOUD;
  whole.connect(context.destination);
  SOUNDS[name](context, whole, at);
};

let live = null, next = 0;

function wake() {
  if (live && live.state !== "running" && live.state !== "closed") live.resume().catch(() => {});
}

// True if it is to be heard.
export function play(name) {
  if (!SOUNDS[name] || !navigator.userActivation?.hasBeenActive || !globalThis.AudioContext) return false;
  if (!live) {
    live = new AudioContext({ latencyHint: "interactive" });
    for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, wake, true);
  }
  wake();
  const now = live.currentTime;
  if (next - now > LATE) return false;
  next = Math.max(now, next) + APART;
  put(name, live, next - APART + .005);
  return true;
}
