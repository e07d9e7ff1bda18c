/**
 * Messages to people and how far each reaction has read the log. Sent as one query it is one transaction, whose lock
 * keeps two processes that start at once from creating the same tables.
 */
export const OUTBOX_SCHEMA = `
select pg_advisory_xact_lock(hashtextextended('courtcrew.outbox', 0));
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
alter table outbox.messages
  add column if not exists claim uuid,
  add column if not exists about text[] not null default '{}',
  -- Sections of the tournament whose desks may read it; null for masters alone.
  add column if not exists sections text[],
  add column if not exists due_at timestamptz not null default clock_timestamp();
create index if not exists messages_of_tournament on outbox.messages (tid, at desc);
create index if not exists messages_by_time on outbox.messages (at desc);
create index if not exists messages_of_person on outbox.messages (ref_id);
create index if not exists messages_about on outbox.messages using gin (about);
create index if not exists messages_due on outbox.messages (due_at) where status = 'queued';
create index if not exists messages_being_sent on outbox.messages (changed_at) where status = 'sending';
-- Who reads something else than English.
create table if not exists outbox.languages (
  ref_id text primary key,
  language text not null
);
create table if not exists outbox.reactions (
  name text primary key,
  position numeric not null
);
`;
