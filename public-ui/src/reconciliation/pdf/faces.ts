import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { Font } from 'fontkit';

/** Advance of each glyph, and its offset, in parts of the font size. */
type Places = readonly { readonly advance: number; readonly x: number; readonly y: number }[];

/** A font and its characters. */
export interface Face {
  readonly font: PDFFont;
  readonly has: ReadonlySet<number>;
  /** Only for embedded fonts: accents and dots are separate glyphs that the font positions. */
  readonly places?: (text: string) => Places;
}

/** Families in the order they are searched. Those of Chinese, Korean and Japanese names are by far the largest. */
const FAMILIES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-emoji',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-jp',
] as const;

const FOLDER = '../../../../node_modules/@fontsource';

/** Each family is split into files by script or frequency. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../node_modules/@fontsource/noto-*/files/*-400-normal.woff',
  { query: '?url', import: 'default', eager: true },
);
/** Characters by part of a family: `U+0460-052F,U+20B4`. */
const ranges = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../node_modules/@fontsource/noto-*/unicode.json',
  { import: 'default' },
);

const inRanges = (codes: string, character: number): boolean =>
  codes.split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return from <= character && character <= to;
  });

const faceOf = (font: PDFFont): Face => ({ font, has: new Set(font.getCharacterSet()) });

/** The faces every PDF reader has. */
export async function standardFaces(document: PDFDocument): Promise<readonly [Face, Face]> {
  const regular = faceOf(await document.embedFont(StandardFonts.Helvetica));
  return [regular, faceOf(await document.embedFont(StandardFonts.HelveticaBold))];
}

/** Faces for characters the standard ones lack; only used characters are embedded. */
export async function furtherFaces(
  document: PDFDocument,
  text: string,
  { has }: Face,
): Promise<readonly Face[]> {
  const missing = new Set([...text].map((one) => one.codePointAt(0) ?? 0).filter((code) => !has.has(code)));
  if (missing.size === 0) return [];
  const fontkit = await import('fontkit');
  document.registerFontkit(fontkit);
  const faces: Face[] = [];
  for (const family of FAMILIES) {
    if (missing.size === 0) break;
    const parts = Object.entries((await ranges[`${FOLDER}/${family}/unicode.json`]?.()) ?? {});
    for (const [part, codes] of parts) {
      if (![...missing].some((code) => inRanges(codes, code))) continue;
      const url =
        files[`${FOLDER}/${family}/files/${family}-${part.replaceAll(/[[\]]/g, '')}-400-normal.woff`];
      if (!url) continue;
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      const font = fontkit.create(bytes as Buffer) as Font;
      const has = new Set(font.characterSet);
      if (![...missing].some((code) => has.has(code))) continue;
      faces.push({
        font: await document.embedFont(bytes, { subset: true }),
        has,
        places: (written) =>
          font.layout(written).positions.map(({ xAdvance, xOffset, yOffset }) => ({
            advance: xAdvance / font.unitsPerEm,
            x: xOffset / font.unitsPerEm,
            y: yOffset / font.unitsPerEm,
          })),
      });
      for (const code of has) missing.delete(code);
    }
  }
  return faces;
}
