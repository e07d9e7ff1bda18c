import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { NEW_TOURNAMENT } from '@courtcrew/domain/tournaments/index.ts';
import { describe, expect, test } from 'vitest';
import type { ReadModel, Table } from '../kernel/readModel.ts';
import { foldEvents } from '../kernel/rows.ts';
import { coordinatorsModel, tournamentsModel } from './project.ts';

type Happened = { type: string; data: unknown };

const recorded = ({ type, data }: Happened, revision: number): RecordedEvent => ({
  id: `e${revision}`,
  stream: 'tournament-t',
  revision,
  position: BigInt(revision + 1),
  type,
  data,
  meta: {
    commandId: 'c',
    actor: SYSTEM,
    at: '2026-03-01T12:00:00.000Z',
    schema: 1,
    correlation: '',
    causation: '',
  },
});

function written(model: ReadModel, events: readonly Happened[]) {
  const { fold, thrown } = foldEvents(model, events.map(recorded));
  if (thrown) throw thrown.error;
  return model.tables.map((table: Table) => fold.changesOf(table));
}

const added = { type: 'TournamentAdded', data: { fields: { ...NEW_TOURNAMENT, name: 'ATX Open' } } };
const contact = (email: string | null) => ({
  type: 'CoordinatorSet',
  data: { section: 'line', owner: 'cy', name: email && 'Cy', email, phone: null },
});
const forgotten = { type: 'CoordinatorForgotten', data: { section: 'line' } };

describe('a coordinator who was forgotten', () => {
  test('leaves nothing behind, whether the events were readable or not', () => {
    const gone = [{ put: [], patch: [], remove: [{ tid: 't', section: 'line' }] }];
    expect(written(coordinatorsModel, [added, contact('cy@example.org'), forgotten])).toEqual(gone);
    expect(written(coordinatorsModel, [added, contact(null), forgotten])).toEqual(gone);
  });

  test('was never in the public tables', () => {
    const telling = JSON.stringify(written(tournamentsModel, [added, contact('cy@example.org')]));
    expect(telling).not.toMatch(/cy@example|"Cy"/);
  });
});

describe('the row of a tournament', () => {
  test('has a value in every column from the first event on', () => {
    const [tournaments] = written(tournamentsModel, [added]);
    const columns = Object.keys(tournamentsModel.tables[0]?.columns ?? {}).sort();
    expect(Object.keys(tournaments?.put[0] ?? {}).sort()).toEqual(columns);
  });

  test('has defaults for fields that came after it was added', () => {
    const [tournaments] = written(tournamentsModel, [
      { type: 'TournamentAdded', data: { fields: { name: 'Old Tennis Cup' } } },
    ]);
    expect(tournaments?.put[0]).toMatchObject({ country: 'usa', num_of_chair_ump: 1, sport: 'tennis' });
  });

  test('is not troubled by fields and events of a newer version', () => {
    const [tournaments] = written(tournamentsModel, [
      added,
      { type: 'TournamentEdited', data: { changes: { moon: 2, about: 'Night' } } },
      { type: 'MoonSeen', data: null },
    ]);
    expect(tournaments?.put).toMatchObject([{ about: 'Night', version: 1 }]);
    expect(tournaments?.put[0]).not.toHaveProperty('moon');
  });
});
