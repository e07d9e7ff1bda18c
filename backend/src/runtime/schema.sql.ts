/**
 * Tables of the command runtime. They hold no truth of their own: a claim only keeps two streams from deciding
 * the same thing at once, and every claim can be checked against the stream it was taken for.
 */
export const RUNTIME_SCHEMA = `
create schema if not exists runtime;

create table if not exists runtime.claims (
  kind text not null,
  key text not null,
  holder text not null,
  at timestamptz not null default now(),
  primary key (kind, key)
);
create index if not exists claims_holder on runtime.claims (holder);

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

-- Claims seats in one tournament, a person at a time: the advisory lock makes two tournaments that want the same
-- person at the same moment see each other's claims. Locks are taken in one order, so they cannot deadlock.
-- Answers the claims of other tournaments that stand in the way; those seats are not claimed. A seat without
-- hold is only looked at, and the claims of tournaments that are over stand in nobody's way.
create or replace function runtime.claim_seats(
  in_tid text, refs text[], sids text[], start_times timestamptz[], end_times timestamptz[], tokens text[], holds boolean[],
  over_tids text[]
) returns table (seat integer, tid text, sid text, starts timestamptz, ends timestamptz, token text, age_ms double precision)
language plpgsql as $$
declare
  person text;
  other runtime.seat_claims;
begin
  for person in select distinct p from unnest(refs) p order by p loop
    perform pg_advisory_xact_lock(hashtextextended(person, 7));
  end loop;
  for i in 1 .. coalesce(array_length(refs, 1), 0) loop
    select c.* into other from runtime.seat_claims c
      where c.ref_id = refs[i] and c.tid <> in_tid and c.tid <> all (over_tids)
        and c.starts < end_times[i] and c.ends > start_times[i]
      order by c.starts limit 1;
    if found then
      seat := i; tid := other.tid; sid := other.sid; starts := other.starts; ends := other.ends;
      token := other.token; age_ms := extract(epoch from clock_timestamp() - other.at) * 1000;
      return next;
    elsif holds[i] then
      insert into runtime.seat_claims as c (ref_id, tid, sid, starts, ends, token, at)
        values (refs[i], in_tid, sids[i], start_times[i], end_times[i], tokens[i], clock_timestamp())
        on conflict on constraint seat_claims_pkey do nothing;
    end if;
  end loop;
end $$;
`;
