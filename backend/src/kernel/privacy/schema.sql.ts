import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

const FIRST = `
create schema if not exists vault;
create table if not exists vault.person_keys (
  ref_id text primary key,
  wrapped_key bytea,
  made_at timestamptz not null default now(),
  forgotten_at timestamptz
);
`;

const INSTALLATION = `
create table if not exists vault.installation (
  one boolean primary key default true check (one),
  id uuid not null,
  sealed bytea not null,
  made_at timestamptz not null default now()
);
`;

/** Keys of people; a row without one is forgotten for good. `installation` proves the vault key. */
export const VAULT_STEPS: Steps = { part: 'vault', sql: [FIRST, INSTALLATION] };
