import * as calls from '@courtcrew/domain/audit/index.ts';
import { sectionOf, sectionsOfPerson, sectionsRunBy } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { notesOf, removedLog, standingLog } from '@courtcrew/projections/audit/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { monthAgo } from './monthAgo.ts';
import { authorOf, instantOf, nameOf, type ReplayParts, replayRoster, subjectOf, wordsOf } from './replay.ts';
import { seenBy } from './seen.ts';

/** The section a log was asked for, if there is one and it is the caller's. */
const sectionAsked = (caller: Caller, category = 'referee'): Section | undefined =>
  sectionsRunBy(caller).find((section) => section === category);

async function removedOf(use: Use, caller: Caller, tid: string, category: string | undefined) {
  const section = sectionAsked(caller, category);
  return section ? removedLog(use.db, tid, section) : [];
}

/** Everything a section's people signed up for, whether it stands or was removed, newest first. */
async function logOf(use: Use, caller: Caller, tid: string, category: string | undefined) {
  const section = sectionAsked(caller, category);
  if (!section) return [];
  const [standing, removed] = await Promise.all([
    standingLog(use.db, tid, section === 'volunteer' ? 'volunteer' : 'official'),
    removedLog(use.db, tid, section),
  ]);
  const open = { removal_time: null, note: null, removed_by: null };
  return [
    ...standing.filter((row) => sectionOf(row) === section).map((row) => ({ ...row, ...open })),
    ...removed,
  ].sort((a, b) => b.signup_time.localeCompare(a.signup_time) || a.shift_id.localeCompare(b.shift_id));
}

const replayRoute = (parts: ReplayParts): Route =>
  route(calls.replay, async ({ tid, body, caller }, use) => {
    const own = sectionsRunBy(caller);
    const { time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
    const at = body.at ? instantOf(body.at, time_zone) : undefined;
    const replayed = await replayRoster(parts, tid, {
      ...(at !== undefined && { at }),
      ...(body.position !== undefined && { position: BigInt(body.position) }),
    });
    const { state, changes } = seenBy(own, replayed);
    const people = [...state.people]
      .flatMap(([ref_id, { rows }]) => rows.map((row) => ({ ...row, ref_id })))
      .filter(({ sid }) => state.shifts.has(sid));
    const staff = [...state.people]
      .filter(([ref_id]) => sectionsOfPerson(replayed.state, ref_id).some((section) => own.includes(section)))
      .map(([ref_id]) => ref_id);
    const actors = changes.flatMap(({ meta, data }) => [meta.actor.ref, subjectOf(data).ref_id]);
    const names = await namesOf(
      use.db,
      [...staff, ...people.map(({ ref_id }) => ref_id), ...actors].filter((ref) => ref !== null),
    );
    const bySid = Map.groupBy(people, ({ sid }) => sid);
    const shifts = [...state.shifts].map(([sid, { plan }]) => ({
      sid,
      category: state.categories.get(plan.category)?.plan.name ?? plan.category,
      name: plan.name,
      start: plan.start,
      end: plan.end,
      spots: plan.spots,
      people: (bySid.get(sid) ?? [])
        .map(({ at: time, ...row }) => ({ ...row, time, name: nameOf(names, row.ref_id) }))
        .sort((a, b) => a.time.localeCompare(b.time) || a.shift_id.localeCompare(b.shift_id)),
    }));
    return {
      at: at ?? changes[0]?.meta.at ?? null,
      time_zone,
      shifts: shifts.sort((a, b) => a.start.localeCompare(b.start) || a.name.localeCompare(b.name)),
      staff: staff
        .map((ref_id) => ({ ref_id, name: nameOf(names, ref_id) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
      changes: changes.map(({ position, type, data, meta }) => {
        const { ref_id, shift } = subjectOf(data);
        return {
          position: String(position),
          time: meta.at,
          what: wordsOf(type),
          person: ref_id && nameOf(names, ref_id),
          shift,
          author: authorOf(names, meta.actor),
        };
      }),
    };
  });

export const auditRoutes = (parts: ReplayParts): readonly Route[] => [
  route(calls.getSchedulingLog, ({ tid, body, caller }, use) => logOf(use, caller, tid, body?.category)),
  route(calls.getSchedulingRemovedLog, ({ tid, body, caller }, use) =>
    removedOf(use, caller, tid, body?.category),
  ),
  route(calls.getSchedulingNotesByTournament, ({ tid, caller }, use) =>
    notesOf(use.db, { tid, sections: sectionsRunBy(caller) }),
  ),
  route(calls.getSchedulingNotesAll, (_, use) => notesOf(use.db, { since: monthAgo(use.now()) })),
  replayRoute(parts),
];
