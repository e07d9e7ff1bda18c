import { stored, useStored } from '@courtcrew/ui-kit/session/stored.ts';

const wish = stored('courtcrew.callSound');
const ON = 'on';

const turn = (on: boolean): void => wish.write(on ? ON : null);

/** Per device; off by default. */
export const useChimeSwitch = (): [on: boolean, turn: (on: boolean) => void] => [
  useStored(wish) === ON,
  turn,
];

/** Browsers play no sound on a page without user activation. */
const isSilenced = (): boolean => navigator.userActivation?.hasBeenActive === false;

const CALL = [660, 880];
const MEDICAL = [880, 660, 880, 660, 880];
const TONE_S = 0.16;
const LOUD = 0.22;

/** Two soft tones; five for medical calls. Does nothing where the browser forbids it. */
export function chime(medical: boolean): void {
  if (isSilenced()) return;
  const context = new AudioContext();
  const tones = medical ? MEDICAL : CALL;
  tones.forEach((hertz, index) => {
    const from = context.currentTime + index * TONE_S;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    loudness.gain.linearRampToValueAtTime(0, from + TONE_S);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_S);
    if (index === tones.length - 1) tone.onended = () => void context.close();
  });
}

export function chimeIfWanted(medical: boolean): void {
  if (wish.read() === ON) chime(medical);
}
