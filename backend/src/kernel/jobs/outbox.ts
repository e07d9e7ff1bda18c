import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { dialled } from '@courtcrew/domain/kernel/phone.ts';
import type { Pool, PoolClient } from 'pg';
import type { Words } from './letter.ts';
import type { Channel, Gathering, Message, TextVault } from './message.ts';
import { sealLetter, WITHHELD } from './sealing.ts';

/** After a backup was put back nobody knows what of this was sent since: it is left to a person. */
export async function holdWaiting(pool: Pool): Promise<void> {
  await pool.query(
    `update outbox.messages
     set status = 'unknown', error = 'waited in a backup that was put back', changed_at = clock_timestamp()
     where status in ('queued', 'sending')`,
  );
}

const REACTED_MS = 60_000;
const ASK_MS = 100;

/** Resolves when these reactions have handled the event at that position, in whatever process they run. */
export async function untilReacted(pool: Pool, names: readonly string[], position: Position): Promise<void> {
  const until = performance.now() + REACTED_MS;
  for (;;) {
    const { rows } = await pool.query(
      'select name from outbox.reactions where name = any($1) and position < $2::numeric',
      [names, String(position)],
    );
    if (rows.length === 0) return;
    if (performance.now() > until) {
      throw new Error(`reactions did not reach ${position}: ${rows.map(({ name }) => name).join(', ')}`);
    }
    await pause(ASK_MS);
  }
}

export interface OutboxParts {
  readonly vault: TextVault;
  /** Makes addresses without a person into recipients that do not show them. */
  readonly secret: string;
  /** What can be sent from here; the rest stays local. */
  readonly channels: ReadonlySet<Channel>;
  readonly publicUrl: string;
}

/** The provider's word on a message: its last one, or that it is under way. */
export interface Told {
  readonly outcome: 'delivered' | 'bounced' | null;
  readonly reason: string | null;
  readonly providerId: string;
}

const ADD = `
insert into outbox.messages (
  id, dedupe, recipient, channel, ref_id, about, tid, sealed, status, sections, gathers, tells, batch, schedule,
  keys, due_at
)
select id, dedupe, recipient, channel, ref_id, about, tid, sealed,
  case when exists (select from outbox.batches s where s.batch = m.batch and s.stopped) then 'stopped' else status end,
  sections, gathers, tells, batch, schedule, keys, clock_timestamp() + make_interval(secs => seconds)
from jsonb_to_recordset($1::jsonb) as m (
  id uuid, dedupe text, recipient text, channel text, ref_id text, about text[], tid text, sealed text,
  status text, sections text[], gathers text, tells jsonb, batch text, schedule text,
  keys text[], seconds integer
)
on conflict (dedupe, recipient, channel) do nothing`;

/** A message that waits, or would if it could be sent from here, takes on what a newer one says. */
const REPLACE = `
update outbox.messages m
set sealed = new.sealed, about = new.about, sections = new.sections, tells = new.tells, changed_at = clock_timestamp(),
  due_at = case when new.restarts then clock_timestamp() + make_interval(secs => new.seconds) else m.due_at end
from jsonb_to_record($1::jsonb) as new (
  recipient text, channel text, gathers text, tells jsonb, seconds integer, restarts boolean, sealed text,
  about text[], sections text[]
)
where m.recipient = new.recipient and m.channel = new.channel and m.gathers = new.gathers
  and m.status in ('queued', 'local') and case when new.restarts then m.due_at > clock_timestamp()
    else m.at > clock_timestamp() - make_interval(secs => new.seconds) end`;

/** What of the messages tells that the next ones of their subject would take the place of. */
const WAITING = `
select ref_id, tells from outbox.messages
where recipient = any($1) and channel = 'mail' and gathers = $2 and tells is not null
  and status in ('queued', 'local') and at > clock_timestamp() - make_interval(secs => $3)`;

/** PostgreSQL ends a transaction that is silent for seconds, and thousands of letters take longer to write and seal. */
const MESSAGES_AT_ONCE = 250;

/** Of people who have not chosen another one. */
const ENGLISH: Language = 'en';

const PREFER = `
insert into outbox.languages (ref_id, language) values ($1, $2)
on conflict (ref_id) do update set language = excluded.language where languages.language <> excluded.language`;

/** Messages of these letters are being written: whoever stops one of them waits until they are. */
const BEGIN = `
insert into outbox.batches (batch, stopped)
select distinct batch, false from unnest($1::text[]) as batch order by batch
on conflict (batch) do nothing`;

/** Also for messages of the letter that are not written yet. */
const MARK = `
insert into outbox.batches (batch, stopped) values ($1, true) on conflict (batch) do update set stopped = true`;

const UNMARK = 'update outbox.batches set stopped = false where batch = $1';

/**
 * What was handed over may arrive; where it is not taken for now, it is due no more (`unlessStopped`). Rows are taken in one
 * order, here and where what is being sent is written down: neither waits for the other with rows that it wants.
 */
const stopping = (which: string): string => `
with held as materialized (
  select id from outbox.messages where status in ('queued', 'local', 'sending') and ${which} order by id for update
)
update outbox.messages m set
  status = case status when 'sending' then status else 'stopped' end,
  due_at = case status when 'sending' then 'infinity' else due_at end,
  changed_at = case status when 'sending' then changed_at else clock_timestamp() end
from held where m.id = held.id and status in ('queued', 'local', 'sending')`;

const STOP = stopping('batch = $1');

const STOP_FOR = stopping("recipient = $1 and tid = $2 and channel = 'mail' and batch is not null");

/** What was refused may be taken now; what may have arrived is sent again only to the recipient asked for. */
const SEND_AGAIN = `
update outbox.messages
set status = case when channel = any($2) then 'queued' else 'local' end, attempts = 0, error = null,
  outcome = null, provider_id = null,
  due_at = clock_timestamp(), changed_at = clock_timestamp()
where batch = $1 and sealed <> $3 and (channel <> 'mail' or recipient <> all($5::text[])) and case when $4::text is null then status in ('failed', 'stopped')
  else recipient = $4 and status in ('failed', 'stopped', 'unknown') end`;

/** The same of one message, for whoever has looked whether it arrived. */
const SEND_ONE_AGAIN = `
update outbox.messages
set status = case when channel = any($2) then 'queued' else 'local' end, attempts = 0, error = null,
  outcome = null, provider_id = null, due_at = clock_timestamp(), changed_at = clock_timestamp()
where id::text = $1 and sealed <> $3 and status in ('failed', 'stopped', 'unknown')`;

/** What the provider says proves that it took the message. Its first last word counts, and is never taken back. */
const TOLD = `
update outbox.messages
set outcome = $2::text, error = $3::text, provider_id = coalesce(provider_id, $4), changed_at = clock_timestamp(),
  status = case when $2::text = 'bounced' then 'failed' else 'sent' end
where id = $1 and channel = 'text' and outcome is null and status in ('sending', 'sent', 'unknown')
  and coalesce(provider_id, $4::text) = $4 and (status <> 'sent' or $2::text is not null)`;

const WITHHOLD = `
update outbox.messages
set sealed = $2, error = 'somebody it speaks of was erased', changed_at = clock_timestamp(),
  status = case status when 'queued' then 'failed' else status end
where about @> array[$1]`;

/** Messages on their way out. Takes part in a caller's transaction when it is given that one's connection. */
export class Outbox {
  readonly #db: Pool | PoolClient;
  readonly #parts: OutboxParts;

  constructor(db: Pool | PoolClient, parts: OutboxParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** The same outbox inside a transaction. */
  within(transaction: PoolClient): Outbox {
    return new Outbox(transaction, this.#parts);
  }

  /** Keeps the message and has it sent soon; nothing happens when it was sent before or its people are forgotten. */
  async send(message: Message): Promise<void> {
    await this.sendAll([message]);
  }

  async sendAll(messages: readonly Message[]): Promise<void> {
    const languages = await this.#languagesFor(messages);
    const batches = messages.flatMap(({ batch = [] }) => batch);
    if (batches.length > 0) await this.#db.query(BEGIN, [batches]);
    for (const part of partsOf(messages, MESSAGES_AT_ONCE)) await this.#keep(part, languages);
  }

  async #keep(messages: readonly Message[], languages: ReadonlyMap<string, Language>): Promise<void> {
    const rows: unknown[] = [];
    // One after another: keys are read over the connections that serve everybody.
    for (const message of messages) {
      const row = await this.#row(message, languages);
      if (row && !(await this.#replaces(row))) rows.push(row);
    }
    if (rows.length > 0) await this.#db.query(ADD, [JSON.stringify(rows)]);
  }

  /** Whether the message has taken the place of one that waits. */
  async #replaces(row: { readonly gathers: string | null }): Promise<boolean> {
    if (row.gathers === null) return false;
    const { rowCount } = await this.#db.query(REPLACE, [JSON.stringify(row)]);
    return rowCount === 1;
  }

  /** The message as it is kept; null when its people are forgotten. */
  async #row(message: Message, languages: ReadonlyMap<string, Language>) {
    const {
      channel = 'mail',
      about = [],
      tid = null,
      sections = null,
      dedupe,
      gathers,
      batch = null,
      due,
    } = message;
    const ref_id = 'ref_id' in message.to ? message.to.ref_id : null;
    const address = addressOf(message.to);
    const words = this.#wordsOf(message, languages.get(ref_id ?? ''));
    const { replyTo, from, leave } = message;
    const content = { ...words, replyTo, from, leave, address };
    const sealed = await sealLetter(this.#parts.vault, { ref_id, about }, content);
    if (sealed === null) return null;
    const status = this.#parts.channels.has(channel) ? 'queued' : 'local';
    const recipient = ref_id ?? this.disguise(address ?? '');
    const belonging = { dedupe, recipient, channel, ref_id, about, tid, sections, batch };
    const waiting = {
      gathers: gathers?.subject ?? null,
      seconds: gathers?.seconds ?? message.holds ?? 0,
      restarts: gathers?.restarts ?? false,
      tells: gathers?.tells ?? null,
    };
    return { id: randomUUID(), ...belonging, ...waiting, ...due, sealed, status };
  }

  /** What the letters tell of that wait for these people under the subject, by person. */
  async waiting(
    refs: readonly string[],
    { subject, seconds }: Gathering,
  ): Promise<ReadonlyMap<string, object>> {
    const { rows } = await this.#db.query<{ ref_id: string; tells: object }>(WAITING, [
      refs,
      subject,
      seconds,
    ]);
    return new Map(rows.map(({ ref_id, tells }) => [ref_id, tells]));
  }

  #wordsOf(message: Message, language = ENGLISH): Words {
    if ('letter' in message) return message.letter(language, this.#parts.publicUrl);
    const { subject, text } = message;
    return { subject, text };
  }

  async prefer(ref_id: string, language: Language): Promise<void> {
    if (language === ENGLISH)
      await this.#db.query('delete from outbox.languages where ref_id = $1', [ref_id]);
    else await this.#db.query(PREFER, [ref_id, language]);
  }

  async languageOf(ref_id: string): Promise<Language> {
    return (await this.#languagesOf([ref_id])).get(ref_id) ?? ENGLISH;
  }

  /** The languages of those who get letters, where it is not English. */
  #languagesFor(messages: readonly Message[]): Promise<ReadonlyMap<string, Language>> {
    return this.#languagesOf(
      messages.flatMap((message) => ('letter' in message && 'ref_id' in message.to ? message.to.ref_id : [])),
    );
  }

  async #languagesOf(refs: readonly string[]): Promise<ReadonlyMap<string, Language>> {
    if (refs.length === 0) return new Map();
    const { rows } = await this.#db.query<{ ref_id: string; language: Language }>(
      'select ref_id, language from outbox.languages where ref_id = any($1)',
      [refs],
    );
    return new Map(rows.map(({ ref_id, language }) => [ref_id, language]));
  }

  /** Deletes the person's messages; of letters to others that name them, the content. */
  async forget(ref_id: string): Promise<void> {
    await this.#db.query('delete from outbox.messages where ref_id = $1', [ref_id]);
    await this.#db.query('delete from outbox.languages where ref_id = $1', [ref_id]);
    await this.#db.query(WITHHOLD, [ref_id, WITHHELD]);
  }

  /** What of a letter to many is not handed over when this resolves stays here, also what is written only later. */
  async stop(batch: string): Promise<void> {
    await this.#db.query(MARK, [batch]);
    await this.#db.query(STOP, [batch]);
  }

  /** The same of all mails to many of a tournament to one recipient; texts are stopped by themselves. */
  async stopFor(recipient: string, tid: string): Promise<void> {
    await this.#db.query(STOP_FOR, [recipient, tid]);
  }

  /** Sends again what failed or was stopped of a batch, to all or to one; never to who has opted out. */
  async sendAgain(batch: string, left: ReadonlySet<string>, recipient?: string): Promise<void> {
    const channels = [...this.#parts.channels];
    await this.#db.query(UNMARK, [batch]);
    await this.#db.query(SEND_AGAIN, [batch, channels, WITHHELD, recipient ?? null, [...left]]);
  }

  /** Sends one message again that failed, was stopped, or may not have left. Nothing else happens to any other. */
  async sendOneAgain(id: string): Promise<void> {
    await this.#db.query(SEND_ONE_AGAIN, [id, [...this.#parts.channels], WITHHELD]);
  }

  /** Records the provider's report on a text message that it accepted. */
  async told(id: string, { outcome, reason, providerId }: Told): Promise<void> {
    await this.#db.query(TOLD, [id, outcome, reason, providerId]);
  }

  /** Sends no more texts to a number, nor to the people who have it until that is `silenceNoted`; or texts again. */
  async silence(number: string, silent: boolean): Promise<void> {
    const query = silent
      ? `insert into outbox.silenced (number, noted) values ($1, false)
         on conflict (number) do update set noted = false`
      : 'delete from outbox.silenced where number = $1';
    await this.#db.query(query, [this.#disguisedNumber(number)]);
  }

  /** The people with the number have it in their profile. */
  async silenceNoted(number: string): Promise<void> {
    await this.#db.query('update outbox.silenced set noted = true where number = $1', [
      this.#disguisedNumber(number),
    ]);
  }

  /** Whether the number wants no texts; of a `person`, unless their profile says what they want by now. */
  async isSilenced(number: string, of: 'anybody' | 'person' = 'anybody'): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'select 1 from outbox.silenced where number = $1 and (not noted or $2)',
      [this.#disguisedNumber(number), of === 'anybody'],
    );
    return rowCount === 1;
  }

  #disguisedNumber(number: string): string {
    return this.disguise(dialled(number) ?? number);
  }

  /** The same id for the same address, which nobody reads the address from. */
  disguise(address: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(address.trim().toLowerCase())
      .digest('base64url')
      .slice(0, 22);
  }
}

function addressOf(to: Message['to']): string | undefined {
  if ('email' in to) return to.email;
  return 'phone' in to ? to.phone : undefined;
}
