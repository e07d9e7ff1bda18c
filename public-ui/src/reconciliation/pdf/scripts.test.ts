import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Paper } from './paper.ts';
import { fontFile } from './testing/fontFile.ts';

const decoded = (stream: unknown) =>
  stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : '';

/** What each code of a font means, as a reader that copies or searches the text takes it. */
function meanings(font: PDFDict): ReadonlyMap<string, string> {
  const pairs = decoded(font.lookup(PDFName.of('ToUnicode'))).matchAll(/<([0-9a-f]{4})> <([0-9a-f]*)>/gi);
  return new Map(
    [...pairs].map(([, code = '', hex = '']) => [
      code.toLowerCase(),
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

/** A text that was written on paper, read from the file as it stands from left to right. */
async function readBack(text: string): Promise<string> {
  const paper = await Paper.begin('', text);
  paper.text(50, text);
  const bytes = await paper.file();
  const file = await PDFDocument.load(bytes);
  const { node } = file.getPage(0);
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = node.Contents();
  const content = (contents instanceof PDFArray ? contents.asArray() : [contents])
    .map((one) => decoded(file.context.lookup(one)))
    .join('\n');
  return content
    .split(/(?=\/\S+ \S+ Tf)/)
    .map((part) => {
      const [, name = ''] = /^\/(\S+) /.exec(part) ?? [];
      const hex = [...part.matchAll(/<([0-9a-f]+)> Tj/gi)].map(([, code = '']) => code).join('');
      const font = name === '' ? undefined : fonts?.lookup(PDFName.of(name), PDFDict);
      if (!font?.has(PDFName.of('ToUnicode'))) return Buffer.from(hex, 'hex').toString('latin1');
      const means = meanings(font);
      return (hex.toLowerCase().match(/.{4}/g) ?? []).map((code) => means.get(code) ?? '\ufffd').join('');
    })
    .join('');
}

const reversed = (text: string) => [...text].reverse().join('');

describe('names of any script in a PDF', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fontFile);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    'Иван Петров',
    '王 伟',
    '김민준',
    'さくら 田中',
    'สมชาย ใจดี',
    'Ελένη Παππά',
    'Joy 🎾 Smile',
    'Łukasz Őry',
    'Nguyễn Thị Ánh',
    'José',
  ])('writes %s so that it can be read, searched and copied', async (name) => {
    expect(await readBack(name)).toBe(name);
  });

  it.each(['שרה לוי', 'محمد علي'])('writes %s from right to left', async (name) => {
    expect(await readBack(name)).toBe(reversed(name));
    expect(await readBack(`For ${name} (umpire)`)).toBe(`For ${reversed(name)} (umpire)`);
  });

  it('joins Arabic letters by what stands beside them', async () => {
    const paper = await Paper.begin('', 'محمد');
    const alone = [...'محمد'].reduce((sum, letter) => sum + paper.width(letter), 0);
    expect(paper.width('محمد')).not.toBeCloseTo(alone, 1);
  });
});
