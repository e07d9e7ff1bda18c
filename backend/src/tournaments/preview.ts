import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Sport } from '@courtcrew/domain/kernel/sport.ts';
import { Canvas, type Colour } from '../kernel/picture/canvas.ts';
import { canLetter, lettered, type Weight, widthOf } from '../kernel/picture/lettering.ts';

/** What a preview picture shows: nothing about people. */
export interface PreviewFacts {
  readonly name: string;
  /** `Mar 7 - 9, 2026`; empty for none. */
  readonly days: string;
  readonly place: string;
  readonly sport: Sport;
  readonly language: Language;
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80];
const COLOURS = {
  ground: '#0B2E33',
  light: '#7FD6DE',
  white: '#FFFFFF',
  quiet: '#C9DCDE',
  accent: '#009CAE',
} as const;
const SPORTS = {
  en: { pickleball: 'Pickleball', tennis: 'Tennis' },
  es: { pickleball: 'Pickleball', tennis: 'Tenis' },
} as const;

/** Whether every text can be written with the letters there are; otherwise the general picture serves. */
export const canPreview = ({ name, days, place }: PreviewFacts): boolean =>
  [name, days, place].every(canLetter);

/** The picture that messengers show with a link to a tournament, as PNG of 1200 by 630 pixels. */
export function drawPreview({ name, days, place, sport, language }: PreviewFacts): Promise<Buffer> {
  const canvas = new Canvas(WIDTH, HEIGHT, COLOURS.ground);
  court(canvas);
  const write = (text: string, weight: Weight, at: { y: number; size: number; colour: Colour }) =>
    canvas.fill(lettered(fitting(text, weight, at.size), weight, { x: MARGIN, ...at }), at.colour);
  canvas.rect(0, 0, WIDTH, 14, COLOURS.accent);
  write('Courtcrew', 700, { y: 118, size: 44, colour: COLOURS.light });
  const { lines, size } = titleOf(name);
  lines.forEach((line, at) => {
    write(line, 700, { y: 230 + at * size * 1.16, size, colour: COLOURS.white });
  });
  write([SPORTS[language][sport], days].filter(Boolean).join(' · '), 700, {
    y: 500,
    size: 42,
    colour: COLOURS.light,
  });
  write(place, 400, { y: 562, size: 38, colour: COLOURS.quiet });
  return canvas.png();
}

/** Lines of a court seen from above, at the right edge. */
function court(canvas: Canvas): void {
  const line: Colour = '#17474D';
  const [left, top, right, bottom, net] = [960, 70, 1280, 560, 315];
  for (const y of [top, net, bottom]) canvas.rect(left, y - 3, right - left, 6, line);
  for (const x of [left, 1120]) canvas.rect(x - 3, top, 6, bottom - top, line);
}

const ROOM = WIDTH - 2 * MARGIN;
const MOST_LINES = 3;

/** The name in the largest letters in which it has room. */
function titleOf(name: string): { readonly lines: readonly string[]; readonly size: number } {
  for (const size of [84, 72, 60]) {
    const lines = wrapped(name, size);
    if (lines.length * size <= 216 && lines.every((line) => widthOf(line, 700, size) <= ROOM))
      return { lines, size };
  }
  const lines = wrapped(name, 60);
  const [last = '', ...more] = lines.slice(MOST_LINES - 1);
  return { lines: [...lines.slice(0, MOST_LINES - 1), more.length > 0 ? `${last} …` : last], size: 60 };
}

function wrapped(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, 700, size) > ROOM) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** The text, cut where it would leave the picture. */
function fitting(text: string, weight: Weight, size: number): string {
  if (widthOf(text, weight, size) <= ROOM) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, weight, size) > ROOM) letters.pop();
  return `${letters.join('')}…`;
}
