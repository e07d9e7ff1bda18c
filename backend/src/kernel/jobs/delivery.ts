import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { within } from '../eventstore/within.ts';
import { inBatches } from '../platform/inBatches.ts';
import { htmlOf } from './mailHtml.ts';
import {
  type Channel,
  type Contact,
  type Contacts,
  type Content,
  type Coordinator,
  type Coordinators,
  NO_ADDRESS,
  type TextVault,
} from './message.ts';
import {
  type Claimed,
  ClaimStatements,
  giveUpInterrupted,
  MessageClaims,
  type Verdict,
} from './messageClaims.ts';
import type { Scheduler } from './scheduler.ts';
import { unsealLetter, WITHHELD } from './sealing.ts';
import { plainOf, sheetOf } from './sheet.ts';
import type { Parcel, Sending, Transports } from './transport.ts';

export interface DeliveryParts {
  readonly pool: Pool;
  readonly vault: TextVault;
  readonly contacts: Contacts;
  readonly coordinators: Coordinators;
  readonly transports: Transports;
  readonly scheduler?: Pick<Scheduler, 'mayLeave'>;
  /** Whether somebody at this number wants no texts; of a person, unless their profile says what they want by now. */
  readonly isSilenced: (number: string, of: 'anybody' | 'person') => Promise<boolean>;
  readonly publicUrl: string;
}

interface LookUp {
  readonly contactOf: ContactOf;
  readonly coordinatorsOf: CoordinatorsOf;
}

/** Where a message goes, whether its sender may see that it was opened, and where its reader lives. */
interface Reach extends Pick<Contact, 'home_zone'> {
  readonly address: string | null;
  readonly opens: boolean;
}

const UNKNOWN = { opens: false, home_zone: null } as const;

type CoordinatorsOf = (tid: string) => Promise<readonly Coordinator[]>;
type ContactOf = (ref_id: string) => Promise<Contact | undefined>;

/** Attempts before a message that is refused for now is given up: about a day. */
const MAX_ATTEMPTS = 12;
const LONGEST_EXPONENT = 10;
const KEPT = "interval '90 days'";

const READING_MS = 10_000;
const SENDING_MS = 120_000;
/** Nothing leaves so late that the attempt at it could have been given up. */
const LATEST_MS = 30_000;
/** A sign of life while a message is being sent: one whose process died is free again within a minute. */
const BEAT_MS = 15_000;
/** An outage of the database that the knowledge of what was sent outlives. */
const OUTAGE_MS = 120_000;
const AGAIN_MS = 200;

/** Sends messages of the outbox. Each is marked before its content leaves, so a crash never sends one twice. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #statements: ClaimStatements;
  readonly #contactOf: ContactOf;
  readonly #coordinatorsOf: CoordinatorsOf;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#statements = new ClaimStatements(parts.pool);
    this.#contactOf = inBatches(async (refs) => {
      const contacts = await parts.contacts(refs);
      return (ref_id) => contacts.get(ref_id);
    });
    this.#coordinatorsOf = inBatches(async (tids) => {
      const coordinators = await parts.coordinators(tids);
      return (tid) => coordinators.get(tid) ?? [];
    });
  }

  /** One of several workers, each of which sends one message at a time, of one channel or of all; they ask the database together. */
  worker(channel: Channel | null = null): DeliveryWorker {
    return new DeliveryWorker(this.#parts, new MessageClaims(this.#statements, channel), {
      contactOf: this.#contactOf,
      coordinatorsOf: this.#coordinatorsOf,
    });
  }

  /** Messages whose sender died are sent by others, or `unknown` where they may have left; old ones go: they hold what people wrote and are of no use. */
  async tidy(): Promise<void> {
    const { pool } = this.#parts;
    await giveUpInterrupted(pool);
    await pool.query(`delete from outbox.messages where at < now() - ${KEPT} and batch is null`);
    // Of a letter to many the log goes on saying what became of it; its words stand in the event.
    await pool.query(
      `update outbox.messages set sealed = $1 where at < now() - ${KEPT} and batch is not null and sealed <> $1`,
      [WITHHELD],
    );
  }
}

export class DeliveryWorker {
  readonly #parts: DeliveryParts;
  readonly #claims: MessageClaims;
  readonly #lookUp: LookUp;

  constructor(parts: DeliveryParts, claims: MessageClaims, lookUp: LookUp) {
    this.#parts = parts;
    this.#claims = claims;
    this.#lookUp = lookUp;
  }

  /**
   * One attempt at the message due longest; false for none. Throws when the database fails: what was sent is then settled
   * later, or found `unknown` by `tidy`.
   */
  async sendNext(): Promise<boolean> {
    const message = await this.#claims.next();
    if (!message) return false;
    const beat = setInterval(() => void this.#claims.goesOn(message).catch(() => undefined), BEAT_MS);
    const sending = await this.#attempt(message).finally(() => clearInterval(beat));
    const verdict = verdictOn(sending, message.attempts);
    const until = performance.now() + OUTAGE_MS;
    while (true) {
      try {
        await this.#claims.settle(message, verdict);
        return true;
      } catch (error) {
        if (performance.now() > until) throw error;
      }
      await pause(AGAIN_MS);
    }
  }

  async #attempt(message: Claimed): Promise<Sending> {
    const transport = this.#parts.transports[message.channel];
    if (!transport) return { outcome: 'later', reason: 'not configured' };
    // Nothing has left yet, so a failure here leaves nothing open: there is another attempt.
    const parcel = await within(READING_MS, this.#parcel(message)).catch(() => null);
    if (parcel === null) return { outcome: 'later', reason: 'the message could not be read' };
    if ('outcome' in parcel) return parcel;
    const latest = performance.now() + LATEST_MS;
    let handedOver = false;
    const sending = transport(parcel, async () => {
      await this.#claims.handOver(message);
      if (performance.now() > latest) throw new Error('the process stood still');
      handedOver = true;
    });
    return within(SENDING_MS, sending).catch(() => ({
      outcome: handedOver ? 'unknown' : 'later',
      reason: 'sending did not come to an end',
    }));
  }

  async #parcel(message: Claimed): Promise<Parcel | Sending> {
    const { id, channel, sealed, schedule, keys, ...belonging } = message;
    const { ref_id: to } = belonging;
    if (schedule !== null && !(await this.#parts.scheduler?.mayLeave(schedule, keys ?? [], to ?? ''))) {
      return { outcome: 'stopped', reason: 'it is due no longer' };
    }
    const letter = await unsealLetter(this.#parts.vault, belonging, sealed);
    if (!letter) return { outcome: 'failed', reason: 'the recipient, or somebody it speaks of, was erased' };
    const reach = await this.#reach(belonging.ref_id, channel, letter.address);
    // Whoever was forgotten has no key either: this one has just come, and a list that stands still shows nobody new.
    if (reach === null) return { outcome: 'later', reason: 'the recipient is not listed yet' };
    const { address = null } = reach;
    if (!address) return { outcome: 'failed', reason: NO_ADDRESS };
    const { subject, text, calendars, leave } = letter;
    if (channel === 'text') return { id, address, subject, text };
    return {
      ...{ id, address, subject },
      ...this.#drawn(id, letter, reach),
      ...(calendars && { calendars }),
      ...(await this.#writer(message, letter)),
      ...(leave !== undefined && { leave }),
    };
  }

  #drawn(id: string, letter: Content, { opens, home_zone: home }: Reach): Pick<Parcel, 'text' | 'html'> {
    const { sheet } = letter;
    const dot = opens ? `${this.#parts.publicUrl}/api/messaging/opened/${id}` : undefined;
    return {
      text: sheet ? plainOf(sheet, home) : letter.text,
      html: htmlOf(sheet ?? sheetOf(letter), { home, dot }),
    };
  }

  /** In whose name a mail comes and who gets the answers: of shifts their coordinator, as the tournament names one now. */
  async #writer({ tid, sections }: Claimed, { replyTo, from, sheet }: Content) {
    const all =
      sheet?.ofShifts && replyTo === undefined && tid !== null ? await this.#lookUp.coordinatorsOf(tid) : [];
    const named = (sections ?? [])
      .flatMap((section) => all.find((one) => one.section === section) ?? [])
      .find(({ email }) => email);
    const answers = replyTo ?? named?.email ?? undefined;
    const name = from ?? (named?.name || undefined);
    return { ...(answers !== undefined && { replyTo: answers }), ...(name !== undefined && { from: name }) };
  }

  /** Where the message goes, if it may; null while nobody knows the person. */
  async #reach(ref_id: string | null, channel: Channel, given: string | undefined): Promise<Reach | null> {
    if (given !== undefined) {
      const silenced = channel === 'text' && (await this.#parts.isSilenced(given, 'anybody'));
      return { ...UNKNOWN, address: silenced ? null : given };
    }
    const contact = ref_id === null ? undefined : await this.#lookUp.contactOf(ref_id);
    if (!contact) return null;
    const { email, phone, read_receipts: opens, home_zone } = contact;
    if (channel === 'mail') return { address: email, opens, home_zone };
    const silenced = phone !== null && (await this.#parts.isSilenced(phone, 'person'));
    return { ...UNKNOWN, address: silenced ? null : phone };
  }
}

/** Refused for now: again after 3 s, 7 s, 20 s, ... six hours. */
const secondsAfter = (attempts: number): number => Math.exp(Math.min(attempts, LONGEST_EXPONENT));

function verdictOn(sending: Sending, attempts: number): Verdict {
  if (sending.outcome === 'sent') {
    const { providerId } = sending;
    return { status: 'sent', reason: null, seconds: 0, ...(providerId !== undefined && { providerId }) };
  }
  const reason = sending.reason.slice(0, 500);
  if (sending.outcome === 'bounced') return { status: 'failed', bounced: true, reason, seconds: 0 };
  if (sending.outcome !== 'later') return { status: sending.outcome, reason, seconds: 0 };
  const status = attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
  return { status, reason, seconds: secondsAfter(attempts) };
}
