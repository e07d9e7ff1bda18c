import type { Parts } from '@courtcrew/domain/contract/address.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { customText, email, emailShifts, textShifts } from '@courtcrew/domain/messaging/contract.ts';
import type { LeftOut } from '@courtcrew/domain/messaging/letters/fields.ts';
import { BATCH } from '@courtcrew/domain/messaging/letters/limits.ts';
import { AttemptKeys } from '@courtcrew/ui-kit/data/attemptKeys.ts';
import { useClient, useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import type { Chosen, LetterValues } from './letter.ts';

const AFFECTED = [email.area, 'emaillog', 'textlog'];

/** What the server says to a letter, or to a part of it. */
type Answer =
  | { readonly letter_id: string | null; readonly queued: number; readonly left_out: readonly LeftOut[] }
  | 'error';

type LetterCall = typeof email | typeof emailShifts | typeof customText | typeof textShifts;

type Attempt = () => Promise<Answer>;

/** What became of a letter. */
export interface Sent {
  readonly values: LetterValues;
  /** The parts of it that are under way. */
  readonly letters: readonly string[];
  readonly queued: number;
  /** Who of those it was meant for gets nothing, and why. */
  readonly leftOut: readonly LeftOut[];
  /** Ids it has not been sent to: a part was not taken, and nothing after it was sent. */
  readonly left: readonly string[];
  /** Why that part was not taken. */
  readonly failure: Error | 'error' | null;
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends a letter with the documents' calls: to shifts at once, to people in parts of at most `batch`. Sent again in the
 * same words, one that stopped on its way goes on with those who are left.
 */
export function useSend(category: string, batch: number = BATCH) {
  const { tid } = useDesk();
  const [part, setPart] = useState<{ done: number; total: number } | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const take = useTake();

  const once = (values: LetterValues, { of, ids }: Chosen, first: boolean): Promise<Answer> => {
    const { channel, whom: whoToSendTo, subject, body } = values;
    const people = ids.map((ref_id) => ({ ref_id }));
    if (of === 'shifts' && channel === 'email') {
      return take(emailShifts, { body: { tid, list: [...ids], subject, body, whoToSendTo, category } });
    }
    if (of === 'shifts') {
      return take(textShifts, { body: { tid, list: [...ids], textMessage: body, whoToSendTo, category } });
    }
    if (channel === 'email') {
      return take(email, { body: { tid, email: people, subject, body, category, saveMessage: first } });
    }
    return take(customText, { body: { tid, text: people, textBody: body, type: category } });
  };

  const send = async (values: LetterValues, chosen: Chosen): Promise<Sent> => {
    const parts = chosen.of === 'shifts' ? [chosen.ids] : partsOf(chosen.ids, batch);
    const begun = sent?.failure && same(sent.values, values) ? sent : { letters: [], queued: 0, leftOut: [] };
    let now: Sent = { ...begun, values, left: chosen.ids, failure: null };
    for (const [index, ids] of parts.entries()) {
      setPart({ done: index, total: parts.length });
      const answer = await once(values, { ...chosen, ids }, now.letters.length === 0).catch(
        (failure: Error) => failure,
      );
      if (answer === 'error' || answer instanceof Error) {
        now = { ...now, failure: answer };
        break;
      }
      const { letter_id, queued, left_out } = answer;
      now = {
        ...now,
        letters: letter_id === null ? now.letters : [...now.letters, letter_id],
        queued: now.queued + queued,
        leftOut: [...now.leftOut, ...left_out],
        left: now.left.slice(ids.length),
      };
    }
    setPart(null);
    setSent(now);
    return now;
  };
  return { send, part, sent };
}

/** Sends one call of a letter. */
function useTake() {
  const client = useClient();
  const queries = useQueryClient();
  const readings = useReadings();
  // Kept however long the network is away: nobody wants the same letter twice, and who is left stays said until then.
  const [keys] = useState(() => new AttemptKeys(Number.POSITIVE_INFINITY));
  const { mutateAsync } = useMutation<Answer, Error, Attempt>({
    mutationFn: (attempt) => attempt(),
    onSettled: () => Promise.all(AFFECTED.map((area) => readings.again(queries, [area], null))),
  });
  return <C extends LetterCall>(call: C, input: Parts<C>) =>
    mutateAsync(() => keys.command(client, call, input) as Promise<Answer>);
}
