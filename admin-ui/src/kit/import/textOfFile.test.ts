import { expect, it } from 'vitest';
import { textOfFile } from './textOfFile.ts';

const NAMES = 'first,last\r\nJosé,Núñez';
const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const singly = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const doubly = (text: string): number[] => singly(text).flatMap((code) => [code & 255, code >> 8]);

it.each([
  ['UTF-8', utf8(NAMES)],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8(NAMES)]],
  ['the alphabet of Windows', singly(NAMES)],
  ['Unicode text of a spreadsheet', [0xff, 0xfe, ...doubly(NAMES)]],
])('reads names as they were saved in %s', async (_, bytes) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(NAMES);
});
