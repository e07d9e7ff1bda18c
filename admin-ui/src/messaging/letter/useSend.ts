import { customText, email, emailShifts, textShifts } from '@courtcrew/domain/messaging/contract.ts';
import { BATCH } from '@courtcrew/domain/messaging/letters/limits.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { type Chosen, inParts, type LetterValues } from './letter.ts';

const QUIET = { quiet: true, affects: ['emaillog', 'textlog'] };

/** What the server says to a letter, or to a part of it. */
interface Answer {
  readonly letter_id: string | null;
  readonly queued: number;
}

/** The parts of a letter that are under way. */
export interface Sent {
  readonly letters: readonly string[];
  readonly queued: number;
  /** A part was not taken, and nothing after it was sent. */
  readonly failed: boolean;
}

/** Sends a letter with the documents' calls: to shifts at once, to people in parts of at most `batch`. */
export function useSend(category: string, batch: number = BATCH) {
  const { tid } = useDesk();
  const [part, setPart] = useState<{ done: number; total: number } | null>(null);
  const toShifts = useCommand(emailShifts, QUIET);
  const toPeople = useCommand(email, QUIET);
  const textToShifts = useCommand(textShifts, QUIET);
  const textToPeople = useCommand(customText, QUIET);

  const once = (values: LetterValues, { of, ids }: Chosen, first: boolean): Promise<Answer | 'error'> => {
    const { channel, whom: whoToSendTo, subject, body } = values;
    const people = ids.map((ref_id) => ({ ref_id }));
    if (of === 'shifts' && channel === 'email') {
      return toShifts.mutateAsync({ body: { tid, list: [...ids], subject, body, whoToSendTo, category } });
    }
    if (of === 'shifts') {
      return textToShifts.mutateAsync({
        body: { tid, list: [...ids], textMessage: body, whoToSendTo, category },
      });
    }
    if (channel === 'email') {
      return toPeople.mutateAsync({
        body: { tid, email: people, subject, body, category, saveMessage: first },
      });
    }
    return textToPeople.mutateAsync({ body: { tid, text: people, textBody: body, type: category } });
  };

  const send = async (values: LetterValues, chosen: Chosen): Promise<Sent> => {
    const parts = chosen.of === 'shifts' ? [chosen.ids] : inParts(chosen.ids, batch);
    const letters: string[] = [];
    let queued = 0;
    try {
      for (const [index, ids] of parts.entries()) {
        setPart({ done: index, total: parts.length });
        const answer = await once(values, { ...chosen, ids }, index === 0);
        if (answer === 'error') return { letters, queued, failed: true };
        if (answer.letter_id !== null) letters.push(answer.letter_id);
        queued += answer.queued;
      }
      return { letters, queued, failed: false };
    } finally {
      setPart(null);
    }
  };
  return { send, part };
}
