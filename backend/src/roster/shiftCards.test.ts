import { expect, test } from 'vitest';
import { shiftCards, shiftLines } from './shiftCards.ts';

const HOURS = { start: '2026-03-07T13:00:00.000Z', end: '2026-03-07T17:00:00.000Z' };
const line = (kind: 'official' | 'volunteer', category: string) =>
  ({ kind, category, name: 'Morning', status: 'Selected', ...HOURS }) as const;
const read = (language: 'en' | 'es', ...shifts: readonly ReturnType<typeof line>[]) =>
  shiftLines(shifts, 'US/Eastern', language);

test('a letter says what a shift is for in the language it is in; volunteers have names of their own', () => {
  const umpire = line('official', 'Chair Umpire');
  expect(read('en', umpire)).toEqual([
    'Sat, Mar 7, 8:00 AM - 12:00 PM EST  Morning (Chair Umpire): Selected',
  ]);
  expect(read('es', umpire)).toEqual([expect.stringContaining('Morning (Juez de silla): Seleccionado')]);
  expect(read('es', line('volunteer', 'Chair Umpire'))).toEqual([expect.stringContaining('(Chair Umpire)')]);
});

test.each([
  [{ location: 'Hall 4', lat: 32.7, long: -96.8 }, '32.7%2C-96.8', 'Place: Hall 4'],
  [{ location: 'Hall 4 & 5', lat: null, long: null }, 'Hall%204%20%26%205', 'Place: Hall 4 & 5'],
  [{ location: '', lat: null, long: null }, null, null],
])('a card has the place with a map of it, as far as it is known: %j', (known, map, place) => {
  const venue = { tid: 't1', time_zone: 'US/Eastern' as const, ...known };
  const [card] = shiftCards([line('volunteer', 'Parking')], venue)('en', 'https://courtcrew.test');
  const contact = 'https://courtcrew.test/signup/contactcoordinator?tid=t1&section=volunteer';
  expect(card).toMatchObject({ title: 'Morning (Parking)', state: 'Registered' });
  const links = card?.lines?.flat().flatMap((run) => (typeof run === 'string' ? [] : run.to));
  expect(links).toEqual([
    ...(map === null ? [] : [`https://www.google.com/maps/search/?api=1&query=${map}`]),
    contact,
  ]);
  expect(card?.lines?.flat().includes(place ?? '')).toBe(place !== null);
});
