/** Names whose letters were lost or mistaken before they came here, which no reader can put right. */

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

/** What is wrong with the letters of a cell. */
export function letterFault(cell: string): string | undefined {
  if (/[\r\n]/.test(cell)) return 'has a line break inside its quotes';
  if (cell.includes(LOST)) return 'has letters that were lost when the file was saved';
  if (isMistaken(cell)) return 'has garbled letters: the file was saved with another encoding';
  return undefined;
}
