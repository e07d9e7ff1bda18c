import { describe, expect, test } from 'vitest';
import { tournamentEdit } from './contract/setup.ts';
import { coordinatorsOf, FIELD_NAMES, fieldsOf, NEW_TOURNAMENT, tournamentFields } from './fields.ts';

const parsed = (form: object) => fieldsOf(tournamentEdit.parse(form));
const refused = (form: object) => tournamentEdit.safeParse(form).error?.issues.map(({ message }) => message);

describe('a form', () => {
  test('speaks of fields by their own names and by those of the documents', () => {
    expect(parsed({ numOfReferee: '3', postPaid: 1, end: '3/9/2026', zone: 'UTC' })).toEqual({
      num_of_referee: 3,
      referee_post_pay: true,
      end_date: '2026-03-09',
      time_zone: 'UTC',
    });
  });

  test('means the field by its own name when it says both', () => {
    expect(parsed({ zone: 'UTC', time_zone: 'US/Samoa' })).toEqual({ time_zone: 'US/Samoa' });
  });

  test('leaves fields empty with an empty text or nothing', () => {
    expect(parsed({ location: null, url: '', facility: '', lat: '', start: '', pr1_amount: '' })).toEqual({
      location: '',
      url: '',
      facility: null,
      lat: null,
      start: null,
      pr1_amount: 0,
    });
    expect(parsed({ description: null, about: null, facility: null, pr1_amount: null })).toEqual({
      description: '',
      about: '',
      facility: null,
      pr1_amount: 0,
    });
  });

  test('writes money in dollars, which are kept in cents', () => {
    expect(parsed({ certified_amount: '12.50', pr2_amount: 0.29 })).toEqual({
      certified_amount: 1250,
      pr2_amount: 29,
    });
    expect(refused({ certified_amount: '12.505' })).toEqual(['must be an amount like 12.50']);
    expect(refused({ certified_amount: -1 })).toHaveLength(1);
  });

  test('gives links that lead to the web', () => {
    expect(parsed({ url: 'www.example.org/cup' })).toEqual({ url: 'https://www.example.org/cup' });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'JAVASCRIPT:x'])
      expect(refused({ url })).toEqual(['must be a web address']);
  });

  test('places the venue on earth', () => {
    expect(parsed({ lat: '25.76', long: -80.19 })).toEqual({ lat: 25.76, long: -80.19 });
    expect(refused({ lat: '0x10', long: '1e1' })).toEqual([
      'must be a number from -90 to 90',
      'must be a number from -180 to 180',
    ]);
    expect(refused({ lat: 91 })).toEqual(['must be a number from -90 to 90']);
    expect(refused({ long: 'west' })).toEqual(['must be a number from -180 to 180']);
  });

  test('names coordinators by section', () => {
    const form = tournamentEdit.parse({
      line_coordinator_email: 'cy@example.org',
      volunteer_coordinator_name: null,
    });
    expect(coordinatorsOf(form)).toEqual({ line: { email: 'cy@example.org' }, volunteer: { name: '' } });
  });
});

test('a new tournament has a value in every field', () => {
  expect(Object.keys(NEW_TOURNAMENT).sort()).toEqual([...FIELD_NAMES].sort());
  const { certified_amount: _, ...rest } = NEW_TOURNAMENT;
  expect(tournamentFields.partial().parse(rest)).toEqual(rest);
});
