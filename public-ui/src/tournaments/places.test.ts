import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { placed } from './places.ts';

const at = (tid: string, lat: number | null, long: number | null): ListingRow => ({
  tid,
  name: tid,
  location: '',
  facility: null,
  organization: '',
  country: 'usa',
  lat,
  long,
  start: null,
  end_date: null,
  time_zone: 'UTC',
  sport: 'pickleball',
  status: 'active',
  about: '',
  url: '',
  referee: true,
  line: true,
  volunteer: true,
  num_of_courts: 0,
});

it('tournaments of one venue share a pin, and those without a place are listed apart', () => {
  const { places, unplaced } = placed([
    at('a', 41.881, -87.629),
    at('b', null, null),
    at('c', 33.42, -111.83),
    at('d', 41.8805, -87.6291),
    at('e', 0, 0),
  ]);
  expect(places.map(({ tournaments }) => tournaments.map(({ tid }) => tid))).toEqual([
    ['a', 'd'],
    ['c'],
    ['e'],
  ]);
  expect(unplaced.map(({ tid }) => tid)).toEqual(['b']);
});

afterEach(() => vi.unstubAllGlobals());

it('are sorted on phones of some years ago, too', () => {
  vi.stubGlobal('Map', class extends Map {});
  Object.defineProperty(Map, 'groupBy', { value: undefined });
  const { places, unplaced } = placed([at('a', 41.881, -87.629), at('b', null, null)]);
  expect(places).toMatchObject([{ tournaments: [{ tid: 'a' }] }]);
  expect(unplaced).toMatchObject([{ tid: 'b' }]);
});
