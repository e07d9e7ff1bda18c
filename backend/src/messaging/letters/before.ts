import { gsmText } from '@courtcrew/domain/kernel/gsm.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { type LeftOut, type LetterChannel, placeFault } from '@courtcrew/domain/messaging/index.ts';
import { approvalRequests, staffOf } from '@courtcrew/projections/roster/index.ts';
import { SegmentedMessage } from 'sms-segments-calculator';
import { type Route, route, type Use } from '../../kernel/http/route.ts';
import { forbidden, Refused } from '../../kernel/refused.ts';
import { mayReach } from '../../roster/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import { amongNamed, amongPeople, inShifts } from './audience.ts';
import { factsFor, personalLetter } from './personal.ts';
import { categoryFor, listedWith } from './rights.ts';
import { tournamentOf } from './send.ts';

/** Throws where a place of the letter cannot be filled, naming the field and where it stands there. */
function mustFill(words: { readonly subject: string; readonly body: string }): void {
  for (const field of ['subject', 'body'] as const) {
    const fault = placeFault(words[field]);
    if (fault) throw new Refused(refuse('invalid', fault, { fields: { [field]: fault } }));
  }
}

/** Signs beyond the GSM alphabet make a text message longer than it looks. */
const segmentsOf = (channel: LetterChannel, text: string): number =>
  channel === 'text' ? new SegmentedMessage(gsmText(text)).segmentsCount : 0;

const UNREACHED: Readonly<Record<LeftOut['reason'], (channel: LetterChannel) => string>> = {
  left: () => 'You get no letters of this tournament: you have left them.',
  'texts-stopped': () => 'You get no texts: you have stopped them.',
  'no-address': (channel) =>
    channel === 'text'
      ? 'You have no phone number. Add one in your profile.'
      : 'You have no e-mail address. Add one in your profile.',
  erased: () => 'Nobody is left to send this to.',
};

/** Throws where a letter to the sender would not arrive. */
async function mustReachSelf(use: Use, tid: string, channel: LetterChannel, ref_id: string): Promise<void> {
  const { left_out } = await amongPeople(use, tid, channel, [ref_id]);
  for (const { reason } of left_out) throw new Refused(refuse('nobody', UNREACHED[reason](channel)));
}

/** What a sender looks at before a letter leaves. `site` is the address of the product. */
export const beforeRoutes = ({ publicUrl: site }: { readonly publicUrl: string }): readonly Route[] => [
  route(calls.getAudience, async ({ tid, caller, body }, use) => {
    const { channel, list = [], whoToSendTo: whom, people } = body;
    const reached = people
      ? await amongNamed(
          use,
          caller,
          tid,
          channel,
          people.map((ref_id) => ({ ref_id })),
        )
      : await amongPeople(use, tid, channel, await inShifts(use, caller, tid, { sids: list, whom }));
    return {
      recipients: [...reached.people],
      left_out: [...reached.left_out],
      repeated: reached.repeated,
    };
  }),

  route(calls.previewLetter, async ({ tid, caller, body: { ref_id, ...words } }, use) => {
    mustFill(words);
    const mayKnow = ref_id === caller.ref_id || (await listedWith(use, caller, tid))(ref_id);
    if (!mayKnow) throw forbidden();
    const facts = await factsFor(use.db, await tournamentOf(use, tid), words, [ref_id]);
    const { subject, text } = personalLetter(words, facts, ref_id)(use.http.language ?? 'en', site);
    return { subject, text, characters: text.length, segments: segmentsOf(words.channel, text) };
  }),

  route(
    calls.testLetter,
    async ({ tid, caller, body: { category, ...words } }, use) => {
      const { ref_id } = caller;
      const tournament = await tournamentOf(use, tid);
      await mustReachSelf(use, tid, words.channel, ref_id);
      const alone = { people: [ref_id], others: [], addresses: [], saved: false };
      const letter = { ...words, ...alone, ref_id, category: categoryFor(caller, category) };
      await use.execute(messagingAggregate, tid, { type: 'SendLetter', letter, tournament });
      return { message: words.channel === 'email' ? 'email sent' : 'Text sent' };
    },
    { limit: 'heavy' },
  ),

  route(calls.getApprovedEmailsWithScheduleCount, async ({ tid, caller }, use) => {
    const { referee_approval_required: required } = await tournamentOf(use, tid);
    const [referees, approved] = await Promise.all([
      staffOf(use.db, tid, 'official', ['referee']),
      required ? approvalRequests.all(use.db, { tid, referee_approved: true }) : [],
    ]);
    const isApproved = new Set(approved.map(({ ref_id }) => ref_id));
    return referees
      .filter(({ ref_id }) => !required || isApproved.has(ref_id))
      .map((person) => ({
        ...person,
        ...(mayReach(caller, person) ? {} : { email: null, phone: null }),
      }));
  }),
];
