import type { TimeZone } from '@courtcrew/domain/kernel/zones.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import { LEASES } from '@courtcrew/projections/kernel/leases.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type Channel,
  Delivery,
  type Message,
  OUTBOX_STEPS,
  Outbox,
  type Scheduler,
  type Transport,
} from '../../src/kernel/jobs/index.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { TestVault } from './testVault.ts';

type Parcel = Parameters<Transport>[0];

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const mail: Message = {
  to: { ref_id: 'ann' },
  subject: 'Hello',
  text: 'You are on court',
  tid: 't1',
  dedupe: 'e1',
};

/** Outbox and workers on a database of their own, with a mail service that answers as a test says. */
class PostOffice {
  database: TestDatabase | undefined;
  pool = openPool({});
  vault = new TestVault();
  sent: Parcel[] = [];
  /** Who lets others see that they opened a mail. */
  seen = new Set<string>();
  /** Where people are texted. */
  phones = new Map<string, string>();
  /** Where people live. */
  homes = new Map<string, TimeZone>();
  /** Who looks after the sections of a tournament. */
  coordinators = new Map<string, { section: string; name: string; email: string }[]>();
  answer: (parcel: Parcel) => ReturnType<Transport> = async () => ({ outcome: 'sent' });

  async open(): Promise<void> {
    this.database = await testDatabase();
    this.pool = openPool({ connectionString: this.database.url, max: 10 });
    await takeAllSteps(this.pool, [LEASES, OUTBOX_STEPS]);
  }

  async empty(): Promise<void> {
    await this.pool.query(
      'truncate outbox.messages, outbox.batches, outbox.reactions, outbox.languages, outbox.said, outbox.silenced',
    );
    this.vault = new TestVault();
    this.sent = [];
    this.seen.clear();
    this.phones.clear();
    this.homes.clear();
    this.coordinators.clear();
    this.answer = async () => ({ outcome: 'sent' });
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.database?.drop();
  }

  async contacts(refs: readonly string[]) {
    return new Map(
      refs.map((ref) => [
        ref,
        {
          name: `Name of ${ref}`,
          email: `${ref}@example.org`,
          phone: this.phones.get(ref) ?? null,
          texts_stopped: false,
          read_receipts: this.seen.has(ref),
          home_zone: this.homes.get(ref) ?? null,
        },
      ]),
    );
  }

  outboxWith(...channels: Channel[]): Outbox {
    const [publicUrl, secret] = ['https://courtcrew.test', 'secret'];
    return new Outbox(this.pool, { vault: this.vault, secret, channels: new Set(channels), publicUrl });
  }

  delivery(scheduler?: Scheduler): Delivery {
    const { pool, vault } = this;
    const contacts = (refs: readonly string[]) => this.contacts(refs);
    const deliver: Transport = async (parcel, handOver) => {
      await handOver();
      this.sent.push(parcel);
      return this.answer(parcel);
    };
    return new Delivery({
      pool,
      vault,
      contacts,
      coordinators: async () => this.coordinators,
      transports: { mail: deliver, text: deliver },
      isSilenced: (number, of) => this.outboxWith().isSilenced(number, of),
      publicUrl: 'https://courtcrew.test',
      ...(scheduler && { scheduler }),
    });
  }

  async rows() {
    const { rows } = await this.pool.query(
      'select id, status, attempts, error, dedupe, sealed, recipient from outbox.messages order by at',
    );
    return rows;
  }
}

/** A post office for the tests of a file, empty before each. */
export function postOffice(): PostOffice {
  const office = new PostOffice();
  beforeAll(() => office.open());
  beforeEach(() => office.empty());
  afterAll(() => office.close());
  return office;
}
