import { pdfText } from './encoding.ts';

/** Letter, in points. */
const WIDTH = 612;
const HEIGHT = 792;
export const MARGIN = 54;
export const RIGHT = WIDTH - MARGIN;
const BOTTOM = HEIGHT - MARGIN;

/** Widths of what amounts are written with, in thousandths of the font's size; digits are as wide as a dollar sign. */
const NARROW: Readonly<Record<string, number>> = { ',': 278, '.': 278, '-': 333 };
const DIGIT = 556;

const widthOf = (amount: string, size: number): number =>
  [...amount].reduce((sum, character) => sum + (NARROW[character] ?? DIGIT), 0) * (size / 1_000);

interface Type {
  readonly size?: number;
  readonly bold?: boolean;
}

/** Pages of text and lines, written from top to bottom, as a PDF of the standard fonts. */
export class Paper {
  readonly #title: string;
  readonly #pages: string[][] = [[]];
  /** From the top of the page. */
  #y = MARGIN;

  constructor(title: string) {
    this.#title = title;
  }

  /** Goes down; to the next page where so much more is not left on this one. Answers whether it did. */
  down(by: number): boolean {
    this.#y += by;
    if (this.#y <= BOTTOM) return false;
    this.#pages.push([]);
    this.#y = MARGIN;
    return true;
  }

  text(x: number, text: string, { size = 10, bold = false }: Type = {}): void {
    const font = bold ? 'F2' : 'F1';
    this.#draw(`BT /${font} ${size} Tf ${x.toFixed(1)} ${HEIGHT - this.#y} Td ${pdfText(text)} Tj ET`);
  }

  /** An amount that ends at the right margin. */
  amount(amount: string, type: Type = {}): void {
    this.text(RIGHT - widthOf(amount, type.size ?? 10), amount, type);
  }

  /** A line below what was written last. */
  rule(): void {
    const y = HEIGHT - this.#y - 5;
    this.#draw(`0.5 w ${MARGIN} ${y} m ${RIGHT} ${y} l S`);
  }

  #draw(operation: string): void {
    this.#pages.at(-1)?.push(operation);
  }

  /** All of it is ASCII: places in the file are places in the text. */
  file(): string {
    const first = 6;
    const pages = this.#pages.map((_, index) => `${first + 2 * index} 0 R`);
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return assembled([
      '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
      `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      `<< /Title ${pdfText(this.#title)} >>`,
      ...this.#pages.flatMap((operations, index) => pageOf(operations.join('\n'), first + 2 * index + 1)),
    ]);
  }
}

const pageOf = (content: string, at: number): string[] => [
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${at} 0 R ` +
    '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
];

/** The objects, numbered from one, and where each of them begins. */
function assembled(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
