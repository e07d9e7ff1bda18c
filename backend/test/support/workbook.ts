import { strFromU8, unzipSync } from 'fflate';

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The sheets of an XLSX file that the product wrote: rows of texts and numbers as they stand there, by the sheet's name. */
export function sheetsIn(file: Uint8Array): ReadonlyMap<string, readonly (string | number | null)[][]> {
  const parts = unzipSync(file);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    unescaped([...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('')),
  );
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*?name="(.*?)"/g)].map(([, name = '']) =>
    unescaped(name),
  );
  return new Map(
    names.map((name, index) => {
      const xml = read(`xl/worksheets/sheet${index + 1}.xml`);
      const rows = [...xml.matchAll(/<row [^>]*?>(.*?)<\/row>/gs)].map(([, row = '']) => {
        const cells: (string | number | null)[] = [];
        for (const [, attributes = '', held = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
          const [, at = ''] = /r="([A-Z]+)/.exec(attributes) ?? [];
          const column = [...at].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
          while (cells.length < column) cells.push(null);
          const [, value] = /<v>(.*?)<\/v>/.exec(held) ?? [];
          const isText = attributes.includes('t="s"');
          cells.push(value === undefined ? null : isText ? (shared[Number(value)] ?? null) : Number(value));
        }
        return cells;
      });
      return [name, rows];
    }),
  );
}
