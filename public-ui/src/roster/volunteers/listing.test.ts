import { describe, expect, it } from 'vitest';
import { NO_WISH } from '../signup/shiftWish.ts';
import { volunteerShift as shift } from '../testing/shifts.ts';
import { firstOpen, fitting, grouped, past, sharedCaptains } from './listing.ts';

const NOW = '2030-03-01T00:00:00.000Z';
const ALL = NO_WISH;

const gate = shift('s1', 'Gate A', { count: 1, needed: 1 });
const field = shift('s2', 'Field', { count: 2, state: 'full' });
const singing = shift('s3', 'Singing', { category_name: 'Anthem', count: 2, state: 'waitlist-only' });
const mine = shift('s4', 'Choir', { category_name: 'Anthem', count: 2, state: 'registered' });
const shifts = [gate, field, singing, mine];

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the shifts one finds', () => {
  it('are those whose own or whose category’s name holds the text, in any case', () => {
    expect(names(fitting(shifts, { ...ALL, q: ' gate ' }, NOW))).toEqual(['Gate A']);
    expect(names(fitting(shifts, { ...ALL, q: 'ANTHEM' }, NOW))).toEqual(['Singing', 'Choir']);
  });

  it('are on request only those one may enter, and one’s own', () => {
    expect(names(fitting(shifts, { ...ALL, open: true }, NOW))).toEqual(['Gate A', 'Singing', 'Choir']);
  });

  it('are those of one day', () => {
    const next = shift('s8', 'Gate B', { date: '03/06/2030' });
    expect(names(fitting([gate, next], { ...ALL, day: '03/06/2030' }, NOW))).toEqual(['Gate B']);
  });

  it('are not over', () => {
    expect(fitting(shifts, ALL, gate.end)).toEqual([]);
    expect(fitting(shifts, ALL, gate.start)).toHaveLength(shifts.length);
  });

  it('cannot be entered once they have begun, but for what is one’s own', () => {
    expect(names(fitting(shifts, { ...ALL, open: true }, gate.start))).toEqual(['Choir']);
    const [parking] = grouped(shifts, ({ category_name }) => category_name, gate.start);
    expect(parking).toMatchObject({ key: 'Parking', needed: 0, open: 0 });
  });

  it('are the past ones by their end and their name, in the order of time', () => {
    const late = shift('s9', 'Gate C', { start: '2030-03-05T13:00:00.000Z' });
    expect(past([...shifts, late], '', gate.start)).toEqual([]);
    expect(names(past([...shifts, late], 'gate', gate.end))).toEqual(['Gate C', 'Gate A']);
  });
});

describe('groups of shifts', () => {
  const groups = grouped(shifts, ({ category_name }) => category_name, NOW);

  it('say how many people they need, where one may enter, and where one is', () => {
    expect(groups).toMatchObject([
      { key: 'Parking', needed: 1, open: 1, own: 0 },
      { key: 'Anthem', needed: 0, open: 1, own: 1 },
    ]);
  });

  it('never need fewer than nobody, when the coordinator seated more than there are spots', () => {
    expect(grouped([shift('s5', 'Crowd', { spots: 1, count: 3 }), gate], () => '', NOW)).toMatchObject([
      { needed: 1 },
    ]);
  });

  it('all stand open when they are short, else the first one that needs somebody', () => {
    expect(firstOpen(groups)).toEqual(['Parking', 'Anthem']);
    const full = Array.from({ length: 9 }, (_, n) => shift(`f${n}`, 'Full', { count: 2, state: 'full' }));
    const long = grouped(
      [...full, singing, shift('s6', 'Gate B', { category_name: 'Late' })],
      (each) => (each.name === 'Full' ? 'Full' : each.category_name),
      NOW,
    );
    expect(firstOpen(long)).toEqual(['Late']);
    expect(firstOpen(long.slice(0, 2))).toEqual(['Anthem']);
    expect(firstOpen(long.slice(0, 1))).toEqual(['Full']);
    expect(firstOpen([])).toEqual([]);
  });
});

describe('captains', () => {
  const ben = { captains: [{ first: 'Ben', last: 'Tester' }] };

  it('are named once where all shifts have the same', () => {
    expect(sharedCaptains([shift('s1', 'A', ben), shift('s2', 'B', ben)])).toBe('Ben Tester');
    expect(sharedCaptains([shift('s1', 'A', ben), shift('s2', 'B')])).toBe('');
    expect(sharedCaptains([])).toBe('');
  });
});
