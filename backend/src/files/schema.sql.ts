import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

/** Files that somebody brought, sealed for that person, until they are imported or a day has passed. */
const UPLOADS = `
create schema if not exists files;
create table files.uploads (
  id text primary key,
  tid text not null,
  ref_id text not null,
  name text not null,
  content bytea not null,
  kept_at timestamptz not null default now()
);
create index on files.uploads (kept_at);
alter table files.uploads alter column content set storage external;
`;

/** Imports on their way. */
const RUNS = `
create table files.runs (
  id text primary key,
  tid text not null,
  ref_id text not null,
  fingerprint text not null,
  skipped integer not null,
  -- Sealed for the author; null once it has ended.
  plan text,
  next integer not null default 0,
  at timestamptz not null default now()
);
create unique index on files.runs (tid, fingerprint) where plan is not null;
create table files.steps (
  id text not null references files.runs on delete cascade,
  key text not null,
  row integer not null,
  outcome text not null,
  ref text,
  data jsonb,
  primary key (id, key)
);
`;

/** How a file was read that was imported last with its headings, by whom the tournament is run. */
const REMEMBERED = `
create table files.remembered (
  organization text not null,
  headings text not null,
  kind text not null,
  mapping jsonb not null,
  options jsonb not null,
  primary key (organization, headings)
);
`;

export const FILE_STEPS: Steps = { part: 'files', sql: [UPLOADS, RUNS, REMEMBERED] };
