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

export const FILE_STEPS: Steps = { part: 'files', sql: [UPLOADS] };
