import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import { playersResource, scoresResource } from '@courtcrew/domain/scoring/index.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';

const players = tableResource({
  spec: playersResource,
  searched: ['name', 'club', 'phone'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getPlayersPhone, { params: { tid } })).map((player) => ({
      ...player,
      key: player.pid,
      has_phone: player.phone !== null,
    })),
  create: async (form, { ask }) => (await ask(calls.addPlayer, { body: form })).pid,
  async update({ pid }, change, { ask, seen }) {
    await ask(calls.editPlayer, { body: { id: pid, ...change, seen } });
  },
  async remove({ id }, { ask }) {
    await ask(calls.removePlayer, { body: { pid: keyOf(id) } });
  },
});

const team = (...names: readonly (string | null)[]): string => names.filter(Boolean).join(' / ');

const scores = tableResource({
  spec: scoresResource,
  searched: ['team1', 'team2', 'court_num', 'sysid', 'match_id'],
  async rows(tid, { ask }) {
    const [active, reported, past] = await Promise.all([
      ask(calls.getActiveMatches, { params: { tid } }),
      ask(calls.getScores, { params: { tid } }),
      ask(calls.getPastScores, { params: { tid } }),
    ]);
    const begun = new Set(reported.map(({ sid }) => sid));
    const submitted = reported.filter((card) => card.submitted !== null);
    return [...active, ...submitted, ...past].map((card) => ({
      ...card,
      key: card.sid,
      is_active: card.submitted === null && card.finished === null,
      is_reported: begun.has(card.sid),
      is_past: card.finished !== null,
      team1: team(card.t1p1_name, card.t1p2_name),
      team2: team(card.t2p1_name, card.t2p2_name),
    }));
  },
});

export const scoringResources: readonly RestResource[] = [players, scores];
