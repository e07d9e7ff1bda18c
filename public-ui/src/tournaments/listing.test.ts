import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { describe, expect, it } from 'vitest';
import { fitting } from './listing.ts';

const row = (name: string, location: string, facility: string | null): ListingRow => ({
  tid: name,
  name,
  location,
  facility,
  organization: 'app',
  country: 'usa',
  lat: null,
  long: null,
  start: '2026-03-07',
  end_date: '2026-03-09',
  time_zone: 'US/Mountain',
  status: 'active',
  about: '',
  url: '',
  referee: true,
  line: false,
  volunteer: false,
  num_of_courts: 8,
});

const ROWS = [
  row('Mesa Open', 'Mesa, AZ', 'West'),
  row('Bay Classic', 'San José, CA', 'West'),
  row('Lake Masters', 'Chicago, IL', 'Central'),
  row('Somewhere', '', null),
];

const found = (q: string, region = 'All') => fitting(ROWS, { q, region }).map(({ name }) => name);

describe('a listing', () => {
  it('finds by name and by location, whatever the case and the accents', () => {
    expect(found('MESA')).toEqual(['Mesa Open']);
    expect(found('san jose')).toEqual(['Bay Classic']);
  });

  it('finds by the name of a state, and by Saint and Fort however they are written', () => {
    expect(found('arizona')).toEqual(['Mesa Open']);
    const rows = [row('Bayfront', 'St. Petersburg, FL', null), row('Glades', 'Fort Lauderdale, FL', null)];
    const names = (q: string) => fitting(rows, { q, region: 'All' }).map(({ name }) => name);
    expect(names('Florida')).toEqual(['Bayfront', 'Glades']);
    for (const q of ['saint petersburg', 'St Petersburg', 'st. petersburg'])
      expect(names(q)).toEqual(['Bayfront']);
    for (const q of ['ft lauderdale', 'Ft. Lauderdale', 'fort']) expect(names(q)).toEqual(['Glades']);
  });

  it('wants every word, in any order', () => {
    expect(found('chicago lake')).toEqual(['Lake Masters']);
    expect(found('chicago bay')).toEqual([]);
  });

  it('narrows to a region, and All is none', () => {
    expect(found('', 'West')).toEqual(['Mesa Open', 'Bay Classic']);
    expect(found('')).toHaveLength(4);
  });

  it('joins text and region', () => expect(found('open', 'East')).toEqual([]));
});
