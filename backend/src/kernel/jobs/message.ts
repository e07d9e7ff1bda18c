import type { TimeZone } from '@courtcrew/domain/kernel/zones.ts';
import type { Letter, Words } from './letter.ts';

export interface JobsLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export const CHANNELS = ['mail', 'text'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `local`: no channel is configured. `unknown`: may have arrived; only a person sends it again. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export const MESSAGE_STATUSES = [
  'local',
  'queued',
  'sending',
  'sent',
  'failed',
  'stopped',
  'unknown',
] as const;

/** Why a message failed that could not even be tried: whoever it is for is reached by other ways. */
export const NO_ADDRESS = 'the recipient has no address, or wants no texts';

/** A message to a person, or to an address nobody has an account for: a letter of the product, or words of somebody. */
export type Message = Posting & (Words | { readonly letter: Letter });

export interface Posting {
  /** Mail unless said otherwise. */
  readonly channel?: Channel;
  /** A person's address is looked up when the message leaves, so that a correction still counts. */
  readonly to:
    | { readonly ref_id: string }
    | { readonly email: string }
    | { readonly phone: string }
    /** Somebody without an account who is forgotten all the same: kept under a key and an id of their own. */
    | { readonly ref_id: string; readonly phone: string }
    /** A right that is given to a person at the address they have by the log: lists may show an earlier one. */
    | { readonly ref_id: string; readonly email: string };
  /** Address answers go to. */
  readonly replyTo?: string;
  /** The name of who writes: it comes in that one's name. */
  readonly from?: string;
  /** Where a mail program leaves letters like this one with one click (RFC 8058). */
  readonly leave?: string;
  /** People beside the recipient whose name, words or address it holds: with one of them it is forgotten. */
  readonly about?: readonly string[];
  /** The tournament whose staff may read it; without one only the platform admin may. */
  readonly tid?: string;
  /** The sections it speaks of: a desk that runs them all may read it. Without any only masters do. */
  readonly sections?: readonly string[];
  /** With the same recipient and channel, a message of the same key is the same message: it goes out once. */
  readonly dedupe: string;
  /** The letter to many it is part of: that can be followed, stopped and sent again as a whole. */
  readonly batch?: string;
  readonly gathers?: Gathering;
  /** It leaves so many seconds later, which is the time to stop it. */
  readonly holds?: number;
  /** It says what is due at a time of its own, and does not leave once that is due no longer. */
  readonly due?: { readonly schedule: string; readonly keys: readonly string[] };
}

/** It waits so long, and the next one of the same subject to the same recipient takes its place meanwhile. */
export interface Gathering {
  readonly subject: string;
  readonly seconds: number;
  /** Each one begins the wait anew; otherwise it is counted from the first. */
  readonly restarts?: true;
  /** What it tells of, without personal data: what takes its place meanwhile can tell it too. */
  readonly tells?: object;
}

/** What is encrypted, while the message is kept, under the keys of the recipient and of whom it is about. */
export interface Content extends Words {
  readonly replyTo?: string;
  readonly from?: string;
  readonly leave?: string;
  /** Where it does not go to the address that lists show of a person when it leaves. */
  readonly address?: string;
}

/** How people are reached; the accounts read model knows. Forgotten and unknown people are absent. */
export type Contacts = (refs: readonly string[]) => Promise<ReadonlyMap<string, Contact>>;

export interface Contact {
  readonly name: string;
  readonly email: string | null;
  /** Null also for who wants no texts. */
  readonly phone: string | null;
  readonly texts_stopped: boolean;
  /** Whoever writes to them may see that they opened it. */
  readonly read_receipts: boolean;
  /** Where they live, as far as they have said so. */
  readonly home_zone: TimeZone | null;
}

/** Who looks after the sections of these tournaments, by tournament; the tournaments read model knows. */
export type Coordinators = (tids: readonly string[]) => Promise<ReadonlyMap<string, readonly Coordinator[]>>;

export interface Coordinator {
  readonly section: string;
  readonly name: string | null;
  readonly email: string | null;
}

/** Encrypts texts under a person's key; null when the person is forgotten. */
export interface TextVault {
  sealText(owner: string, text: string): Promise<string | null>;
  unsealText(owner: string, sealed: string): Promise<string | null>;
}

/** The text shortened to a number of characters; dots say so. Never cuts a character in two. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 3).toWellFormed();
  return `${kept.endsWith('\ufffd') ? kept.slice(0, -1) : kept}...`;
}
