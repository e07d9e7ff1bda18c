import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

/** Channel on which each batch of appends announces the position of its last event. */
export const CHANNEL = 'courtcrew_log';

const FIRST = `
create schema if not exists log;
create table if not exists log.events (
  position bigint generated always as identity primary key,
  stream text not null,
  revision integer not null check (revision >= 0),
  id uuid not null unique,
  type text not null,
  data json not null,
  meta json not null,
  at timestamptz not null default now(),
  unique (stream, revision)
);
`;

/**
 * `log.append` takes several appends, at most one per stream, and answers a row for each. Positions are drawn
 * under a lock that is held to commit, so position order is commit order: whoever has read position n will never
 * find a smaller one appear later. The lock must be a statement of its own, because in READ COMMITTED only the
 * next statement sees what the previous holder committed. The planner settings keep every lookup on an index:
 * a plan made while the table was empty would otherwise scan it for as long as the session lives.
 */
const APPEND = `
create or replace function log.append(
  streams text[], expected integer[], sizes integer[],
  owners integer[], revisions integer[], ids uuid[], types text[], datas json[], metas json[]
) returns table (outcome text, head integer, positions bigint[], known uuid[])
language plpgsql volatile
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  answer record;
  newest bigint;
begin
  perform pg_advisory_xact_lock(hashtext('courtcrew log append'));
  for answer in
    with appends as materialized (
      select a.n::integer as n, a.stream, a.expected, a.size, coalesce((
        select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1
      ), -1) as head
      from unnest(streams, expected, sizes) with ordinality as a (stream, expected, size, n)
    ), incoming as materialized (
      select i.* from unnest(owners, revisions, ids, types, datas, metas) with ordinality
        as i (n, revision, id, type, data, meta, place)
    ), seen as materialized (
      select n, count(*) as total, array_agg(e.id) as ids, array_agg(e.position order by i.place) as positions,
        bool_and(e.stream = a.stream and e.revision = i.revision) as in_place
      from incoming i join appends a using (n) join log.events e on e.id = i.id
      group by n
    ), fresh as materialized (
      select a.n, a.stream from appends a
      where a.head = a.expected and not exists (select from seen s where s.n = a.n)
    ), written as (
      insert into log.events (stream, revision, id, type, data, meta)
      select f.stream, i.revision, i.id, i.type, i.data, i.meta
      from incoming i join fresh f using (n) order by i.place
      returning stream, position
    ), placed as (
      select stream, array_agg(position order by position) as positions from written group by stream
    )
    select
      case
        when p.stream is not null then 'appended'
        when s.total = a.size and s.in_place then 'repeated'
        when s.total > 0 then 'duplicate'
        else 'wrong-revision'
      end as outcome,
      a.head, coalesce(p.positions, s.positions) as positions, s.ids as known
    from appends a left join seen s using (n) left join placed p on p.stream = a.stream
    order by a.n
  loop
    outcome := answer.outcome;
    head := answer.head;
    positions := answer.positions;
    known := answer.known;
    if outcome = 'appended' then
      newest := greatest(newest, positions[array_upper(positions, 1)]);
    end if;
    return next;
  end loop;
  if newest is not null then
    perform pg_notify('${CHANNEL}', newest::text);
  end if;
end $$;
`;

export const LOG_STEPS: Steps = { part: 'log', sql: [FIRST, APPEND] };
