import {
  beginText,
  endText,
  PDFDocument,
  PDFHexString,
  type PDFPage,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import { type Face, furtherFaces, standardFaces } from './faces.ts';
import { wide, written } from './runs.ts';

/** Letter size, in points. */
const SIZE: [number, number] = [612, 792];
const [WIDTH, HEIGHT] = SIZE;
export const MARGIN = 54;
export const RIGHT = WIDTH - MARGIN;
export const LINE = 16;
const BOTTOM = HEIGHT - MARGIN;

interface Type {
  readonly size?: number;
  readonly bold?: boolean;
}

export class Paper {
  readonly #document: PDFDocument;
  readonly #regular: readonly Face[];
  readonly #bold: readonly Face[];
  #page: PDFPage;
  /** From the top of the page. */
  #y = MARGIN;

  private constructor(
    document: PDFDocument,
    [regular, bold]: readonly [Face, Face],
    further: readonly Face[],
  ) {
    this.#document = document;
    this.#regular = [regular, ...further];
    this.#bold = [bold];
    this.#page = document.addPage(SIZE);
  }

  /** A paper that can write all of `letters`, in any script. */
  static async begin(title: string, letters: string): Promise<Paper> {
    const document = await PDFDocument.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    const standard = await standardFaces(document);
    return new Paper(document, standard, await furtherFaces(document, letters.normalize('NFC'), standard[0]));
  }

  /** Moves down, to the next page where less than `by` is left. Returns whether it began one. */
  down(by: number): boolean {
    this.#y += by;
    if (this.#y <= BOTTOM) return false;
    this.#page = this.#document.addPage(SIZE);
    this.#y = MARGIN;
    return true;
  }

  text(x: number, text: string, { size = 10, bold = false }: Type = {}): void {
    let left = x;
    for (const run of written(text, this.#faces(text, bold))) {
      this.#run(left, run.text, run.face, size);
      left += wide(run, size);
    }
  }

  /** Only standard faces are bold: names that need another face have one weight. */
  #faces(text: string, bold: boolean): readonly Face[] {
    const standard = this.#bold[0]?.has;
    const all = [...text.normalize('NFC')].every((one) => standard?.has(one.codePointAt(0) ?? 0));
    return bold && all ? this.#bold : this.#regular;
  }

  #run(x: number, text: string, { font, places }: Face, size: number): void {
    const y = HEIGHT - this.#y;
    if (!places) {
      this.#page.drawText(text, { x, y, size, font });
      return;
    }
    const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
    let left = x;
    const glyphs = places(text).flatMap((place, index) => {
      const at = setTextMatrix(1, 0, 0, 1, left + place.x * size, y + place.y * size);
      left += place.advance * size;
      return [at, showText(PDFHexString.of(codes[index] ?? ''))];
    });
    const key = this.#page.node.newFontDictionary(font.name, font.ref);
    this.#page.pushOperators(beginText(), setFontAndSize(key, size), ...glyphs, endText());
  }

  /** Wraps words before `end`; the paper continues at their last line. */
  words(x: number, text: string, end: number, type: Type = {}): void {
    let line = '';
    for (const word of text.split(/\s+/).flatMap((each) => this.#parted(each, end - x, type))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && x + this.width(longer, type) > end) {
        this.text(x, line, type);
        this.down(LINE);
        line = word;
      } else line = longer;
    }
    this.text(x, line, type);
  }

  /** As much of a text as fits before `end`. */
  fit(x: number, text: string, end: number): void {
    const fits = (most: number) => x + this.width(text.slice(0, most), {}) <= end;
    let most = text.length;
    while (most > 0 && !fits(most)) most -= 1;
    this.text(x, most < text.length ? `${text.slice(0, most - 1)}…` : text);
  }

  /** Splits a word into parts no wider than `room`. */
  #parted(word: string, room: number, type: Type): readonly string[] {
    const parts: string[] = [];
    let part = '';
    for (const letter of word) {
      if (part !== '' && this.width(part + letter, type) > room) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  }

  width(text: string, { size = 10, bold = false }: Type = {}): number {
    const runs = written(text, this.#faces(text, bold));
    return runs.reduce((sum, run) => sum + wide(run, size), 0);
  }

  amount(text: string, type: Type = {}): void {
    this.text(RIGHT - this.width(text, type), text, type);
  }

  rule(): void {
    const y = HEIGHT - this.#y - 5;
    this.#page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 0.5 });
  }

  file(): Promise<Uint8Array> {
    return this.#document.save();
  }
}
