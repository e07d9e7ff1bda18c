import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

const FIRST = `
create schema if not exists runtime;

create table if not exists runtime.claims (
  kind text not null,
  key text not null,
  holder text not null,
  at timestamptz not null default now(),
  primary key (kind, key)
);
create index if not exists claims_holder on runtime.claims (holder);

create table if not exists runtime.allowances (
  kind text not null,
  key text not null,
  used integer not null,
  -- When the time began that the uses are counted in.
  since timestamptz not null,
  primary key (kind, key)
);

create table if not exists runtime.seat_claims (
  ref_id text not null,
  tid text not null,
  sid text not null,
  starts timestamptz not null,
  ends timestamptz not null,
  token text not null,
  at timestamptz not null default now(),
  -- The token is part of the key: two commands that claim one seat hold a row each, so that giving back the one
  -- cannot uncover the other.
  primary key (ref_id, tid, sid, starts, ends, token)
);
`;

/** `passedOver`: what keeps claims from being looked at; `again`: what becomes of a claim that is taken again. */
const claimSeats = ({ passedOver = '', again }: { passedOver?: string; again: string }): string => `
-- Claims seats in one tournament. The advisory lock per person makes two tournaments that want the same person at
-- the same moment see each other's claims; it is a statement of its own because only the next one sees what the
-- last holder committed. Locks are taken in one order, so they cannot deadlock. Answers the claims of other
-- tournaments that stand in the way; those seats are not claimed. A seat without hold is only looked at, and the
-- claims of tournaments that are over stand in nobody's way.
-- A claim need not wait for the disk when the log that it is taken for is in this database as well: whatever
-- survives a crash of what is written after it, the claim survives with it.
-- The planner settings keep every lookup on the index, whatever the table held when the plan was made.
create or replace function runtime.claim_seats(
  in_tid text, refs text[], sids text[], start_times timestamptz[], end_times timestamptz[], tokens text[], holds boolean[],
  over_tids text[], log_is_here boolean
) returns table (seat integer, tid text, sid text, starts timestamptz, ends timestamptz, token text, age_ms double precision)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  if log_is_here then perform set_config('synchronous_commit', 'off', true); end if;
  perform pg_advisory_xact_lock(hashtextextended(person, 7))
    from (select distinct person from unnest(refs) as person order by person) as people;
  return query
    with wished as materialized (
      select * from unnest(refs, sids, start_times, end_times, tokens, holds) with ordinality
        as w (ref_id, sid, starts, ends, token, hold, n)
    ), met as materialized (
      select w.n, c.* from wished w cross join lateral (
        select * from runtime.seat_claims c
        where c.ref_id = w.ref_id and c.tid <> in_tid and c.tid <> all (over_tids) ${passedOver}
          -- As the roster says which hours overlap: what has no length meets whatever contains its instant.
          and (c.starts = w.starts or c.starts < w.ends and c.ends > w.starts)
        order by c.starts limit 1
      ) c
    ), claimed as (
      insert into runtime.seat_claims (ref_id, tid, sid, starts, ends, token, at)
        select w.ref_id, in_tid, w.sid, w.starts, w.ends, w.token, clock_timestamp() from wished w
        where w.hold and not exists (select from met where met.n = w.n)
        on conflict on constraint seat_claims_pkey ${again}
    )
    select m.n::integer, m.tid, m.sid, m.starts, m.ends, m.token,
      extract(epoch from clock_timestamp() - m.at)::float8 * 1000
    from met m order by m.n;
end $$;
`;

/**
 * A person's claims by when they end: those of the years behind are passed over, not looked at one by one. The same
 * columns as before in another order, so that a claim costs no index more. And what is claimed again is told from what
 * somebody saw before.
 */
const BY_END = `
alter table runtime.seat_claims drop constraint seat_claims_pkey,
  add constraint seat_claims_pkey primary key (ref_id, ends, starts, tid, sid, token);
${claimSeats({
  // Says nothing that the condition on hours does not, but is one the index knows.
  passedOver: 'and c.ends >= w.starts',
  again: 'do update set at = excluded.at',
})}
`;

/** What requests that took rows away were answered. */
const FIRST_ANSWERS = `
create table runtime.first_answers (
  request text primary key,
  fingerprint text not null,
  position text not null,
  type text not null,
  body text not null,
  at timestamptz not null default now()
);
create index first_answers_at on runtime.first_answers (at);
`;

/** Rows that a request was about to remove. A table of its own: older servers take each row of the other for an answer. */
const FIRST_SEEN = `
create table runtime.first_seen (
  request text not null,
  name text not null,
  fingerprint text not null,
  seen jsonb not null,
  at timestamptz not null default now(),
  primary key (request, name)
);
create index first_seen_at on runtime.first_seen (at);
`;

/** Tables of the command runtime. They hold no truth: every claim can be checked against its stream. */
export const RUNTIME_STEPS: Steps = {
  part: 'runtime',
  sql: [FIRST, claimSeats({ again: 'do nothing' }), BY_END, FIRST_ANSWERS, FIRST_SEEN],
};
