import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { describe, expect, it } from 'vitest';
import { activeFilters, fitting, LISTING_FILTER, type ListingWish, reachesBack } from './listing.ts';

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
  sport: 'pickleball',
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

const names = (rows: readonly ListingRow[], wish: Partial<ListingWish>) =>
  fitting(rows, { ...LISTING_FILTER, ...wish }).map(({ name }) => name);
const found = (q: string, region = 'All') => names(ROWS, { q, region });

describe('a listing', () => {
  it('finds by name and by location, whatever the case and the accents', () => {
    expect(found('MESA')).toEqual(['Mesa Open']);
    expect(found('san jose')).toEqual(['Bay Classic']);
  });

  it('finds by the name of a state, and by Saint and Fort however they are written', () => {
    expect(found('arizona')).toEqual(['Mesa Open']);
    const rows = [row('Bayfront', 'St. Petersburg, FL', null), row('Glades', 'Fort Lauderdale, FL', null)];
    const inFlorida = (q: string) => names(rows, { q });
    expect(inFlorida('Florida')).toEqual(['Bayfront', 'Glades']);
    for (const q of ['saint petersburg', 'St Petersburg', 'st. petersburg'])
      expect(inFlorida(q)).toEqual(['Bayfront']);
    for (const q of ['ft lauderdale', 'Ft. Lauderdale', 'fort']) expect(inFlorida(q)).toEqual(['Glades']);
  });

  it('wants every word, in any order', () => {
    expect(found('chicago lake')).toEqual(['Lake Masters']);
    expect(found('chicago bay')).toEqual([]);
  });

  it('narrows to a region, and All is none', () => {
    expect(found('', 'West')).toEqual(['Mesa Open', 'Bay Classic']);
    expect(found('')).toHaveLength(4);
  });

  it('narrows to a sport', () => {
    const rows = [row('Mesa Open', '', null), { ...row('Clay Open', '', null), sport: 'tennis' as const }];
    expect(names(rows, { sport: 'tennis' })).toEqual(['Clay Open']);
    expect(names(rows, {})).toHaveLength(2);
  });

  it('counts the filters that are on, a range of days once', () => {
    const counted = (wish: Partial<ListingWish>) => activeFilters({ ...LISTING_FILTER, ...wish });
    expect(counted({ q: 'open' })).toBe(0);
    expect(counted({ sport: 'tennis', region: 'West', from: '2026-03-01', to: '2026-03-09' })).toBe(3);
  });

  it('joins text and region', () => expect(found('open', 'East')).toEqual([]));

  it('keeps what has a day within a span, whichever end was typed first', () => {
    const rows = [
      ROWS[0] as ListingRow,
      { ...row('Later', '', null), start: '2026-05-01', end_date: null },
      { ...row('Someday', '', null), start: null, end_date: null },
    ];
    expect(names(rows, { from: '2026-03-09', to: '2026-03-31' })).toEqual(['Mesa Open']);
    expect(names(rows, { from: '2026-03-31', to: '2026-03-09' })).toEqual(['Mesa Open']);
    expect(names(rows, { from: '2026-03-10' })).toEqual(['Later']);
    expect(names(rows, { to: '2026-03-06' })).toEqual([]);
    expect(names(rows, {})).toHaveLength(3);
  });

  it('takes in what is over when the span reaches back', () => {
    expect(reachesBack({ from: '2026-03-01', to: '' }, '2026-03-02')).toBe(true);
    expect(reachesBack({ from: '2026-03-02', to: '2026-04-01' }, '2026-03-02')).toBe(false);
    expect(reachesBack({ from: '', to: '' }, '2026-03-02')).toBe(false);
  });

  it('keeps those that still need people', () => {
    const rows = [
      { ...row('Needs', '', null), wanted: ['line' as const] },
      { ...row('Full', '', null), wanted: [] },
    ];
    expect(names(rows, { need: true })).toEqual(['Needs']);
  });
});
