/** Right is two high tones, wrong a long low one: they are told apart across a room. */
const tones = {
  right: [
    { hertz: 880, from: 0, seconds: 0.09 },
    { hertz: 1320, from: 0.1, seconds: 0.14 },
  ],
  wrong: [{ hertz: 150, from: 0, seconds: 0.45 }],
} as const;

let audio: AudioContext | undefined;

/** Without sound where the browser has none. */
export const playSound = (sound: keyof typeof tones): void => {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const { hertz, from, seconds } of tones[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + from;
    tone.type = sound === "right" ? "sine" : "square";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
};
