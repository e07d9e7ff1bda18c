import { describe, expect, it } from 'vitest';
import { boardEvents } from '../board/events.ts';
import { rosterEvents } from '../roster/events.ts';
import { tournamentEvents } from '../tournaments/events.ts';
import { historyKind, KIND_EXCEPTIONS } from './kinds.ts';

describe('what people call the parts of a history', () => {
  it('names events that there are', () => {
    const declared = { ...boardEvents, ...rosterEvents, ...tournamentEvents };
    expect(KIND_EXCEPTIONS.filter((type) => !Object.hasOwn(declared, type))).toEqual([]);
  });

  it('follows the stream but where an event is something else', () => {
    expect(historyKind({ type: 'Confirmed', stream: 'roster-t1' })).toBe('signups');
    expect(historyKind({ type: 'ShiftEdited', stream: 'roster-t1' })).toBe('shifts');
    expect(historyKind({ type: 'MatchAssigned', stream: 'board-t1' })).toBe('board');
    expect(historyKind({ type: 'PayChanged', stream: 'board-t1' })).toBe('pay');
    expect(historyKind({ type: 'TournamentEdited', stream: 'tournament-t1' })).toBe('setup');
  });
});
