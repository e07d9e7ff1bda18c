import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { TournamentCommand } from './commands.ts';
import { tournamentDecider } from './decide.ts';
import type { Court, TournamentEvent } from './events.ts';
import { NEW_TOURNAMENT } from './fields.ts';

const added: TournamentEvent = { type: 'TournamentAdded', data: { fields: NEW_TOURNAMENT } };
const courts = (...names: string[]): TournamentEvent => ({
  type: 'CourtsAdded',
  data: {
    courts: names.map((name, index) => ({ name, order: index + 1, description: '', color: '' })),
    total: names.length,
  },
});
const one = (name: string, order: number): TournamentEvent => ({
  type: 'CourtsAdded',
  data: { courts: [{ name, order, description: '', color: '' }], total: order },
});
const named = (order: number, name: string): TournamentEvent => ({
  type: 'CourtNamed',
  data: { order, name },
});
const tournament = (...events: TournamentEvent[]) => given(tournamentDecider, [added, ...events]);
const two = tournament(courts('1', '2'));
const full = courts(...Array.from({ length: 200 }, (_, index) => String(index + 1)));

describe('a note on a court', () => {
  test('is kept once, and taken away by an empty one', () => {
    const noted: TournamentEvent = { type: 'CourtNoted', data: { order: 2, note: 'Net torn' } };
    two.when({ type: 'EditCourt', court: 2, changes: { note: 'Net torn' }, seen: {} }).then(noted);
    two.when({ type: 'EditCourt', court: '2', changes: { note: '' }, seen: {} }).then();
    const after = tournament(courts('1', '2'), noted);
    after.when({ type: 'EditCourt', court: 2, changes: { note: 'Net torn' }, seen: {} }).then();
    after
      .when({ type: 'EditCourt', court: 2, changes: { note: '' }, seen: {} })
      .then({ type: 'CourtNoted', data: { order: 2, note: '' } });
  });

  test('needs a court and few words', () => {
    two
      .when({ type: 'EditCourt', court: 9, changes: { note: 'Net torn' }, seen: {} })
      .thenRefused('not-found');
    two
      .when({ type: 'EditCourt', court: 1, changes: { note: 'n'.repeat(500) }, seen: {} })
      .thenRefused('invalid');
  });
});

describe('adding courts', () => {
  test('adds those of 1 to n that are missing', () => {
    tournament(courts('2', 'GS'))
      .when({ type: 'AddCourts', count: 3 })
      .then({
        type: 'CourtsAdded',
        data: {
          courts: [
            { name: '1', order: 3, description: '', color: '' },
            { name: '3', order: 4, description: '', color: '' },
          ],
          total: 4,
        },
      });
    two.when({ type: 'AddCourts', count: 2 }).then();
  });

  test('adds one by its name once, whatever the case', () => {
    tournament(courts('GS')).when({ type: 'AddCourt', name: ' gs ' }).then();
    tournament().when({ type: 'AddCourt', name: 'GS' }).then(courts('GS'));
  });

  test('takes names of one to four characters', () => {
    tournament().when({ type: 'AddCourt', name: ' ' }).thenRefused('invalid', 'is required');
    tournament()
      .when({ type: 'AddCourt', name: 'Grand' })
      .thenRefused('invalid', 'must be at most 4 characters');
  });

  test('stops at two hundred', () => {
    const text = 'A tournament has at most 200 courts';
    tournament(full).when({ type: 'AddCourt', name: 'GS' }).thenRefused('full', text);
    tournament(full).when({ type: 'AddNextCourt' }).thenRefused('full', text);
    tournament(courts('GS')).when({ type: 'AddCourts', count: 200 }).thenRefused('full', text);
    tournament().when({ type: 'AddCourts', count: 201 }).thenRefused('invalid');
    given(tournamentDecider)
      .when({
        type: 'AddTournament',
        fields: { name: 'Open', start: '2026-02-01', end_date: '2026-02-09' },
        courts: 201,
      })
      .thenRefused('invalid');
  });

  test.each([
    [['1', '2'], '3'],
    [['GS', '12', '5'], '13'],
    [['GS'], '1'],
    [['007'], '8'],
    [['9999'], '1'],
    [['9999', '1', '0002', '4'], '3'],
  ])('after %j goes on with %s', (names, next) => {
    tournament(courts(...names))
      .when({ type: 'AddNextCourt' })
      .then(one(next, names.length + 1));
  });
});

describe('a court that is renamed', () => {
  test('is meant by its order or by its name', () => {
    two.when({ type: 'EditCourt', court: 2, changes: { name: 'GS' }, seen: {} }).then(named(2, 'GS'));
    two.when({ type: 'EditCourt', court: '2', changes: { name: 'GS' }, seen: {} }).then(named(2, 'GS'));
    const swapped = tournament(courts('2', '1'));
    swapped.when({ type: 'EditCourt', court: 2, changes: { name: 'GS' }, seen: {} }).then(named(2, 'GS'));
    swapped.when({ type: 'EditCourt', court: '2', changes: { name: 'GS' }, seen: {} }).then(named(1, 'GS'));
    two
      .when({ type: 'EditCourt', court: 3, changes: { name: 'GS' }, seen: {} })
      .thenRefused('not-found', 'Court not found');
    two
      .when({ type: 'EditCourt', court: 'GS', changes: { name: 'A' }, seen: {} })
      .thenRefused('not-found', 'Court not found');
  });

  test('keeps its place, its description and its colour', () => {
    const { state } = tournament(
      courts('1', '2'),
      { type: 'CourtDescribed', data: { order: 1, description: 'Stadium' } },
      { type: 'CourtColored', data: { order: 1, color: '#009CAE' } },
      named(1, 'GS'),
    );
    expect(state.courts).toEqual([
      { name: 'GS', order: 1, description: 'Stadium', color: '#009CAE' },
      { name: '2', order: 2, description: '', color: '' },
    ]);
  });

  test('may not get the name of another, in whatever case', () => {
    tournament(courts('gs', '2'))
      .when({ type: 'EditCourt', court: 2, changes: { name: 'GS' }, seen: {} })
      .thenRefused('taken', 'There is a court gs already');
  });

  test('may change its case, and to what it is called already changes nothing', () => {
    tournament(courts('gs'))
      .when({ type: 'EditCourt', court: 1, changes: { name: 'GS' }, seen: {} })
      .then(named(1, 'GS'));
    tournament(courts('gs'))
      .when({ type: 'EditCourt', court: 1, changes: { name: 'gs' }, seen: {} })
      .then();
  });

  test('frees its name for another', () => {
    tournament(courts('1', '2'), named(1, 'GS'))
      .when({ type: 'EditCourt', court: 2, changes: { name: '1' }, seen: {} })
      .then(named(2, '1'));
  });

  test('has a name of one to four characters', () => {
    two
      .when({ type: 'EditCourt', court: 1, changes: { name: '' }, seen: {} })
      .thenRefused('invalid', 'is required');
    two.when({ type: 'EditCourt', court: 1, changes: { name: 'Grand' }, seen: {} }).thenRefused('invalid');
  });

  test('is left alone when it was renamed meanwhile', () => {
    const renamed = tournament(courts('1', '2'), named(2, 'GS'));
    const text = 'This court was renamed meanwhile, please reload';
    renamed
      .when({ type: 'EditCourt', court: 2, changes: { name: 'C2' }, seen: { name: '2' } })
      .thenRefused('stale', text);
    renamed
      .when({ type: 'EditCourt', court: '2', changes: { name: 'C2' }, seen: { name: '2' } })
      .thenRefused('stale', text);
    renamed
      .when({ type: 'EditCourt', court: 9, changes: { name: 'C2' }, seen: { name: '2' } })
      .thenRefused('not-found');
    renamed
      .when({ type: 'EditCourt', court: 2, changes: { name: 'C2' }, seen: { name: 'GS' } })
      .then(named(2, 'C2'));
  });
});

describe("a court's description and colour", () => {
  test('change, and are emptied', () => {
    const stadium = { type: 'EditCourt', court: '1', changes: { description: 'Stadium' }, seen: {} } as const;
    two.when(stadium).then({ type: 'CourtDescribed', data: { order: 1, description: 'Stadium' } });
    two.when({ ...stadium, changes: { description: '' } }).then();
    two
      .when({ ...stadium, seen: { description: 'Center' } })
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    const red = { type: 'EditCourt', court: 2, changes: { color: '#B3261E' }, seen: {} } as const;
    two.when(red).then({ type: 'CourtColored', data: { order: 2, color: '#B3261E' } });
    tournament(courts('1', '2'), { type: 'CourtColored', data: { order: 2, color: '#B3261E' } })
      .when({ ...red, changes: { color: '' } })
      .then({ type: 'CourtColored', data: { order: 2, color: '' } });
  });

  test('need a court, and a description of 25 characters at most', () => {
    two
      .when({ type: 'EditCourt', court: 3, changes: { description: 'x' }, seen: {} })
      .thenRefused('not-found');
    two.when({ type: 'EditCourt', court: 'GS', changes: { color: '' }, seen: {} }).thenRefused('not-found');
    two
      .when({ type: 'EditCourt', court: 1, changes: { description: 'x'.repeat(26) }, seen: {} })
      .thenRefused('invalid');
  });

  test('leave the form of the record as it was: nobody who has it open is disturbed', () => {
    const before = two.state;
    const { version, changedBy } = tournament(courts('1', '2'), named(1, 'GS')).state;
    expect({ version, changedBy }).toEqual({ version: before.version, changedBy: before.changedBy });
  });
});

const name = fc.constantFrom('1', '2', '3', '9', '9999', 'GS', 'gs', 'A', 'Ab', 'toolong', '');
const ref = fc.oneof(fc.integer({ min: 0, max: 12 }), name);
const edit = (
  changes: fc.Arbitrary<TournamentCommand<'EditCourt'>['changes']>,
  seen: fc.Arbitrary<TournamentCommand<'EditCourt'>['seen']>,
) => fc.record({ type: fc.constant('EditCourt' as const), court: ref, changes, seen });
const command: fc.Arbitrary<TournamentCommand> = fc.oneof(
  fc.record({ type: fc.constant('AddNextCourt' as const) }),
  fc.record({ type: fc.constant('AddCourt' as const), name }),
  fc.record({ type: fc.constant('AddCourts' as const), count: fc.integer({ min: 0, max: 8 }) }),
  edit(fc.record({ name }), fc.constant({})),
  edit(fc.record({ name }), fc.record({ name })),
  edit(fc.record({ description: fc.string() }), fc.constant({})),
);

/** The courts after these commands, refused ones included, and every event they led to. */
function after(commands: readonly TournamentCommand[]): {
  courts: readonly Court[];
  events: TournamentEvent[];
} {
  const events = [added];
  for (const each of commands) {
    const { outcome } = given(tournamentDecider, events).when(each);
    if (!isRefusal(outcome)) events.push(...outcome);
  }
  return { courts: given(tournamentDecider, events).state.courts, events };
}

test('whatever is asked, no two courts are called alike and their orders are 1 to n', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const { courts: now, events } = after(commands);
      expect(new Set(now.map((court) => court.name.toLowerCase())).size).toBe(now.length);
      expect(now.map(({ order }) => order)).toEqual(now.map((_, index) => index + 1));
      for (const court of now) expect(court.name).toMatch(/^.{1,4}$/);
      // The total that the record shows is the number of courts there are.
      const total = events.flatMap((event) => (event.type === 'CourtsAdded' ? [event.data.total] : []));
      expect(total.at(-1) ?? 0).toBe(now.length);
    }),
  );
});
