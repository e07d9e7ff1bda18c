import { createHash } from 'node:crypto';
import { type EventOf, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import {
  isOfficialSection,
  isOver,
  type RosterEvent,
  sectionOf,
  signupPath,
  statusOf,
} from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { accounts, personById } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  approvalRequests,
  cameModel,
  rosterModel,
  shiftsByPerson,
  staffOf,
  tournamentsNoting,
} from '@courtcrew/projections/roster/index.ts';
import {
  adminsOf,
  coordinatorAddress,
  coordinatorsModel,
  tournamentById,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { forgetIn } from '../accounts/index.ts';
import {
  type Letter,
  type Message,
  type Reaction,
  type ReactionTools,
  reactBy,
} from '../kernel/jobs/index.ts';
import { tournament } from '../tournaments/index.ts';
import { rosterAggregate } from './aggregate.ts';
import { confirmToPeople } from './changed/own.ts';
import { tellChanged, tellPlaceChanged } from './changed/tell.ts';
import { finishAdding, tellAdded } from './coordinator/adding.ts';
import { followZone } from './coordinator/tournamentEdits.ts';
import {
  approvedLetter,
  coordinatorLetter,
  notApprovedLetter,
  publishedLetter,
  publishedToVolunteerLetter,
  requestsLetter,
  sectionNamed,
  withdrawnLetter,
  withdrawnSilentlyLetter,
} from './letters.ts';
import { daysOf, shiftCards } from './shiftCards.ts';
import { withCalendar } from './signup/calendar.ts';
import type { WayOutParts } from './signup/wayOut.ts';

/** A coordinator's address may be that of an account, with which it is forgotten. */
type Coordinator = Pick<Message, 'to'> & { readonly about: readonly string[] };

/** Coordinators of the sections, as letters reach them; a section without one is looked after by the tournament's masters. */
export async function coordinators(
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

/** Writes for a person to the coordinators of these sections, who answer to the person. */
async function toCoordinators(
  { id: dedupe, stream }: RecordedEvent,
  { db, outbox }: ReactionTools,
  { ref_id, sections }: { readonly ref_id: string; readonly sections: readonly Section[] },
  say: (places: { readonly name: string; readonly tournament: string }) => Letter,
): Promise<void> {
  const [row, person] = await Promise.all([tournamentById(db, streamId(stream)), personById(db, ref_id)]);
  // Somebody forgotten meanwhile has no name to tell and no address to answer to.
  if (!row || !person) return;
  const letter = say({ name: fullName(person), tournament: row.name });
  const replyTo = person.email ? { replyTo: person.email } : {};
  const { tid } = row;
  await outbox.sendAll(
    (await coordinators(db, tid, sections)).map(({ to, about }) => {
      return { to, letter, ...replyTo, tid, sections, about: [...about, ref_id], dedupe };
    }),
  );
}

type Verdict = EventOf<RosterEvent, 'RefereeApproved' | 'ApprovalRemoved'>;

async function tellVerdict(
  { id, type, stream, data, meta }: RecordedEvent<Verdict>,
  { db, outbox }: ReactionTools,
): Promise<void> {
  // The system's own approvals come with a merge, of which nobody needs a letter.
  const row = meta.actor.as === 'system' ? undefined : await tournamentById(db, streamId(stream));
  if (!row) return;
  const { tid, name } = row;
  const places = { tournament: name, note: data.note ?? '' };
  const letter =
    type === 'RefereeApproved'
      ? approvedLetter({ ...places, path: signupPath(tid, []) })
      : notApprovedLetter(places);
  await outbox.send({ to: { ref_id: data.ref_id }, letter, tid, sections: ['referee'], dedupe: id });
}

const A_DAY_SECONDS = 86_400;

/** Once a day at most, to the referees' coordinators: how many wait to be approved, and who. */
async function tellOfRequests({ id, stream }: RecordedEvent, { db, outbox }: ReactionTools): Promise<void> {
  const row = await tournamentById(db, streamId(stream));
  if (!row) return;
  const { tid, name: tournament } = row;
  const waiting = await approvalRequests.all(db, { tid, response: 'Awaiting Response' });
  if (waiting.length === 0) return;
  const people = waiting.map(fullName).join('\n');
  const letter = requestsLetter({
    tournament,
    people,
    path: `/desk/refereeSetup?tid=${encodeURIComponent(tid)}&tab=requests`,
  });
  const gathers = { subject: `approvals ${tid}`, seconds: A_DAY_SECONDS };
  const all = waiting.map(({ ref_id }) => ref_id);
  await outbox.sendAll(
    (await coordinators(db, tid, ['referee'])).map(({ to, about }) => {
      return { to, letter, tid, sections: ['referee'], about: [...about, ...all], dedupe: id, gathers };
    }),
  );
}

const writeAboutRoster = reactBy(
  rosterAggregate,
  { name: 'roster.mails', reads: [rosterModel, tournamentsModel, coordinatorsModel, accounts] },
  {
    Withdrawn: (event, tools) =>
      toCoordinators(event, tools, event.data, (places) => {
        const { message } = event.data;
        return message ? withdrawnLetter({ ...places, message }) : withdrawnSilentlyLetter(places);
      }),

    CoordinatorWritten: async (event, tools) => {
      const { ref_id, section, message } = event.data;
      if (message === null) return;
      await toCoordinators(event, tools, { ref_id, sections: [section] }, (places) =>
        coordinatorLetter({ ...places, section: sectionNamed(section), message }),
      );
    },

    RefereeApproved: tellVerdict,
    ApprovalRequested: tellOfRequests,
    ApprovalRemoved: tellVerdict,
  },
);

/** The shifts a letter of publication tells of: with the same ones it is the same letter. */
const contentOf = (rows: readonly { shift_id: string; start: string; end: string }[]): string =>
  createHash('sha256')
    .update(rows.map(({ shift_id, start, end }) => `${shift_id} ${start} ${end}`).join('\n'))
    .digest('base64url');

/** On publication, one letter to everybody who is selected or confirmed for what is ahead; again only of other shifts. */
const writeOnPublication = reactBy(
  tournament,
  { name: 'roster.publication', reads: [rosterModel, tournamentsModel] },
  {
    StatusChanged: async ({ stream, data, meta }, { db, outbox }) => {
      const row = data.to === 'published' ? await tournamentById(db, streamId(stream)) : undefined;
      if (!row) return;
      const { tid, name } = row;
      const everybody = await shiftsByPerson(db, tid, 'any');
      await outbox.sendAll(
        [...everybody].flatMap(([ref_id, rows]) => {
          const selected = rows
            .filter(({ waitlist, end }) => !waitlist && !isOver({ end }, meta.at))
            .map((shift) => ({ ...shift, status: statusOf(shift) }));
          if (selected.length === 0) return [];
          const published = selected.some((row) => row.kind === 'official')
            ? publishedLetter
            : publishedToVolunteerLetter;
          const words = published({
            tournament: name,
            path: signupPath(tid, selected),
            days: daysOf(selected, row),
            shifts: shiftCards(selected, row),
          });
          const place = { tid, tournament: name, location: row.location };
          const letter = withCalendar(
            words,
            selected.map((shift) => ({ ...shift, ...place })),
          );
          const dedupe = `published ${tid} ${contentOf(selected)}`;
          return [{ to: { ref_id }, letter, tid, sections: selected.map(sectionOf), dedupe }];
        }),
      );
    },
  },
);

/** The events about so many people fit into one append of the log. */
const AT_ONCE = 1000;

/**
 * Staff and approvals of a tournament that was merged into another join that one's. The people are added by whoever merged,
 * and told so as anybody is whom a desk adds. They are all added, however many they are: each has counted among somebody's
 * additions, or signed up, where they come from. But who was taken off the other list, or left it, since they came to this one
 * stays off: a tournament is merged again for those who have joined it since.
 */
const mergeRosters = reactBy(
  tournament,
  { name: 'roster.merge', reads: [rosterModel, cameModel, accounts] },
  {
    MergedToParent: async ({ stream, data: { ptid }, meta }, { db, execute }) => {
      const tid = streamId(stream);
      const [officials, volunteers, approved] = await Promise.all([
        staffOf(db, tid),
        staffOf(db, tid, 'volunteer'),
        approvalRequests.all(db, { tid, referee_approved: true }),
      ]);
      const people = [
        ...officials.map(({ ref_id, sections, added_at: since }) => ({
          ref_id,
          role: 'official' as const,
          sections: sections.filter(isOfficialSection),
          since,
        })),
        ...volunteers.map(({ ref_id, added_at: since }) => ({ ref_id, role: 'volunteer' as const, since })),
      ];
      const verdicts = approved.map(({ ref_id, approved_time }) => ({ ref_id, since: approved_time ?? '' }));
      const actor = { ref: meta.actor.ref, as: 'admin' } as const;
      for (const part of partsOf(people, AT_ONCE)) {
        // Named by who is in it: after a crash the list may be another one, and its parts, too.
        const step = part.map(({ role, ref_id }) => `${role} ${ref_id}`).join('\n');
        await execute(rosterAggregate, ptid, { type: 'AddStaff', people: part }, { actor, step });
      }
      for (const part of partsOf(verdicts, AT_ONCE)) {
        const step = ['approvals', ...part.map(({ ref_id }) => ref_id)].join('\n');
        await execute(rosterAggregate, ptid, { type: 'BringApprovals', approved: part }, { step });
      }
    },
  },
);

const forgetInRosters = forgetIn(rosterAggregate, {
  name: 'roster.forget',
  reads: [rosterModel],
  where: tournamentsNoting,
  command: (ref_id) => ({ type: 'ForgetNotes', ref_id }) as const,
});

export const rosterReactions = (parts: WayOutParts): readonly Reaction[] => [
  writeAboutRoster,
  writeOnPublication,
  mergeRosters,
  forgetInRosters,
  finishAdding,
  tellAdded(parts),
  tellChanged,
  confirmToPeople,
  tellPlaceChanged,
  followZone,
];
