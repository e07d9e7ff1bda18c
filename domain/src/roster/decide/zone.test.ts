import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { added, confirmed, hours, seated } from '../roster.fixtures.ts';

// From 8 to 12 in New York.
const morning = hours(12, 16);
const label = (({ kind, category, name, start, end }) => ({ kind, category, name, start, end }))(morning);
const events = [
  added('morning', morning),
  seated('ann', 'morning', morning),
  confirmed('ann', 'morning', morning),
];
const on = (...more: RosterEvent[]) => given(roster, [...events, ...more]);
const correct = (more: Partial<RosterCommand<'CorrectZone'>> = {}): RosterCommand<'CorrectZone'> => ({
  type: 'CorrectZone',
  from: 'US/Eastern',
  to: 'US/Pacific',
  keep: 'wall',
  ...more,
});
const corrected = (more: object = {}): RosterEvent => ({
  type: 'ZoneCorrected',
  data: { from: 'US/Eastern', to: 'US/Pacific', keep: 'wall', ...more },
});
const edited = (data: object): RosterEvent => ({
  type: 'ShiftEdited',
  data: { sid: 'morning', version: 1, before: label, by_zone: true, changes: {}, ...data },
});
const moved = edited({ changes: { start: '2026-07-04T15:00:00.000Z', end: '2026-07-04T19:00:00.000Z' } });

describe('Correcting the time zone', () => {
  test('keeps the hours that clocks show, and with them what was confirmed', () => {
    on().when(correct()).then(moved, corrected());
    expect(on(moved, corrected()).state.people.get('ann')?.rows).toMatchObject([
      { confirmed: true, start: '2026-07-04T15:00:00.000Z' },
    ]);
  });

  test('keeps the instants where that is said, and asks who confirmed other hours', () => {
    on()
      .when(correct({ keep: 'instant' }))
      .then(
        edited({ unconfirmed: [{ shift_id: 'ann@morning', ref_id: 'ann' }] }),
        corrected({ keep: 'instant' }),
      );
    on()
      .when(correct({ keep: 'instant', keep_confirmed: true }))
      .then(corrected({ keep: 'instant', keep_confirmed: true }));
  });

  test('happens once, whoever else corrects it meanwhile', () => {
    on(moved, corrected()).when(correct()).then();
    on(moved, corrected())
      .when(correct({ to: 'US/Hawaii' }))
      .thenRefused('changed');
  });

  test('asks nobody again where clocks show the same in both zones', () => {
    on()
      .when(correct({ to: 'US/Michigan', keep: 'instant' }))
      .then(corrected({ to: 'US/Michigan', keep: 'instant' }));
    on()
      .when(correct({ to: 'US/Michigan' }))
      .then(corrected({ to: 'US/Michigan' }));
  });

  test('is nothing to a tournament without shifts', () => {
    given(roster, []).when(correct()).then();
  });

  test('is refused for hours that somebody works elsewhere, or that a clock leaves out', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    on().when(correct({ elsewhere })).thenRefused('conflict');
    const night = hours(1, 2, { start: '2026-03-08T09:30:00.000Z', end: '2026-03-08T12:00:00.000Z' });
    given(roster, [added('night', night)])
      .when(correct({ from: 'UTC', to: 'US/Hawaii' }))
      .then(
        {
          type: 'ShiftEdited',
          data: {
            ...{ sid: 'night', version: 1, by_zone: true },
            before: (({ kind, category, name, start, end }) => ({ kind, category, name, start, end }))(night),
            changes: { start: '2026-03-08T19:30:00.000Z', end: '2026-03-08T22:00:00.000Z' },
          },
        },
        corrected({ from: 'UTC', to: 'US/Hawaii' }),
      );
    const gap = hours(1, 2, { start: '2026-03-08T02:30:00.000Z', end: '2026-03-08T05:00:00.000Z' });
    given(roster, [added('gap', gap)])
      .when(correct({ from: 'UTC' }))
      .thenRefused('invalid');
  });
});
