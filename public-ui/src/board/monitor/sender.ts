import { createKeptSender, type Sender, type Undelivered } from '@courtcrew/ui-kit/offline/keptSender.ts';
import type { CallStore } from './callStore.ts';
import { isWaiting, type KeptCall } from './keptCall.ts';

export type { Sender, SenderState } from '@courtcrew/ui-kit/offline/keptSender.ts';

type Answered =
  | { readonly is: 'sent'; readonly nid: string }
  /** The server requires a court: the form must ask for one. */
  | { readonly is: 'courtless' }
  | { readonly is: 'refused'; readonly reason: string };

export type Delivery = Answered | Undelivered;

interface SenderParts {
  readonly store: CallStore;
  /** Whose calls are sent. */
  readonly ref_id: string;
  readonly deliver: (call: KeptCall) => Promise<Delivery>;
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (run: () => void, ms: number) => () => void;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onSent: (call: KeptCall, nid: string) => void;
  readonly onCourtless: (call: KeptCall) => void;
}

export function createSender(parts: SenderParts): Sender {
  const { store, ref_id, deliver, alone, later, now } = parts;
  return createKeptSender<KeptCall, Answered>({
    next: () => {
      const waiting = store.list().filter((call) => call.body.ref_id === ref_id && isWaiting(call, now()));
      return waiting.find(({ body }) => body.type === 'medical') ?? waiting[0];
    },
    deliver,
    settle: (call, delivery) => {
      if (delivery.is === 'refused') return store.put({ ...call, refused: delivery.reason });
      if (delivery.is === 'sent') parts.onSent(call, delivery.nid);
      else parts.onCourtless(call);
      store.remove(call.id);
    },
    alone,
    later,
  });
}
