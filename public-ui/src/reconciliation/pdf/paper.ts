import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** Letter, in points. */
const SIZE: [number, number] = [612, 792];
const [WIDTH, HEIGHT] = SIZE;
export const MARGIN = 54;
export const RIGHT = WIDTH - MARGIN;
/** From one line to the next. */
export const LINE = 16;
const BOTTOM = HEIGHT - MARGIN;

interface Type {
  readonly size?: number;
  readonly bold?: boolean;
}

/** Letters whose stroke is no accent that could be taken off. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** What stands over the letter before it, or is not seen at all. */
const NO_LETTER = /[\p{M}\p{Cf}]/gu;

/**
 * In letters that the font has: others lose their accent, and those of other scripts become question marks. An accent that
 * was typed as a character of its own belongs to its letter.
 */
function written(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const nearest = (character: string) => {
    const [plain = ''] = (STROKED[character] ?? character).normalize('NFKD');
    return [character, plain].find(has) ?? '?';
  };
  return [...text.normalize('NFC').replaceAll(NO_LETTER, '')].map(nearest).join('');
}

/** Pages of text and lines, written from top to bottom. */
export class Paper {
  readonly #document: PDFDocument;
  readonly #regular: PDFFont;
  readonly #bold: PDFFont;
  #page: PDFPage;
  /** From the top of the page. */
  #y = MARGIN;

  private constructor(document: PDFDocument, [regular, bold]: readonly [PDFFont, PDFFont]) {
    this.#document = document;
    this.#regular = regular;
    this.#bold = bold;
    this.#page = document.addPage(SIZE);
  }

  static async begin(title: string): Promise<Paper> {
    const document = await PDFDocument.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    const fonts = [StandardFonts.Helvetica, StandardFonts.HelveticaBold] as const;
    const [regular, bold] = await Promise.all(fonts.map((font) => document.embedFont(font)));
    if (!regular || !bold) throw new Error('the fonts of every PDF are missing');
    return new Paper(document, [regular, bold]);
  }

  /** Goes down; to the next page where so much more is not left on this one. Answers whether it did. */
  down(by: number): boolean {
    this.#y += by;
    if (this.#y <= BOTTOM) return false;
    this.#page = this.#document.addPage(SIZE);
    this.#y = MARGIN;
    return true;
  }

  text(x: number, text: string, { size = 10, bold = false }: Type = {}): void {
    const font = bold ? this.#bold : this.#regular;
    this.#page.drawText(written(text, font), { x, y: HEIGHT - this.#y, size, font });
  }

  /** Words over as many lines as it takes to end before `end`; the last of them is where the paper goes on. */
  words(x: number, text: string, end: number, type: Type = {}): void {
    let line = '';
    for (const word of text.split(/\s+/).flatMap((each) => this.#parted(each, end - x, type))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && x + this.#width(longer, type) > end) {
        this.text(x, line, type);
        this.down(LINE);
        line = word;
      } else line = longer;
    }
    this.text(x, line, type);
  }

  /** As much of a text as ends before `end`. */
  fit(x: number, text: string, end: number): void {
    const fits = (most: number) => x + this.#width(text.slice(0, most), {}) <= end;
    let most = text.length;
    while (most > 0 && !fits(most)) most -= 1;
    this.text(x, most < text.length ? `${text.slice(0, most - 1)}…` : text);
  }

  /** A word in parts none of which is wider than this. */
  #parted(word: string, room: number, type: Type): readonly string[] {
    const parts: string[] = [];
    let part = '';
    for (const letter of word) {
      if (part !== '' && this.#width(part + letter, type) > room) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  }

  #width(text: string, { size = 10, bold = false }: Type): number {
    const font = bold ? this.#bold : this.#regular;
    return font.widthOfTextAtSize(written(text, font), size);
  }

  /** A text that ends at the right margin. */
  amount(text: string, type: Type = {}): void {
    this.text(RIGHT - this.#width(text, type), text, type);
  }

  /** A line below what was written last. */
  rule(): void {
    const y = HEIGHT - this.#y - 5;
    this.#page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 0.5 });
  }

  file(): Promise<Uint8Array> {
    return this.#document.save();
  }
}
