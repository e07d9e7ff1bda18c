import { type RecordedEvent, streamId, streamName } from '@courtcrew/domain/kernel/event.ts';
import type { RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { isOfficialSection, sectionOf, statusOf } from '@courtcrew/domain/roster/index.ts';
import type { Section, TournamentEvent } from '@courtcrew/domain/tournaments/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  approvalsOf,
  scheduleOf,
  shiftsByPerson,
  staffOf,
  tournamentsNoting,
} from '@courtcrew/projections/roster/index.ts';
import {
  adminsOf,
  coordinatorAddress,
  type TournamentRow,
  tournamentById,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import type { Execute } from '../kernel/http/commands.ts';
import type { Message, Reaction, ReactionTools } from '../kernel/jobs/index.ts';
import { following } from '../kernel/runtime/envelope.ts';
import { finishAdding, tellAdded } from './adding.ts';
import { rosterAggregate } from './aggregate.ts';
import {
  coordinatorMail,
  type Letter,
  publishedMail,
  scheduleMail,
  verdictMail,
  withdrawnMail,
} from './mails.ts';
import type { WayOutParts } from './wayOut.ts';

/** What the roster's reactions are built on. */
export interface RosterReactionParts extends WayOutParts {
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  /** Origin of the product as people reach it, without a slash at the end. */
  readonly publicUrl: string;
}

const isRoster = (event: RecordedEvent): event is RecordedEvent<RosterEvent> =>
  event.stream.startsWith('roster-');
const isTournament = (event: RecordedEvent): event is RecordedEvent<TournamentEvent> =>
  event.stream.startsWith('tournament-');

type Recipient = Message['to'];
/** A coordinator's address may be that of an account, with which it is forgotten. */
type Coordinator = Pick<Message, 'to'> & { readonly about: readonly string[] };

const send = (
  { outbox }: ReactionTools,
  event: RecordedEvent,
  tid: string,
  to: Recipient,
  letter: Letter & Pick<Message, 'replyTo' | 'about' | 'sections'>,
) => outbox.send({ to, ...letter, tid, dedupe: event.id });

/** Coordinators of the sections; a section without one is looked after by the tournament's masters. */
async function coordinators(
  db: Kysely<Database>,
  tid: string,
  sections: readonly Section[],
): Promise<Coordinator[]> {
  const contacts = await Promise.all(sections.map((section) => coordinatorAddress(db, tid, section)));
  const byEmail = new Map(contacts.flatMap((contact) => (contact ? [[contact.email, contact]] : [])));
  const addressed = [...byEmail.values()].map(({ email, owner }) => ({ to: { email }, about: [owner] }));
  if (!contacts.includes(null)) return addressed;
  const masters = (await adminsOf(db, tid)).filter(({ admin_type }) => admin_type === 'master');
  return [...addressed, ...masters.map(({ ref_id }) => ({ to: { ref_id }, about: [] }))];
}

const mailFor = {
  async schedule(
    parts: RosterReactionParts,
    event: RecordedEvent,
    row: TournamentRow,
    ref_id: string,
    tools: ReactionTools,
  ) {
    const shifts = await scheduleOf(parts.db, ref_id, { tid: row.tid, own: true });
    if (shifts.length === 0) return;
    const letter = scheduleMail(parts.publicUrl, row, shifts);
    await send(tools, event, row.tid, { ref_id }, { ...letter, sections: shifts.map(sectionOf) });
  },

  /** To the coordinators of these sections, who answer to the person. */
  async coordinators(
    parts: RosterReactionParts,
    event: RecordedEvent,
    row: TournamentRow,
    { ref_id, sections }: { ref_id: string; sections: readonly Section[] },
    letterFrom: (name: string) => Letter,
    tools: ReactionTools,
  ) {
    // Somebody forgotten meanwhile has no name to tell and no address to answer to.
    const person = await personById(parts.db, ref_id);
    if (!person) return;
    const letter = letterFrom(`${person.first} ${person.last}`);
    const replyTo = person.email ? { replyTo: person.email } : {};
    for (const { to, about } of await coordinators(parts.db, row.tid, sections)) {
      await send(tools, event, row.tid, to, { ...letter, ...replyTo, about: [...about, ref_id], sections });
    }
  },
};

/** Mails that follow from what happened on the roster. */
export const mailAboutRoster = (parts: RosterReactionParts): Reaction => ({
  name: 'roster.mails',
  areas: ['roster'],
  types: ['ScheduleEmailed', 'Withdrawn', 'CoordinatorWritten', 'RefereeApproved', 'ApprovalRemoved'],
  async handle(event, tools) {
    if (!isRoster(event)) return;
    // Type and data of a recorded event belong together, which its own type does not say.
    const { type, data } = { type: event.type, data: event.data } as RosterEvent;
    if (
      type !== 'ScheduleEmailed' &&
      type !== 'Withdrawn' &&
      type !== 'CoordinatorWritten' &&
      type !== 'RefereeApproved' &&
      type !== 'ApprovalRemoved'
    ) {
      return;
    }
    await tools.settled('roster', 'tournaments', 'coordinators', 'accounts');
    const row = await tournamentById(parts.db, streamId(event.stream));
    if (!row) return;
    if (type === 'ScheduleEmailed') return mailFor.schedule(parts, event, row, data.ref_id, tools);
    if (type === 'Withdrawn') {
      const letterFrom = (name: string) => withdrawnMail(row, name, data.message);
      return mailFor.coordinators(parts, event, row, data, letterFrom, tools);
    }
    if (type === 'CoordinatorWritten') {
      const { ref_id, section, message } = data;
      if (message === null) return;
      const letterFrom = (name: string) => coordinatorMail(row, name, { section, message });
      return mailFor.coordinators(parts, event, row, { ref_id, sections: [section] }, letterFrom, tools);
    }
    // The system's own approvals come with a merge, of which nobody needs a mail.
    if (event.meta.actor.as === 'system') return;
    const approved = type === 'RefereeApproved';
    const letter = verdictMail(parts.publicUrl, row, { approved, note: data.note });
    await send(tools, event, row.tid, { ref_id: data.ref_id }, { ...letter, sections: ['referee'] });
  },
});

/** On publication, one mail to everybody who is selected or confirmed; once per change of status. */
export const mailPublication = (parts: RosterReactionParts): Reaction => ({
  name: 'roster.publication',
  areas: ['tournament'],
  types: ['StatusChanged'],
  async handle(event, tools) {
    if (!isTournament(event) || event.type !== 'StatusChanged') return;
    if (!('to' in event.data) || event.data.to !== 'published') return;
    const tid = streamId(event.stream);
    await tools.settled('roster', 'tournaments');
    const row = await tournamentById(parts.db, tid);
    if (!row) return;
    for (const [ref_id, shifts] of await shiftsByPerson(parts.db, tid, 'any')) {
      const selected = shifts
        .filter(({ waitlist }) => !waitlist)
        .map((shift) => ({ ...shift, status: statusOf(shift) }));
      if (selected.length === 0) continue;
      const letter = publishedMail(parts.publicUrl, row, selected);
      await send(tools, event, tid, { ref_id }, { ...letter, sections: selected.map(sectionOf) });
    }
  },
});

/** Staff and approvals of a tournament that was merged into another join that one's. */
export const mergeRosters = (parts: RosterReactionParts): Reaction => ({
  name: 'roster.merge',
  areas: ['tournament'],
  types: ['MergedToParent'],
  async handle(event, tools) {
    if (!isTournament(event) || event.type !== 'MergedToParent' || !('ptid' in event.data)) return;
    const tid = streamId(event.stream);
    await tools.settled('roster');
    const [officials, volunteers, approved] = await Promise.all([
      staffOf(parts.db, tid),
      staffOf(parts.db, tid, 'volunteer'),
      approvalsOf(parts.db, tid, true),
    ]);
    const people = [
      ...officials.map(({ ref_id, sections }) => ({
        ref_id,
        role: 'official' as const,
        sections: sections.filter(isOfficialSection),
      })),
      ...volunteers.map(({ ref_id }) => ({ ref_id, role: 'volunteer' as const })),
    ];
    const command = { type: 'AddStaff' as const, people, approved: approved.map(({ ref_id }) => ref_id) };
    const { ptid } = event.data;
    const envelope = following(event, streamName(rosterAggregate.name, ptid));
    await parts.execute(rosterAggregate, ptid, command, envelope);
  },
});

/** Takes what was noted about a forgotten person out of every tournament. */
export const forgetInRosters = (parts: RosterReactionParts): Reaction => ({
  name: 'roster.forget',
  areas: ['person'],
  types: ['PersonForgotten'],
  async handle(event, tools) {
    const ref_id = streamId(event.stream);
    await tools.settled('roster');
    for (const tid of await tournamentsNoting(parts.db, ref_id)) {
      const command = { type: 'ForgetNotes' as const, ref_id };
      const envelope = following(event, streamName(rosterAggregate.name, tid));
      await parts.execute(rosterAggregate, tid, command, envelope);
    }
  },
});

export const rosterReactions = (parts: RosterReactionParts): readonly Reaction[] => [
  mailAboutRoster(parts),
  mailPublication(parts),
  mergeRosters(parts),
  forgetInRosters(parts),
  finishAdding(parts),
  tellAdded(parts),
];
