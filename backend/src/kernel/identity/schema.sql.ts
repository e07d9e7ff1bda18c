import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

const FIRST = `
create schema if not exists identity;

create table if not exists identity.sessions (
  id_hash text primary key,
  -- What the person sees and ends the session by; worth nothing as a credential.
  public_id text not null unique,
  ref_id text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists sessions_ref_id on identity.sessions (ref_id);
create index if not exists sessions_expires_at on identity.sessions (expires_at);

create table if not exists identity.reset_tokens (
  token_hash text primary key,
  ref_id text not null,
  expires_at timestamptz not null
);
create index if not exists reset_tokens_ref_id on identity.reset_tokens (ref_id);

create table if not exists identity.failures (
  kind text not null,
  key text not null,
  failed integer not null,
  -- Failures before this instant no longer count.
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, key)
);
`;

const FRESH_SESSIONS = `
-- When the person last proved who they are; null for sessions of versions that did not write it down.
alter table identity.sessions add column if not exists authenticated_at timestamptz;
alter table identity.sessions alter column authenticated_at set default now();
`;

const CREDENTIALS = `
-- What the login proved to know; the session ends with it. One from before this column was kept has ended.
alter table identity.sessions add column if not exists credential text;
-- What the link may replace, null for the first password of somebody without a login.
alter table identity.reset_tokens add column if not exists credential text;
`;

const SECOND_FACTOR = `
create table if not exists identity.pending_logins (
  token_hash text primary key,
  ref_id text not null,
  -- The password that was right; another one takes the token back.
  credential text,
  expires_at timestamptz not null
);
create index if not exists pending_logins_ref_id on identity.pending_logins (ref_id);

create table if not exists identity.used_codes (
  ref_id text primary key,
  -- Counted in periods of thirty seconds since 1970.
  step bigint not null
);
`;

const SECURITY_LOG = `
create table if not exists identity.security_log (
  id text primary key,
  kind text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null,
  -- Who was signed in.
  ref_id text,
  -- The account it was about.
  subject text,
  claimed text,
  address text not null,
  device text not null,
  what text not null,
  tid text
);
create index if not exists security_log_last_at on identity.security_log (last_at desc, id);
create index if not exists security_log_ref_id on identity.security_log (ref_id) where ref_id is not null;
create index if not exists security_log_subject on identity.security_log (subject) where subject is not null;
`;

/** What logging in needs beside the log. Ids and tokens are digests: reading them opens no session. */
export const IDENTITY_STEPS: Steps = {
  part: 'identity',
  sql: [FIRST, FRESH_SESSIONS, CREDENTIALS, SECOND_FACTOR, SECURITY_LOG],
};
