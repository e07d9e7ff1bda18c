/** The characters of PDF's standard fonts, each with its byte. */
const BYTES = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);

/** Letters whose stroke is no accent that could be taken off. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** A character that the fonts have not is written without its accent; one of another script as a question mark. */
function byteOf(character: string): number {
  const [plain = ''] = (STROKED[character] ?? character).normalize('NFKD');
  return BYTES.get(character) ?? BYTES.get(plain) ?? BYTES.get('?') ?? 0;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A text as PDF takes it: in hexadecimal digits no character needs to be escaped. */
export const pdfText = (text: string): string => `<${[...text].map(byteOf).map(hex).join('')}>`;
