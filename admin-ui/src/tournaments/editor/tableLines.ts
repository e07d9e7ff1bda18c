const BLOCKS = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,br';

/** The same HTML with each row of a table as a paragraph: the editor knows no tables, and would run their cells together. */
export function tableLines(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Inner tables come after the outer ones that hold them.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    table.replaceWith(...[...table.querySelectorAll('caption,tr')].map(lineOf));
  }
  return body.innerHTML;
}

function lineOf(row: Element): HTMLParagraphElement {
  const line = document.createElement('p');
  const cells = row.matches('tr') ? [...row.children] : [row];
  for (const block of [...row.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(' ', ...block.childNodes, ' ');
  const filled = cells.filter(({ textContent }) => textContent.trim() !== '');
  for (const [place, cell] of filled.entries())
    line.append(...(place > 0 ? [' · '] : []), ...cell.childNodes);
  return line;
}
