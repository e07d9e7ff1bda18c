import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

const FIRST = `
create schema if not exists outbox;
create table if not exists outbox.messages (
  id uuid primary key,
  dedupe text not null,
  recipient text not null,
  channel text not null check (channel in ('mail', 'text')),
  ref_id text,
  tid text,
  sealed text not null,
  status text not null check (status in ('local', 'queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  error text,
  at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (dedupe, recipient, channel)
);
create index if not exists messages_of_tournament on outbox.messages (tid, at desc);
create index if not exists messages_by_time on outbox.messages (at desc);
create index if not exists messages_of_person on outbox.messages (ref_id);
create table if not exists outbox.reactions (
  name text primary key,
  position numeric not null
);
`;

const CLAIMED_AND_DUE = `
alter table outbox.messages
  add column if not exists claim uuid,
  add column if not exists about text[] not null default '{}',
  -- Sections of the tournament whose desks may read it; null for masters alone.
  add column if not exists sections text[],
  add column if not exists due_at timestamptz not null default clock_timestamp();
create index if not exists messages_about on outbox.messages using gin (about);
create index if not exists messages_due on outbox.messages (due_at) where status = 'queued';
create index if not exists messages_being_sent on outbox.messages (changed_at) where status = 'sending';
`;

const LANGUAGES = `
-- Who reads something else than English.
create table if not exists outbox.languages (
  ref_id text primary key,
  language text not null
);
`;

const GATHERED = `
-- What a message that waits for its successors is about.
alter table outbox.messages add column if not exists gathers text;
create index if not exists messages_gathering on outbox.messages (recipient, gathers) where gathers is not null;
`;

const BATCHES = `
alter table outbox.messages
  add column if not exists batch text,
  -- The provider's own id of a message it took.
  add column if not exists provider_id text,
  -- What the provider told later; the first word counts.
  add column if not exists outcome text check (outcome in ('delivered', 'bounced')),
  -- Only of who agreed to it.
  add column if not exists viewed_at timestamptz;
create index if not exists messages_of_provider on outbox.messages (provider_id) where provider_id is not null;
alter table outbox.messages drop constraint if exists messages_status_check;
alter table outbox.messages add constraint messages_status_check
  check (status in ('local', 'queued', 'sending', 'sent', 'failed', 'stopped', 'unknown'));
create index if not exists messages_of_batch on outbox.messages (batch, recipient) where batch is not null;
`;

const SCHEDULED = `
alter table outbox.messages
  -- What found that it was due, and under which keys; asked again before it leaves.
  add column if not exists schedule text,
  add column if not exists keys text[];
-- What was said because its time had come.
create table if not exists outbox.said (
  key text primary key,
  at timestamptz not null default clock_timestamp()
);
create index if not exists said_by_time on outbox.said (at);
`;

const SILENCED = `
-- Numbers that want no texts, by the id that does not show them; people's own choice stands in their profile.
create table if not exists outbox.silenced (number text primary key);
`;

const HANDED_OVER = `
-- Whether its content may have left: not from a claim on until it does.
alter table outbox.messages add column if not exists handed_over boolean not null default true;
`;

const SELDOM = `
-- What did not leave, of a tournament: few of very many.
create index if not exists messages_left_over on outbox.messages (tid) where status in ('failed', 'stopped');
`;

const NEXT = `
-- In the order in which they are sent.
create index if not exists messages_next on outbox.messages (channel, (batch is not null), due_at)
  where status = 'queued';
`;

const NOTED = `
-- Whether the people with the number have it in their profile: what they choose there later is what counts.
alter table outbox.silenced add column if not exists noted boolean not null default true;
`;

const TELLS = `
-- What a message that waits tells of, for the one that takes its place.
alter table outbox.messages add column if not exists tells jsonb;
`;

const LETTERS = `
-- Letters to many, and whether they are stopped: also for messages that are written only then.
create table if not exists outbox.batches (
  batch text primary key,
  stopped boolean not null
);
`;

export const OUTBOX_STEPS: Steps = {
  part: 'outbox',
  sql: [
    FIRST,
    CLAIMED_AND_DUE,
    LANGUAGES,
    GATHERED,
    BATCHES,
    SCHEDULED,
    SILENCED,
    HANDED_OVER,
    SELDOM,
    NEXT,
    NOTED,
    TELLS,
    LETTERS,
  ],
};
