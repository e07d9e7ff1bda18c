import type { ShiftWithPeople, Spot } from '@courtcrew/domain/roster/shapes.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, obstaclesTo } from './lines.ts';

const spot = (first: string, confirmed = false): Spot => ({
  spot_id: `row ${first}`,
  shift_id: `row ${first}`,
  ref_id: first,
  first,
  last: 'Lee',
  credentials: 'Certified',
  credentials_verified: true,
  confirmed,
  captain: false,
  slot: null,
  time: '2027-03-01T12:00:00.000Z',
});

function shift(
  sid: string,
  from: number,
  to: number,
  people: Partial<ShiftWithPeople> = {},
): ShiftWithPeople {
  const at = (hour: number) => `2027-03-06T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const { signup = [], waitlist = [] } = people;
  return {
    sid,
    tid: 't',
    kind: 'official',
    category: 'Referee',
    name: `Shift ${sid}`,
    description: '',
    start: at(from),
    end: at(to),
    start_time: at(from),
    end_time: at(to),
    date: '03/06/2027',
    start_text: '',
    time_zone: 'UTC',
    spots: 2,
    count: signup.length,
    confirmed_count: signup.filter(({ confirmed }) => confirmed).length,
    wait_spots: null,
    wait_count: waitlist.length,
    certified: null,
    level_two: null,
    level_one: null,
    none: null,
    wait_certified: null,
    wait_level_two: null,
    wait_level_one: null,
    wait_none: null,
    color: '#009CAE',
    pre_reg: false,
    signature_required: false,
    version: 1,
    ...people,
    signup,
    waitlist,
  };
}

const everything = { search: '', day: '', open: false, days: false };

describe('the shift list of the desk', () => {
  const morning = shift('m', 8, 12, { signup: [spot('Ann'), spot('Ben', true)], waitlist: [spot('Cy')] });
  const noon = shift('n', 11, 15, { signup: [spot('Dee')] });

  it('shows a shift, then who is confirmed, selected and applied', () => {
    expect(linesOf([morning], everything).map(({ key }) => key)).toEqual([
      'm',
      'row Ben',
      'row Ann',
      'row Cy',
    ]);
  });

  it('shows the whole shift of a person who is searched for', () => {
    expect(linesOf([morning, noon], { ...everything, search: 'cy l' })).toHaveLength(4);
  });

  it('leaves out full shifts when only free spots are asked for', () => {
    const shown = linesOf([morning, noon], { ...everything, open: true });
    expect(shown.flatMap((line) => (line.kind === 'shift' ? [line.key] : []))).toEqual(['n']);
  });

  it('names each day once above its shifts', () => {
    const kinds = linesOf([morning, noon], { ...everything, days: true }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'day')).toHaveLength(1);
    expect(kinds[0]).toBe('day');
  });
});

describe('what stands in the way of a shift', () => {
  it('is a seat at the same time, never an application', () => {
    const target = shift('t', 11, 14);
    const found = obstaclesTo(target, [
      target,
      shift('m', 8, 12, { signup: [spot('Ann')], waitlist: [spot('Cy')] }),
      shift('e', 14, 18, { signup: [spot('Eve')] }),
    ]);
    expect([...found]).toEqual([['Ann', { in: false, clash: 'Shift m' }]]);
  });

  it('is being in the shift already', () => {
    const target = shift('t', 11, 14, { waitlist: [spot('Cy')] });
    expect(obstaclesTo(target, [target]).get('Cy')).toEqual({ in: true, clash: null });
  });
});
