import type { SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { NEW_TOURNAMENT, type NO_COORDINATOR } from '@courtcrew/domain/tournaments/fields.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { describe, expect, it } from 'vitest';
import { differInHtml, hasName, valuesOf } from './values.ts';

const nobody = { name: null, email: null, phone: null };

const row: SetupRow = {
  ...NEW_TOURNAMENT,
  tid: 't1',
  status: 'draft',
  zone: 'US/Eastern',
  num_of_courts: 0,
  name: 'Desert Classic',
  facility: 'West',
  start: '2027-03-05',
  lat: 33.4,
  certified_amount: 12.5,
  linked: false,
  procedures: '',
  invoiced: false,
  parent_tournament: null,
  courts: [],
  version: 3,
  changed_at: '2026-11-01T10:00:00.000Z',
  changed_by: null,
  ...contacts('referee'),
  ...contacts('line'),
  ...contacts('volunteer'),
};

function contacts<Section extends 'referee' | 'line' | 'volunteer'>(section: Section) {
  type Key = `${Section}_coordinator_${keyof typeof NO_COORDINATOR}`;
  const entries = Object.entries(nobody).map(([key, value]) => [`${section}_coordinator_${key}`, value]);
  return Object.fromEntries(entries) as Record<Key, null>;
}

describe('the values of the setup form', () => {
  it('show nothing where there is nothing, and money with its cents', () => {
    expect(valuesOf(row)).toMatchObject({
      start: '2027-03-05',
      end_date: '',
      lat: '33.4',
      long: '',
      referee_coordinator_email: '',
      certified_amount: '12.50',
      level_one_amount: '',
      facility: 'West',
      num_of_chair_ump: '1',
    });
  });

  it('send only what was changed', () => {
    const before = valuesOf(row);
    expect(changesOf(before, { ...before, name: 'Desert Open', text: false, end_date: '' })).toEqual({
      name: 'Desert Open',
      text: false,
    });
  });

  it('tell the editors when a text was replaced from outside', () => {
    const before = valuesOf(row);
    expect(differInHtml(before, { ...before, name: 'Other' })).toBe(false);
    expect(differInHtml(before, { ...before, utr_referee: '<p>Be early.</p>' })).toBe(true);
  });

  it.each([
    ['abc', false],
    ['abc ', false],
    ['abcd', true],
  ])('offer to save the name "%s": %s', (name, offered) => {
    expect(hasName(name)).toBe(offered);
  });
});
