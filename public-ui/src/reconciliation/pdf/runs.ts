import bidiFactory from 'bidi-js';
import type { Face } from './faces.ts';

/** Characters of one face and direction; a face with shaping rules joins and reorders them itself. */
interface Run {
  text: string;
  readonly face: Face;
  readonly level: number;
}

const bidi = bidiFactory();

/** Letters whose stroke is no combining accent. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };
/** Invisible characters, without the two joiners, which shape their neighbours. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
/** Written with the letter before it. */
const BELONGS = /[\p{M}\u200c\u200d]/u;

const knows = (face: Face, character: string) => face.has.has(character.codePointAt(0) ?? 0);

/** Face of a character and how it is written: without its accent, or as a question mark, where no face has it. */
function choose(character: string, faces: readonly Face[], before: Face | undefined): [string, Face] | null {
  const belongs = BELONGS.test(character);
  if (belongs && before && knows(before, character)) return [character, before];
  const [standard] = faces;
  if (!standard) return null;
  const face = faces.find((one) => knows(one, character));
  if (face) return [character, face];
  if (belongs) return null;
  const [plain = ''] = (STROKED[character] ?? character).normalize('NFKD');
  return [knows(standard, plain) ? plain : '?', standard];
}

/** Runs from left to right (Unicode bidi). The first face is the standard one. */
function runs(text: string, faces: readonly Face[]): readonly Run[] {
  const plain = text.normalize('NFC').replaceAll(UNSEEN, '');
  const { levels } = bidi.getEmbeddingLevels(plain, 'ltr');
  const found: Run[] = [];
  let at = 0;
  for (const character of plain) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = found.at(-1);
    const chosen = choose(character, faces, last?.face);
    if (!chosen) continue;
    if (last && last.face === chosen[1] && last.level === level) last.text += chosen[0];
    else found.push({ text: chosen[0], face: chosen[1], level });
  }
  return turned(found);
}

/** Reverses runs from the deepest level outwards. */
function turned(logical: readonly Run[]): readonly Run[] {
  const visual = [...logical];
  for (let level = Math.max(0, ...logical.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < visual.length; from += 1) {
      const end = visual.findIndex((run, index) => index >= from && run.level < level);
      const count = (end < 0 ? visual.length : end) - from;
      visual.splice(from, count, ...visual.slice(from, from + count).reverse());
      from += count;
    }
  return visual;
}

const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((one) => bidi.getMirroredCharacter(one) ?? one)
    .join('');

export function written(
  text: string,
  faces: readonly Face[],
): readonly { readonly text: string; readonly face: Face }[] {
  return runs(text, faces).map(({ text: own, face, level }) => ({
    text: face.places === undefined && level % 2 === 1 ? mirrored(own) : own,
    face,
  }));
}

export function wide({ text, face }: { readonly text: string; readonly face: Face }, size: number): number {
  const places = face.places?.(text);
  if (!places) return face.font.widthOfTextAtSize(text, size);
  return size * places.reduce((sum, { advance }) => sum + advance, 0);
}
