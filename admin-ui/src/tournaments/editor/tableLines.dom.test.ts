// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tableLines } from './tableLines.ts';

it.each([
  ['<p>No table</p>', '<p>No table</p>'],
  [
    '<p>Hours</p><table><tbody><tr><th>Day</th><th>Start</th></tr><tr><td><p>Mon</p></td><td><a href="/x">7:00</a></td></tr></tbody></table>',
    '<p>Hours</p><p>Day · Start</p><p> Mon · <a href="/x">7:00</a></p>',
  ],
  ['<table><tr><td>a</td><td></td><td>b</td></tr></table>', '<p>a · b</p>'],
  [
    '<table><tr><td>out<table><tr><td>in</td><td>ner</td></tr></table></td></tr></table>',
    '<p>out in · ner </p>',
  ],
])('makes a line of each row of %s', (html, lines) => {
  expect(tableLines(html).replaceAll(/ +/g, ' ')).toBe(lines);
});
