import { expect, it } from 'vitest';
import { lettersOf, sampleOf } from './letters.ts';

const read = (bytes: readonly number[]) => lettersOf(new Uint8Array(bytes));

/** The bytes of a text in an encoding of one byte a letter. */
function singly(text: string, encoding: string): readonly number[] {
  const letters = [
    ...new TextDecoder(encoding).decode(new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte))),
  ];
  return [...text].map((letter) => letters.indexOf(letter));
}
const doubly = (text: string, swapped = false): readonly number[] =>
  [...text].flatMap((letter) => {
    const pair = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
    return swapped ? pair.reverse() : pair;
  });

const NAMES = 'first,last\r\nJosé,Núñez\r\nSeán,O’Neil';
const utf8: readonly number[] = [...new TextEncoder().encode(NAMES)];

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16 with its mark', [0xff, 0xfe, ...doubly(NAMES)]],
  ['UTF-16 without', doubly(NAMES)],
  ['UTF-16 of the other order', doubly(NAMES, true)],
  ['Windows-1252', singly(NAMES, 'windows-1252')],
  ['Mac Roman', singly(NAMES, 'macintosh')],
])('reads names as they were saved in %s, and is sure of them', (_, bytes) => {
  const { readings, isSure } = read(bytes);
  expect(readings[0]?.text).toBe(NAMES);
  expect(isSure).toBe(true);
});

it.each([
  ['windows-1250', 'Dvořák,Škoda\nŁukasz,Wójcik\nKovács,Ernő'],
  ['windows-1252', 'Müller,Strauß\nBjørn,Ødegård\nÉlodie,François\nGonçalves,João'],
  ['macintosh', 'José,Muñoz “Jr”\nMÜLLER,Günther\nBjörn,Åkesson'],
])('tells %s from the others by what can be a name', (encoding, text) => {
  const { readings, isSure } = read(singly(text, encoding));
  expect({ ...readings[0], isSure }).toEqual({ encoding, text, isSure: true });
});

it('doubts where the same bytes are names in two encodings, and shows both', () => {
  const { readings, isSure } = read(singly('Muñoz', 'windows-1252'));
  expect(isSure).toBe(false);
  expect(readings.flatMap(sampleOf)).toEqual(expect.arrayContaining(['Muñoz', 'Muńoz']));
});

it('doubts where no encoding makes names of them', () => {
  expect(read([...utf8, 0xff, 0x41])).toMatchObject({ isSure: false });
});
