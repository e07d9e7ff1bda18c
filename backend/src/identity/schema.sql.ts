/**
 * What logging in needs and the log must not hold: sessions and tokens end, and are deleted. Ids and tokens are
 * kept as digests, so that reading this schema opens no session and resets no password.
 */
export const IDENTITY_SCHEMA = `
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
