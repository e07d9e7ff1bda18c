import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

/**
 * A segment is what was proved in one go: `leaves` has 32 bytes for each event, `places` says where it stands (see
 * `segment.ts`). Rows are never changed, so that a busy log costs a row for hundreds of events and a quiet one a small
 * one for each. `links` are the ends of the streams' chains. A checkpoint that the log was put back behind is `void`.
 */
const FIRST = `
create schema if not exists proof;
create table if not exists proof.segments (
  first bigint primary key check (first >= 0),
  leaves bytea not null,
  places bytea not null,
  streams text[] not null
);
alter table proof.segments alter column leaves set storage external;
create table if not exists proof.links (
  stream text primary key,
  revision integer not null,
  link bytea not null
);
create table if not exists proof.tree (
  one boolean primary key default true check (one),
  size bigint not null,
  position numeric(40) not null,
  peaks bytea not null
);
insert into proof.tree (size, position, peaks) values (0, 0, '') on conflict do nothing;
create table if not exists proof.checkpoints (
  id bigint generated always as identity primary key,
  size bigint not null,
  position numeric(40) not null,
  root bytea not null,
  at timestamptz not null,
  signature bytea not null,
  void boolean not null default false
);
create table if not exists proof.put_back (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  size_before bigint not null,
  size bigint not null,
  position numeric(40) not null
);
`;

/** What the newest verification found, for every process to tell. */
const VERIFIED = `
create table if not exists proof.verified (
  one boolean primary key default true check (one),
  at timestamptz not null,
  size bigint not null,
  waiting bigint not null,
  broken jsonb
);
`;

export const PROOF_STEPS: Steps = { part: 'proof', sql: [FIRST, VERIFIED] };
