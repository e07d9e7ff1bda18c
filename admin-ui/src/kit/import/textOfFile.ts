/** Nothing else begins with these two bytes: a spreadsheet's "Unicode text". */
const isUtf16 = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xfe;

/**
 * What a file says, in whichever letters it was saved. Spreadsheets on Windows save plain CSV in the alphabet of Windows:
 * read as UTF-8, José would be entered as a name with a hole in it.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
