import type { EventOf, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { refuseField } from '@courtcrew/domain/kernel/refusal.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import {
  BATCH,
  fillPlaces,
  hasPlace,
  type LetterChannel,
  type MessagingEvent,
  TEXT_MAX,
} from '@courtcrew/domain/messaging/index.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { whoLeft } from '@courtcrew/projections/messaging/index.ts';
import { volunteerGroups } from '@courtcrew/projections/roster/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import {
  type Caller,
  found,
  type Route,
  type RouteOptions,
  route,
  type Use,
} from '../../kernel/http/route.ts';
import type { Outbox } from '../../kernel/jobs/index.ts';
import { forbidden, Refused } from '../../kernel/refused.ts';
import { runsVolunteers } from '../../roster/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import { amongNamed, amongPeople, inShifts, isToAll, type Reached } from './audience.ts';
import { categoryFor } from './rights.ts';

export interface LetterParts {
  readonly outbox: Pick<Outbox, 'disguise'>;
}

interface Words {
  readonly channel: LetterChannel;
  readonly subject: string;
  readonly body: string;
  readonly category: string | undefined;
  readonly saved: boolean;
}

const HEAVY: RouteOptions = { limit: 'heavy' };
const ERROR = 'error' as const;
const FILLED_TOO_LONG = filled('With names filled in the text has more than {count} characters', {
  count: TEXT_MAX,
});

export const tournamentOf = async (use: Use, tid: string): Promise<TournamentRow> =>
  found(await tournamentById(use.db, tid), 'Tournament');

const isSent = (event: WrittenEvent): event is WrittenEvent<EventOf<MessagingEvent, 'LetterSent'>> =>
  event.type === 'LetterSent';

/** Addresses of nobody the product knows, without those whose readers left the letters. */
async function othersOf(
  outbox: LetterParts['outbox'],
  use: Use,
  { tid, channel }: { readonly tid: string; readonly channel: LetterChannel },
  addresses: readonly string[],
) {
  const known = addresses.map((address) => ({ address, recipient: outbox.disguise(address) }));
  const left = await whoLeft(use.db, tid, channel === 'email' ? known.map(({ recipient }) => recipient) : []);
  const gone = known.filter(({ recipient }) => left.has(recipient));
  return {
    reached: known.filter(({ recipient }) => !left.has(recipient)),
    left_out: gone.map(({ address: name }) => ({ ref_id: null, name, reason: 'left' as const })),
  };
}

/** Throws where a text is too long once the names of its recipients are filled in. */
async function mustFit(
  use: Use,
  { name: tournament }: TournamentRow,
  { channel, body }: Words,
  refs: readonly string[],
): Promise<void> {
  if (
    channel !== 'text' ||
    !(['first', 'last', 'tournament'] as const).some((place) => hasPlace(place, body))
  )
    return;
  for (const { first, last } of (await namesOf(use.db, refs)).values()) {
    if (fillPlaces(body, { first, last, tournament }).length > TEXT_MAX)
      throw new Refused(refuseField('invalid', 'body', FILLED_TOO_LONG));
  }
}

/** One command for the whole letter; nothing is sent when nobody is left. */
async function sendTo(
  { outbox }: LetterParts,
  use: Use,
  caller: Caller,
  tournament: TournamentRow,
  { category, ...words }: Words,
  { people, addresses, left_out }: Reached,
) {
  const others = await othersOf(outbox, use, { tid: tournament.tid, channel: words.channel }, addresses);
  const queued = people.length + others.reached.length;
  const sent = words.channel === 'email' ? 'Email Queued' : 'Text sent';
  const message = queued > 0 ? sent : 'Nobody was reached';
  const answer = { message, letter_id: null, queued, left_out: [...left_out, ...others.left_out] };
  if (queued === 0) return answer;
  const refs = people.map(({ ref_id }) => ref_id);
  await mustFit(use, tournament, { category, ...words }, refs);
  const log = categoryFor(caller, category);
  const letter = {
    ...words,
    category: log,
    ref_id: caller.ref_id,
    whole: words.saved && (await isToAll(use, tournament.tid, log, { people, left_out })),
    people: refs,
    others: others.reached.map(({ recipient }) => recipient),
    addresses: others.reached.map(({ address }) => address),
  };
  const { events } = await use.execute(messagingAggregate, tournament.tid, {
    type: 'SendLetter',
    letter,
    tournament,
  });
  return { ...answer, letter_id: events.find(isSent)?.data.letter_id ?? null };
}

/** The calls of the documents that send letters; what they answer `error` to is theirs to say. */
export function sendRoutes(parts: LetterParts): readonly Route[] {
  const toShifts = async (
    use: Use,
    caller: Caller,
    tid: string,
    words: Words,
    asked: Parameters<typeof inShifts>[3],
  ) => {
    const tournament = await tournamentOf(use, tid);
    if (!canMessage(tournament.status) || asked.sids.length === 0) return ERROR;
    const refs = await inShifts(use, caller, tid, asked);
    return sendTo(parts, use, caller, tournament, words, await amongPeople(use, tid, words.channel, refs));
  };
  const toNamed = async (
    use: Use,
    caller: Caller,
    tid: string,
    words: Words,
    named: Parameters<typeof amongNamed>[4],
  ) => {
    const tournament = await tournamentOf(use, tid);
    if (!canMessage(tournament.status) || named.length === 0 || named.length > BATCH) return ERROR;
    const reached = await amongNamed(use, caller, tid, words.channel, named);
    return sendTo(parts, use, caller, tournament, words, reached);
  };
  const text = (body: string, category: string | undefined): Words => ({
    channel: 'text',
    subject: '',
    body,
    category,
    saved: false,
  });

  return [
    route(
      calls.email,
      ({ tid, caller, body: { subject, body, email, category, saveMessage: saved = true } }, use) =>
        toNamed(use, caller, tid, { channel: 'email', subject, body, category, saved }, email),
      HEAVY,
    ),
    route(
      calls.emailShifts,
      ({ tid, caller, body: { subject, body, list, whoToSendTo, category, saveEmail = true } }, use) =>
        toShifts(
          use,
          caller,
          tid,
          { channel: 'email', subject, body, category, saved: saveEmail },
          { sids: list, whom: whoToSendTo },
        ),
      HEAVY,
    ),
    route(calls.saveEmail, async ({ tid, caller, body: { subject, body, category } }, use) => {
      const letter = { subject, body, category: categoryFor(caller, category), ref_id: caller.ref_id };
      const tournament = await tournamentOf(use, tid);
      await use.execute(messagingAggregate, tid, { type: 'SaveLetter', letter, tournament });
      return { message: 'Email Saved' };
    }),
    route(
      calls.textShifts,
      ({ tid, caller, body: { list, textMessage, category, whoToSendTo } }, use) =>
        textMessage.length > TEXT_MAX
          ? Promise.resolve(ERROR)
          : toShifts(use, caller, tid, text(textMessage, category), { sids: list, whom: whoToSendTo }),
      HEAVY,
    ),
    route(
      calls.customText,
      ({ tid, caller, body: { text: named, textBody, type } }, use) =>
        textBody.length > TEXT_MAX
          ? Promise.resolve(ERROR)
          : toNamed(use, caller, tid, text(textBody, type), named),
      HEAVY,
    ),
    route(
      calls.customLineJudgeText,
      async ({ tid, caller, body: { sid, gid, sendToGroup, textBody } }, use) => {
        if (textBody.length > TEXT_MAX) return ERROR;
        if (!sendToGroup) {
          const sids = sid === undefined ? [] : [sid];
          return toShifts(use, caller, tid, text(textBody, undefined), { sids, whom: 'both' });
        }
        const tournament = await tournamentOf(use, tid);
        if (!canMessage(tournament.status)) return ERROR;
        const refs = await inGroup(use, caller, tid, gid);
        const reached = await amongPeople(use, tid, 'text', refs);
        return sendTo(parts, use, caller, tournament, text(textBody, 'volunteer'), reached);
      },
      HEAVY,
    ),
  ];
}

/** Groups are the coordinators': a captain's people are in groups of all categories. */
async function inGroup(use: Use, caller: Caller, tid: string, gid: string | undefined): Promise<string[]> {
  if (!runsVolunteers(caller)) throw forbidden();
  const [group] = await volunteerGroups.among(use.db, gid === undefined ? [] : [gid], { tid });
  return found(group, 'Group').signup.map(({ ref_id }) => ref_id);
}
