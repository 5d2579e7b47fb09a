// Sounds made in the browser: no files, a few oscillators and a little noise.

type Recipe = (at: Instrument) => void;

/** What a recipe plays on: tones that glide and bursts of filtered noise. */
class Instrument {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
  ) {}

  /** A tone that glides from one frequency to another. */
  tone(
    shape: OscillatorType,
    from: number,
    to: number,
    start: number,
    long: number,
    loud = 0.3,
  ): OscillatorNode {
    const voice = this.context.createOscillator();
    voice.type = shape;
    const [begin, end] = [this.context.currentTime + start, this.context.currentTime + start + long];
    voice.frequency.setValueAtTime(from, begin);
    voice.frequency.exponentialRampToValueAtTime(to, end);
    voice.connect(this.swell(begin, long, loud));
    voice.start(begin);
    voice.stop(end + 0.05);
    return voice;
  }

  /** Noise through a filter that glides. */
  noise(kind: BiquadFilterType, from: number, to: number, start: number, long: number, loud = 0.3): void {
    const length = Math.ceil(this.context.sampleRate * long);
    const buffer = this.context.createBuffer(1, length, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const filter = this.context.createBiquadFilter();
    filter.type = kind;
    const begin = this.context.currentTime + start;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + long);
    source.connect(filter).connect(this.swell(begin, long, loud));
    source.start(begin);
  }

  /** A voice in a cow's throat: a buzz through two formants that open and close. */
  moo(start: number, pitch: number, long: number): void {
    const begin = this.context.currentTime + start;
    const voice = this.context.createOscillator();
    voice.type = "sawtooth";
    voice.frequency.setValueAtTime(pitch * 0.8, begin);
    voice.frequency.linearRampToValueAtTime(pitch, begin + long * 0.3);
    voice.frequency.linearRampToValueAtTime(pitch * 0.7, begin + long);
    const swell = this.swell(begin, long, 0.5, 0.12);
    for (const [closed, open] of [
      [250, 520],
      [700, 1100],
    ] as const) {
      const throat = this.context.createBiquadFilter();
      throat.type = "bandpass";
      throat.Q.value = 4;
      throat.frequency.setValueAtTime(closed, begin);
      throat.frequency.linearRampToValueAtTime(open, begin + long * 0.45);
      throat.frequency.linearRampToValueAtTime(closed, begin + long);
      voice.connect(throat).connect(swell);
    }
    voice.start(begin);
    voice.stop(begin + long + 0.05);
  }

  private swell(begin: number, long: number, loud: number, attack = 0.008): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    gain.connect(this.out);
    return gain;
  }
}

const SOUNDS = {
  card: (at) => at.noise("bandpass", 2600, 900, 0, 0.09, 0.35),
  shuffle: (at) =>
    [0, 0.07, 0.13, 0.2].forEach((start) => at.noise("bandpass", 3000, 1200, start, 0.06, 0.25)),
  thud: (at) => (at.tone("sine", 130, 45, 0, 0.22, 0.6), at.noise("lowpass", 500, 90, 0, 0.12, 0.4)),
  tick: (at) => at.tone("triangle", 1500, 1200, 0, 0.04, 0.15),
  turn: (at) => (at.tone("sine", 660, 660, 0, 0.12, 0.2), at.tone("sine", 880, 880, 0.12, 0.22, 0.2)),
  chat: (at) => (at.tone("sine", 900, 1200, 0, 0.07, 0.15), at.tone("sine", 1200, 1400, 0.08, 0.07, 0.12)),
  refused: (at) => (at.tone("square", 160, 120, 0, 0.12, 0.12), at.tone("square", 120, 90, 0.13, 0.16, 0.12)),
  whoosh: (at) => at.noise("bandpass", 400, 2400, 0, 0.32, 0.4),
  zap: (at) => at.tone("sawtooth", 1800, 120, 0, 0.28, 0.2),
  punch: (at) => (at.noise("lowpass", 1800, 200, 0, 0.1, 0.6), at.tone("sine", 200, 60, 0, 0.12, 0.5)),
  boom: (at) => (at.noise("lowpass", 900, 40, 0, 0.9, 0.9), at.tone("sine", 90, 28, 0, 0.8, 0.7)),
  duck: (at) => at.tone("triangle", 500, 1100, 0, 0.14, 0.2),
  morf: (at) => (at.tone("triangle", 220, 660, 0, 0.2, 0.2), at.tone("triangle", 330, 990, 0.06, 0.2, 0.15)),
  bell: (at) => (at.tone("sine", 720, 700, 0, 0.7, 0.2), at.tone("sine", 1090, 1070, 0, 0.5, 0.1)),
  moo: (at) => at.moo(0, 150, 1.3),
  win: (at) =>
    [523, 659, 784, 1047].forEach((pitch, i) => at.tone("triangle", pitch, pitch, i * 0.12, 0.35, 0.22)),
  lose: (at) =>
    [392, 349, 311, 262].forEach((pitch, i) => at.tone("triangle", pitch, pitch * 0.97, i * 0.16, 0.4, 0.2)),
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;

const KEPT = "smallbox.muted";
let context: AudioContext | undefined;

export function muted(): boolean {
  return localStorage.getItem(KEPT) === "yes";
}

export function mute(quiet: boolean): void {
  localStorage.setItem(KEPT, quiet ? "yes" : "no");
}

/** Play a sound, if the browser already allows it. */
export function play(name: Sound): void {
  if (muted() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = 0.6;
  out.connect(context.destination);
  SOUNDS[name](new Instrument(context, out));
}
