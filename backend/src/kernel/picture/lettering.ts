import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Outline } from './canvas.ts';

export type Weight = 400 | 700;

/** Alphabets that are read from left to right, letter by letter. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const CURVE_STEPS = 6;

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

function fontOf(part: string, weight: Weight): Font {
  const file = `@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff`;
  const font = fonts.get(file) ?? (create(readFileSync(require.resolve(file))) as Font);
  fonts.set(file, font);
  return font;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/** The text in pieces of one font; null where no font has one of its characters. */
function runsOf(text: string, weight: Weight): readonly Run[] | null {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += character;
      continue;
    }
    const part = PARTS.find((one) => fontOf(one, weight).hasGlyphForCodePoint(code));
    if (part === undefined) return null;
    runs.push({ font: fontOf(part, weight), text: character });
  }
  return runs;
}

export const canLetter = (text: string): boolean => runsOf(text, 700) !== null;

/** Width in pixels at this size. */
export const widthOf = (text: string, weight: Weight, size: number): number =>
  (runsOf(text, weight) ?? []).reduce(
    (sum, { font, text: piece }) => sum + (font.layout(piece).advanceWidth * size) / font.unitsPerEm,
    0,
  );

interface Place {
  readonly x: number;
  /** Of the line the letters stand on. */
  readonly y: number;
  readonly size: number;
}

/** Outlines of a text that begins at this place. */
export function lettered(text: string, weight: Weight, { x, y, size }: Place): readonly Outline[] {
  const outlines: Outline[] = [];
  let left = x;
  for (const { font, text: piece } of runsOf(text, weight) ?? []) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece);
    glyphs.forEach((glyph, at) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
      for (const outline of outlinesOf(glyph.path.commands))
        outlines.push(
          outline.map(([px, py]) => [left + (px + xOffset) * scale, y - (py + yOffset) * scale] as const),
        );
      left += xAdvance * scale;
    });
  }
  return outlines;
}

type Commands = readonly { readonly command: string; readonly args: readonly number[] }[];

/** Curves as short lines. */
function outlinesOf(commands: Commands): readonly Outline[] {
  const outlines: (readonly [number, number])[][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') outlines.push([]);
    const outline = outlines.at(-1);
    if (!outline) continue;
    const [x = 0, y = 0] = args.slice(-2);
    const [fromX, fromY] = outline.at(-1) ?? [x, y];
    const steps = args.length > 2 ? CURVE_STEPS : 1;
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      outline.push([
        curveAt([fromX, ...args.filter((_, at) => at % 2 === 0)], t),
        curveAt([fromY, ...args.filter((_, at) => at % 2 === 1)], t),
      ]);
    }
  }
  return outlines;
}

/** A Bézier curve of any degree at `t`, by de Casteljau's construction. */
function curveAt(points: readonly number[], t: number): number {
  if (points.length === 1) return points[0] ?? 0;
  return curveAt(
    points.slice(1).map((point, at) => (points[at] ?? 0) * (1 - t) + point * t),
    t,
  );
}
