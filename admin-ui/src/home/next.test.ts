import type { Status } from '@courtcrew/domain/tournaments/choices.ts';
import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { PHASES, type Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { describe, expect, it, test } from 'vitest';
import { type Next, nextIn } from './next.ts';

const SHORT = { date: '2030-03-07', certified: 1, level_two: 0, level_one: 0, none: 0, any: 0 };
const EMPTY = { shifts: 0, unconfirmed: 0, short: [] };
const FULL = { shifts: 3, unconfirmed: 0, short: [] };

const HOME: TournamentHome = {
  ...{ setup_saved: true, procedures: true, last_end: null, is_owed: false },
  ...{ officials: FULL, volunteers: FULL, requests: 0, owed: { matches: 0, aux: 0, people: 0 }, prizes: 0 },
};

const words = (
  phase: Phase,
  home: Partial<TournamentHome> = {},
  { may = () => true, status = 'active' }: { may?: (next: Next) => boolean; status?: Status } = {},
) => nextIn(phase, { ...HOME, ...home, status }, may).map(({ word }) => word);

describe('the next step', () => {
  test('of a preparation is the setup, then shifts, then the sign-up', () => {
    expect(words('prepare', { setup_saved: false, officials: EMPTY })[0]).toBe('next.setup');
    expect(words('prepare', { officials: EMPTY, volunteers: EMPTY })[0]).toBe('next.shifts');
    expect(words('prepare', { volunteers: EMPTY })[0]).toBe('next.volunteerShifts');
    expect(words('prepare')).toEqual(['next.activate']);
  });

  test('of staffing is to select who is missing, then to publish, then to write', () => {
    expect(words('staff', { officials: { ...FULL, short: [SHORT] } })).toEqual([
      'next.select',
      'next.publish',
    ]);
    expect(words('staff')[0]).toBe('next.publish');
    expect(words('staff', {}, { status: 'published' })).toEqual(['next.write', 'next.writeVolunteers']);
  });

  test('of a day of play is the board, and of the end what is owed', () => {
    expect(words('run')[0]).toBe('next.board');
    expect(words('settle', { owed: { matches: 2, aux: 0, people: 1 } })).toEqual([
      'next.reconcile',
      'next.invoices',
    ]);
    expect(words('settle', { prizes: 4 })[0]).toBe('next.prizes');
    expect(words('lookBack')[0]).toBe('next.archive');
    expect(words('lookBack', {}, { status: 'archive' })[0]).toBe('next.history');
  });

  it('is there for everybody, in every phase', () => {
    const only = (path: string) => (next: Next) => 'to' in next && next.to === path;
    for (const phase of PHASES) {
      expect(words(phase, {}, { may: only('/admin/howto') }), phase).toEqual(['next.howto']);
      expect(words(phase, {}, { may: only('/desk/history') }), phase).toEqual(['next.history']);
    }
  });
});
