// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

const read = (address: string) => readAddress(new URL(address, 'http://venue.local'));

it('the display is dark and speaks the browser’s language unless its address says otherwise', () => {
  expect(read('/public/boardDisplay/t1')).toEqual({ tid: 't1', scheme: 'dark', language: 'en' });
  expect(read('/public/boarddisplay/t1/?theme=light&lang=es')).toEqual({
    tid: 't1',
    scheme: 'light',
    language: 'es',
  });
});

it('an address without a readable tournament names none that exists', () => {
  expect(read('/public/boardDisplay').tid).toBe('');
  expect(read('/public/boardDisplay/%E0%A4%A').tid).toBe('%E0%A4%A');
});
