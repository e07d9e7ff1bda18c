import { escaped } from '../escaped.ts';

/** What ends a sentence does not belong to the address before it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

function linked(line: string): string {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    html += `${escaped(line.slice(end, index))}<a href="${escaped(address)}">${escaped(address)}</a>`;
    end = index + address.length;
  }
  return html + escaped(line.slice(end));
}

/** A plain text as HTML: its lines, and its addresses as links. Whatever looks like markup stays text. `dot` is an image that nobody sees. */
export const htmlOf = (text: string, dot?: string): string => {
  // Text isolates a name by signs, a document by its element.
  const isolates = { '\u2068': '<bdi>', '\u2069': '</bdi>' } as const;
  const lines = text
    .split(/\r?\n/)
    .map((line) => linked(line).replace(/[\u2068\u2069]/g, (sign) => isolates[sign as keyof typeof isolates]))
    .join('<br>\n');
  const image = dot === undefined ? '' : `<img src="${escaped(dot)}" width="1" height="1" alt="">`;
  return `<div style="font-family: sans-serif; line-height: 1.5">${lines}${image}</div>`;
};
