import { describe, expect, it } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import type { CategoryPlan, CopiedSchedule } from '../model.ts';
import { added, planOf } from '../roster.fixtures.ts';

const ushers: CategoryPlan = { name: 'Ushers', description: '', court_monitor: false, show: true };
const red = { name: 'Red', color: '#AA0000' };
const official = planOf({ name: 'Morning' });
const volunteers = planOf({ kind: 'volunteer', category: 'Ushers', name: 'Gate', wait_spots: 0 });
const all: CopiedSchedule = { categories: [ushers], groups: [red], shifts: [official, volunteers] };

const copy = (copied: CopiedSchedule) => ({ type: 'CopySchedule', zone: 'US/Eastern', ...copied }) as const;
const category = (vcid: string, plan = ushers): RosterEvent => ({
  type: 'VolunteerCategoryAdded',
  data: { vcid, ...plan },
});

describe('a schedule that is copied', () => {
  it('comes with its categories and groups, and shifts stand in these', () => {
    given(roster)
      .when(copy(all))
      .then(
        category('id-1'),
        { type: 'GroupAdded', data: { vgid: 'id-4', ...red } },
        added('id-2', official),
        added('id-3', { ...volunteers, category: 'id-1' }),
      );
  });

  it('adds nothing of what stands there, however its category is written', () => {
    given(roster, [
      category('v1', { ...ushers, name: ' USHERS ' }),
      { type: 'GroupAdded', data: { vgid: 'g1', ...red } },
      added('s1', official),
      added('s2', { ...volunteers, category: 'v1' }),
    ])
      .when(copy(all))
      .then();
  });

  it('adds of equal shifts as many as are missing', () => {
    given(roster, [added('s1', official)])
      .when(copy({ categories: [], groups: [], shifts: [official, official] }))
      .then(added('id-1', official));
  });

  it('leaves out shifts whose category is not there', () => {
    given(roster)
      .when(copy({ ...all, categories: [], groups: [], shifts: [volunteers] }))
      .then();
  });

  it('knows what stands there by the hours it would get', () => {
    const overnight = planOf({ start: '2030-03-02T22:00:00.000Z', end: '2030-03-02T06:00:00.000Z' });
    const command = copy({ categories: [], groups: [], shifts: [overnight] });
    const { outcome } = given(roster).when(command);
    expect(outcome).toMatchObject([{ data: { end: '2030-03-03T06:00:00.000Z' } }]);
    given(roster, outcome as readonly RosterEvent[])
      .when(command)
      .then();
  });

  it('leaves out shifts of old logs that have no spots', () => {
    given(roster)
      .when(copy({ categories: [], groups: [], shifts: [planOf({ spots: 0, needs: null }), official] }))
      .then(added('id-1', official));
  });

  it('goes on where an append was full', () => {
    const long = Array.from({ length: 400 }, (_, index) =>
      planOf({ name: `Shift ${index}`, description: 'x'.repeat(2_000) }),
    );
    const command = copy({ categories: [], groups: [], shifts: long });
    const events: RosterEvent[] = [];
    const sizes: number[] = [];
    for (let part = 0; ; part += 1) {
      const { outcome } = given(roster, events).when(command);
      const next = (outcome as readonly RosterEvent[]).map((event) => ({
        ...event,
        data: { ...event.data, sid: `${part} ${'sid' in event.data ? event.data.sid : ''}` },
      })) as RosterEvent[];
      if (next.length === 0) break;
      sizes.push(next.length);
      events.push(...next);
    }
    expect(sizes.length).toBeGreaterThan(1);
    expect(events).toHaveLength(400);
  });
});
