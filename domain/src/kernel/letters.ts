/** Encodings are detected by content: plain text does not name its own. */

const UNICODE = ['utf-8', 'utf-16le', 'utf-16be'] as const;

/** Encodings that spreadsheets on Windows and Macs save plain text in. */
const SINGLE_BYTE = ['windows-1252', 'macintosh', 'windows-1250'] as const;

export interface Reading {
  readonly encoding: (typeof SINGLE_BYTE)[number] | (typeof UNICODE)[number];
  readonly text: string;
}

export interface FileText {
  /** Best first; several where encodings yield different letters. */
  readonly readings: readonly Reading[];
  /** The first is clearly the best. */
  readonly isSure: boolean;
}

/** Non-ASCII letters that occur together in the names of one language. */
const ALPHABETS = [
  'áéíóúüñ',
  'àâæçéèêëîïôœùûüÿ',
  'äöüß',
  'áâãàçéêíóôõúü',
  'àèéìíîòóùú',
  'åäöæøéü',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'čćđšžë',
  'ăâîșțşţ',
].map((letters) => new Set(letters));

const WORDS = /[\p{L}\p{M}\p{N}\p{S}ºª’'´`¨¸]+/gu;

/** Whether a word is plausible: letters of one language, capitals only where names have them. */
function isWord(word: string): boolean {
  const foreign = [...word.toLowerCase()].filter((letter) => letter > '\x7f' && letter !== '’');
  if (foreign.some((letter) => !/\p{L}/u.test(letter)))
    return /^[€£]?[\d.,]+[€£ºª]?$|^\p{L}+\.?[ºª]$/u.test(word);
  const isCased = /^(\p{Lu}?\p{Ll}+|\p{Lu}+|(\p{Lu}[’']?\p{Ll}*)+)$/u.test(word.replace(/\p{Lu}[’']/gu, ''));
  return isCased && ALPHABETS.some((letters) => foreign.every((letter) => letters.has(letter)));
}

const foreignWords = (text: string): readonly string[] =>
  (text.match(WORDS) ?? []).filter((word) => /\P{ASCII}/u.test(word));

/** Counts symbols that hint at another encoding; marks usual beside words do not. */
const misplaced = (text: string): number =>
  (text.match(/[\u0080-\u009f\ufffd]|(?<=\p{L})[–—“‘•…†‡‰‹](?=\p{L})/gu) ?? []).length;

/** Lines that are looked at: of more, the first show well enough what they are written in. */
const LINES = 2_000;
const foreignLines = (text: string): string =>
  (text.match(/[^\n]{0,500}\P{ASCII}[^\n]{0,500}/gu) ?? []).slice(0, LINES).join('\n');

function faultsOf(whole: string): number {
  const text = foreignLines(whole);
  return foreignWords(text).filter((word) => !isWord(word)).length + misplaced(text);
}

/** Sample words that show whether the encoding is right. */
export const sampleOf = ({ text }: Reading): readonly string[] =>
  [...new Set(foreignLines(text).match(/[^\s,;"]*\P{ASCII}[^\s,;"]*/gu) ?? [])].slice(0, 4);

function decoded(bytes: Uint8Array, encoding: Reading['encoding']): Reading | undefined {
  try {
    return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 by zeros in every second byte. */
function utf16Of(bytes: Uint8Array): Reading['encoding'] | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  bytes.subarray(0, 65_536).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  });
  if (zeros[0] + zeros[1] === 0) return undefined;
  return zeros[0] < zeros[1] ? 'utf-16le' : 'utf-16be';
}

/** The readings of a file. @throws where no encoding makes a text of it */
export function lettersOf(bytes: Uint8Array): FileText {
  const unicode = decoded(bytes, utf16Of(bytes) ?? 'utf-8');
  if (unicode) return { readings: [unicode], isSure: true };
  const rated = SINGLE_BYTE.flatMap((encoding) => decoded(bytes, encoding) ?? [])
    .map((reading) => ({ reading, faults: faultsOf(reading.text) }))
    .sort((a, b) => a.faults - b.faults);
  const different = rated.filter(
    ({ reading }, index) => rated.findIndex((other) => other.reading.text === reading.text) === index,
  );
  const [best, next] = different;
  if (!best) throw new Error('The file is not a text');
  return {
    readings: different.map(({ reading }) => reading),
    isSure: best.faults === 0 && (next === undefined || next.faults > 0),
  };
}

const LOST = '\ufffd';

/** The bytes of Windows-1252 by their letters; it leaves out no letter that Latin-1 has. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte] as const;
  }),
);

/** Runs of letters that are UTF-8 read as another encoding, as `JosÃ©` is of `José`. */
function isMistaken(cell: string): boolean {
  return [...cell.matchAll(/\P{ASCII}{2,4}/gu)].some(([run]) => {
    const bytes = [...run].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0));
    if (bytes.some((byte) => byte > 255)) return false;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
      return true;
    } catch {
      return false;
    }
  });
}

/** What is wrong with a text whose letters were lost or mistaken before it came here, which no reader can put right. */
export function letterFault(text: string): string | undefined {
  if (text.includes(LOST)) return 'has letters that were lost when the file was saved';
  return isMistaken(text) ? 'has garbled letters: the file was saved with another encoding' : undefined;
}
