/** Keys of people, outside the log. A row without a key is a forgotten person: no key is ever made for it again. */
export const VAULT_SCHEMA = `
create schema if not exists vault;
create table if not exists vault.person_keys (
  ref_id text primary key,
  wrapped_key bytea,
  made_at timestamptz not null default now(),
  forgotten_at timestamptz
);
`;
