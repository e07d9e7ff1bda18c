import type { Calendar } from './letter.ts';
import type { Channel } from './message.ts';

export interface Parcel {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** Of a mail. */
  readonly html?: string;
  readonly calendars?: readonly Calendar[];
  /** In whose name it comes; without one in the product's. */
  readonly from?: string;
  readonly replyTo?: string;
  /** Where letters like this one are left with one click. */
  readonly leave?: string;
}

/**
 * What became of one attempt. `later`: certainly not sent, worth another try. `failed`: certainly not sent and
 * never will be; `bounced`: so because there is nobody at the address. `stopped`: not sent, for nobody wants it any
 * more. `unknown`: it was handed over, but whether it was taken was not said.
 */
export type Sending =
  /** `providerId` is how the provider calls the message when it tells what became of it. */
  | { readonly outcome: 'sent'; readonly providerId?: string }
  | { readonly outcome: 'later' | 'failed' | 'bounced' | 'stopped' | 'unknown'; readonly reason: string };

/** Records that the message may have left. Throws where it must not leave from here any more. */
export type HandOver = () => Promise<void>;

/** Lets nothing of the message out before `handOver` has answered. What it throws says as little as no answer. */
export type Transport = (parcel: Parcel, handOver: HandOver) => Promise<Sending>;

export type Transports = Readonly<Partial<Record<Channel, Transport>>>;
