/** Text messages as the provider sends them: in the GSM 03.38 alphabet, or else in UCS-2 with fewer than half the characters. */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two places. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const LIMITS = { gsm: 160, ucs2: 70 } as const;

/** Typographic signs that mean the same in the alphabet. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′ʼ`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ''],
  [/[•·]/g, '*'],
];

/** The text with typographic signs spelled in the GSM alphabet, where nothing is lost by it; composed letters stay letters. */
export const gsmText = (text: string): string =>
  PLAIN.reduce((plain, [sign, spelled]) => plain.replace(sign, spelled), text.normalize('NFC'));

/** How many places of a single message a text takes as it stands, and how many there are in its alphabet. */
export function placesOf(text: string): { readonly used: number; readonly limit: number } {
  const signs = [...text];
  if (!signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign)))
    return { used: text.length, limit: LIMITS.ucs2 };
  return { used: signs.length + signs.filter((sign) => EXTENDED.has(sign)).length, limit: LIMITS.gsm };
}

/** Whether the provider sends it, as it stands, as a single message. */
export function isOneSegment(text: string): boolean {
  const { used, limit } = placesOf(text);
  return used <= limit;
}
