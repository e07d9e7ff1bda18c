import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../../areas.ts';
import { rightsOf } from '../area.ts';
import { RecentAccess } from './recentAccess.ts';
import { changesIn, FORGOTTEN, NO_STANDINGS, type Shown, type Standings } from './rights.ts';

const NOTHING_SHOWN: Shown = { accounts: 0n, tournaments: 0n, roster: 0n };
const MASTER = {
  admin_type: 'master',
  referee: true,
  line: true,
  volunteer: true,
  auditor: false,
  treasurer: false,
} as const;

function event(position: number, type: string, stream: string, data: object = {}): RecordedEvent {
  const at = '2026-03-07T13:00:00.000Z';
  const meta = { commandId: 'c', actor: SYSTEM, at, schema: 1, correlation: 'r', causation: 'r' };
  return { id: `e${position}`, stream, revision: 0, position: BigInt(position), type, data, meta };
}

/** What somebody may do after these events, when the read models show this. */
function after(events: readonly RecordedEvent[], rows = NO_STANDINGS, shown = NOTHING_SHOWN): Standings {
  const recent = new RecentAccess(changesIn(rightsOf(AREAS)));
  recent.add(events);
  return recent.standingsOf('ann', rows, shown);
}

const rightsIn = (tid: string, { byTournament }: Standings) => byTournament.get(tid);

describe('rights that no read model shows yet', () => {
  const added = event(5, 'AdminAdded', 'tournament-t1', { ref_id: 'ann', ...MASTER });
  const removed = event(6, 'AdminRemoved', 'tournament-t1', { ref_id: 'ann' });

  test('follow every event that gives or takes one', () => {
    const led = event(7, 'CaptainAdded', 'roster-t1', { id: 'x', vcid: 'v1', ref_id: 'ann' });
    const ledNoMore = event(8, 'CaptainRemoved', 'roster-t1', { id: 'x', vcid: 'v1', ref_id: 'ann' });
    const basic = { ref_id: 'ann', admin_type: 'basic', referee: true, line: false, volunteer: false };
    const changed = event(9, 'AdminAccessChanged', 'tournament-t1', basic);
    expect(rightsIn('t1', after([added]))).toEqual({ ...MASTER, captain_of: [] });
    expect(rightsIn('t1', after([added, led]))).toEqual({ ...MASTER, captain_of: ['v1'] });
    expect(rightsIn('t1', after([added, led, ledNoMore, changed]))).toMatchObject({
      admin_type: 'basic',
      captain_of: [],
    });
    expect(rightsIn('t1', after([added, removed, led]))).toMatchObject({
      admin_type: null,
      captain_of: ['v1'],
    });
    expect(after([event(5, 'PlatformAdminGranted', 'person-ann')]).platform).toBe(true);
    expect(
      after([event(5, 'PlatformAdminRevoked', 'person-ann')], { ...NO_STANDINGS, platform: true }).platform,
    ).toBe(false);
  });

  test('are folded in the order of the log, however they are heard, and once', () => {
    expect(rightsIn('t1', after([removed, added, removed]))).toMatchObject({ admin_type: null });
  });

  test('are those of the rows where the rows show the event', () => {
    const shown = { ...NOTHING_SHOWN, tournaments: 6n };
    const again = new Map([['t1', { ...MASTER, captain_of: [] }]]);
    expect(
      rightsIn('t1', after([added, removed], { ...NO_STANDINGS, byTournament: again }, shown)),
    ).toMatchObject(MASTER);
    expect(
      rightsIn('t1', after([added, removed], NO_STANDINGS, { ...NOTHING_SHOWN, accounts: 9n })),
    ).toMatchObject({
      admin_type: null,
    });
  });

  test('are none for whoever is forgotten, whatever is said of them later', () => {
    const forgotten = event(4, 'PersonForgotten', 'person-ann');
    expect(after([forgotten, added])).toEqual(FORGOTTEN);
    expect(after([added], FORGOTTEN)).toEqual(FORGOTTEN);
  });

  test("are nobody else's", () => {
    const recent = new RecentAccess(changesIn(rightsOf(AREAS)));
    expect([...recent.add([added, removed])]).toEqual(['ann']);
    expect([...recent.add([added])]).toEqual([]);
    expect(recent.standingsOf('ben', NO_STANDINGS, NOTHING_SHOWN)).toEqual(NO_STANDINGS);
  });
});
