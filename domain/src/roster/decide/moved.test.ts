import { describe, expect, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { added, applied, confirmed, hours, seated } from '../roster.fixtures.ts';

const morning = hours(13, 17, { category: 'Referee', spots: 3 });
const label = (({ kind, category, name, start, end }) => ({ kind, category, name, start, end }))(morning);
const sits = seated('ann', 'morning', morning);
const said = confirmed('ann', 'morning', morning);
const on = (...events: RosterEvent[]) => given(roster, [added('morning', morning), ...events]);
const edit = (
  changes: RosterCommand<'EditShift'>['changes'],
  more: Partial<RosterCommand<'EditShift'>> = {},
): RosterCommand<'EditShift'> => ({
  type: 'EditShift',
  sid: 'morning',
  changes,
  zone: 'US/Eastern',
  ...more,
});
const edited = (changes: object, more: object = {}): RosterEvent => ({
  type: 'ShiftEdited',
  data: { sid: 'morning', version: 1, changes, before: label, ...more },
});
const UNCONFIRMED = { unconfirmed: [{ shift_id: 'ann@morning', ref_id: 'ann' }] };
const at = (time: string, day = '04') => `2026-07-${day}T${time}:00.000Z`;

describe('Editing a shift with people', () => {
  test('keeps how they knew it, where they are to hear of the change', () => {
    on(applied('ann', 'morning', morning))
      .when(edit({ name: 'Early' }))
      .then(edited({ name: 'Early' }));
    on(sits)
      .when(edit({ description: 'By the gate' }))
      .then({
        type: 'ShiftEdited',
        data: { sid: 'morning', version: 1, changes: { description: 'By the gate' } },
      });
  });

  test.each([
    ['a start 16 minutes later', { start: at('13:16') }],
    ['a start 16 minutes earlier', { start: at('12:44') }],
    ['an end 16 minutes later', { end: at('17:16') }],
    ['another category', { category: 'Chair Umpire' }],
    ['another day', { start: at('13:00', '05'), end: at('17:00', '05') }],
  ])('asks those who confirmed again: %s', (_, changes) => {
    const after = edited(changes, UNCONFIRMED);
    on(sits, said).when(edit(changes)).then(after);
    const { people } = on(sits, said, after).state;
    expect(people.get('ann')?.rows).toMatchObject([{ confirmed: false, waitlist: false }]);
  });

  test('asks again where another day begins within fifteen minutes', () => {
    const night = hours(3, 7, { start: '2026-07-04T03:55:00.000Z' });
    const on4 = [
      added('morning', night),
      seated('ann', 'morning', night),
      confirmed('ann', 'morning', night),
    ];
    const { outcome } = given(roster, on4).when(edit({ start: '2026-07-04T04:05:00.000Z' }));
    expect(outcome).toMatchObject([{ data: UNCONFIRMED }]);
  });

  test.each([
    ['fifteen minutes', { start: at('13:15'), end: at('17:15') }],
    ['another name', { name: 'Early' }],
  ])('leaves a confirmation alone: %s', (_, changes) => {
    on(sits, said).when(edit(changes)).then(edited(changes));
  });

  test('leaves confirmations alone where the desk keeps them, which the log says', () => {
    const changes = { start: at('14:00') };
    const keep_confirmed = true as const;
    on(sits, said).when(edit(changes, { keep_confirmed })).then(edited(changes, { keep_confirmed }));
    on(sits).when(edit(changes, { keep_confirmed })).then(edited(changes));
  });

  test('leaves confirmations alone where the shift is over: they are a record', () => {
    const past = hours(8, 10, { start: '2026-01-01T08:00:00.000Z', end: '2026-01-01T10:00:00.000Z' });
    expect(past.end < AT).toBe(true);
    const events = [
      added('morning', past),
      seated('ann', 'morning', past),
      confirmed('ann', 'morning', past),
    ];
    const { outcome } = given(roster, events).when(edit({ end: '2026-01-01T12:00:00.000Z' }));
    expect(outcome).not.toHaveProperty('0.data.unconfirmed');
  });
});

test('Deleting a shift says why to everybody in it', () => {
  const { outcome } = on(sits, applied('bob', 'morning', morning)).when({
    type: 'DeleteShift',
    sid: 'morning',
    why: 'Rain',
  });
  expect(outcome).toMatchObject(Array(3).fill({ data: { why: 'Rain' } }));
});
