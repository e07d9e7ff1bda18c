select pg_advisory_xact_lock(hashtext('courtcrew log schema'));
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
    perform pg_notify('courtcrew_log', newest::text);
  end if;
end $$;

create schema if not exists log;
create table if not exists log.paired (
  one boolean primary key default true check (one),
  id uuid not null
);

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
        where c.ref_id = w.ref_id and c.tid <> in_tid and c.tid <> all (over_tids)
          -- As the roster says which hours overlap: what has no length meets whatever contains its instant.
          and (c.starts = w.starts or c.starts < w.ends and c.ends > w.starts)
        order by c.starts limit 1
      ) c
    ), claimed as (
      insert into runtime.seat_claims (ref_id, tid, sid, starts, ends, token, at)
        select w.ref_id, in_tid, w.sid, w.starts, w.ends, w.token, clock_timestamp() from wished w
        where w.hold and not exists (select from met where met.n = w.n)
        on conflict on constraint seat_claims_pkey do nothing
    )
    select m.n::integer, m.tid, m.sid, m.starts, m.ends, m.token,
      extract(epoch from clock_timestamp() - m.at)::float8 * 1000
    from met m order by m.n;
end $$;

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
-- When the person last proved who they are; null for sessions of versions that did not write it down.
alter table identity.sessions add column if not exists authenticated_at timestamptz;
alter table identity.sessions alter column authenticated_at set default now();
-- What the login proved to know; the session ends with it. One from before this column was kept has ended.
alter table identity.sessions add column if not exists credential text;
create index if not exists sessions_ref_id on identity.sessions (ref_id);
create index if not exists sessions_expires_at on identity.sessions (expires_at);

create table if not exists identity.reset_tokens (
  token_hash text primary key,
  ref_id text not null,
  expires_at timestamptz not null
);
-- What the link may replace, null for the first password of somebody without a login.
alter table identity.reset_tokens add column if not exists credential text;
create index if not exists reset_tokens_ref_id on identity.reset_tokens (ref_id);

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

create table if not exists identity.failures (
  kind text not null,
  key text not null,
  failed integer not null,
  -- Failures before this instant no longer count.
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, key)
);

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

create schema if not exists vault;
create table if not exists vault.person_keys (
  ref_id text primary key,
  wrapped_key bytea,
  made_at timestamptz not null default now(),
  forgotten_at timestamptz
);
create table if not exists vault.installation (
  one boolean primary key default true check (one),
  id uuid not null,
  sealed bytea not null,
  made_at timestamptz not null default now()
);

select pg_advisory_xact_lock(hashtextextended('courtcrew.leases', 0));
create schema if not exists kernel;
create table if not exists kernel.leases (
  name text primary key,
  holder text not null,
  -- Grows whenever the holder changes.
  token bigint not null,
  until timestamptz not null
);

select pg_advisory_xact_lock(hashtextextended('courtcrew.outbox', 0));
create schema if not exists outbox;
create table if not exists outbox.messages (
  id uuid primary key,
  dedupe text not null,
  recipient text not null,
  channel text not null check (channel in ('mail', 'text')),
  ref_id text,
  tid text,
  sealed text not null,
  status text not null check (status in ('local', 'queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  error text,
  at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (dedupe, recipient, channel)
);
alter table outbox.messages
  add column if not exists claim uuid,
  add column if not exists about text[] not null default '{}',
  -- Sections of the tournament whose desks may read it; null for masters alone.
  add column if not exists sections text[],
  add column if not exists due_at timestamptz not null default clock_timestamp();
create index if not exists messages_of_tournament on outbox.messages (tid, at desc);
create index if not exists messages_by_time on outbox.messages (at desc);
create index if not exists messages_of_person on outbox.messages (ref_id);
create index if not exists messages_about on outbox.messages using gin (about);
create index if not exists messages_due on outbox.messages (due_at) where status = 'queued';
create index if not exists messages_being_sent on outbox.messages (changed_at) where status = 'sending';
create table if not exists outbox.reactions (
  name text primary key,
  position numeric not null
);

insert into identity.security_log (id, kind, first_at, last_at, count, ref_id, subject, claimed, address, device, what, tid)
overriding system value values ('4RM-1UzBct7Xomf8Xo-zLqhfr7kbhauxQLgGSOTXrX8', 'login', '2026-11-22 12:40:37.708+00', '2026-11-22 12:40:37.708+00', '1', NULL, '6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', NULL, '10.9.0.1', 'Test', 'POST /auth/login', NULL);

insert into identity.sessions (id_hash, public_id, ref_id, device, created_at, last_seen, expires_at, authenticated_at, credential)
overriding system value values ('2suLCuG8_ocrr5W57YYwRVsHJZVC4zkmwyQsSMHBT3I', '0c7e612f-ad8b-4de2-87cd-b10e0cc9d595', '4fa86650-192a-404c-a83f-9f6da9896b2a', 'Test', '2026-11-22 12:40:39.056207+00', '2026-11-22 12:40:39.056207+00', '2026-12-06 12:40:39.056207+00', '2026-11-22 12:40:39.056207+00', '817c9a69-4bbb-4201-b256-d69dfee2a51a');

insert into identity.sessions (id_hash, public_id, ref_id, device, created_at, last_seen, expires_at, authenticated_at, credential)
overriding system value values ('fvACypFzRsszv9emNQ6LRCo3Xpny1xmu9fJ5G8vPHGg', '57ab5b60-ba0e-4010-bd23-f13de6b2ea4d', '6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', 'Test', '2026-11-22 12:40:37.704815+00', '2026-11-22 12:40:37.704815+00', '2026-12-06 12:40:37.704815+00', '2026-11-22 12:40:37.704815+00', 'd6e49a72-f7e4-4c64-8b82-991028f88aab');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('1', 'installation-log', '0', '91fff4d3-82aa-4b37-8ce3-638524459495', 'InstallationNamed', '{"id":"91fff4d3-82aa-4b37-8ce3-638524459495"}', '{"commandId":"91fff4d3-82aa-4b37-8ce3-638524459495","actor":{"ref":null,"as":"system"},"schema":1,"correlation":"91fff4d3-82aa-4b37-8ce3-638524459495","causation":"91fff4d3-82aa-4b37-8ce3-638524459495","at":"2026-11-22T12:40:28.847Z"}', '2026-11-22 12:40:28.852332+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('2', 'person-6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', '0', '56167b97-cda0-548c-85ed-957394a571ed', 'PersonRegistered', '{"ref_id":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U","choices":{},"$sealed":{"0":{"fields":["details","password_hash","source"],"box":"qR4hDqYh8Yfy8NU4Eykn+fb0LC/8j7HKBX5HmRAKPDZZ8gVA/nTl780LJZM/PkWZcFbWNSP7V85EKcrivmv1WTLWIF3aMN60jyNPOv9T7jawMCRNOIFuktOaLFYB0T7rhQNHSmLYtEUsdGeo6LUhw9obEmW4CpT2VcuXnQntUnc2d52VzT/3kUFzVJMpPDHt33RqdXKHtU9ZcV0J14CvPAFhHFgdzhODMW1NZnUbYPJwYgLeEQgXuvLNWVmLQ+3Ag0CaJ58xqtBN8d7yNHfUAikJUaTGxhkri8govQ=="}}}', '{"commandId":"d6e49a72-f7e4-4c64-8b82-991028f88aab","actor":{"ref":null,"as":"system"},"at":"2026-11-22T12:40:34.023Z","schema":1,"correlation":"d6e49a72-f7e4-4c64-8b82-991028f88aab","causation":"d6e49a72-f7e4-4c64-8b82-991028f88aab"}', '2026-11-22 12:40:34.145816+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('3', 'person-6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', '1', 'b19f807b-e2af-5716-a64e-9afee63d8ca2', 'PlatformAdminGranted', '{"ref_id":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U"}', '{"commandId":"260fa74f-6275-4bef-bbe4-773d78b71be4","actor":{"ref":null,"as":"system"},"at":"2026-11-22T12:40:34.197Z","schema":1,"correlation":"260fa74f-6275-4bef-bbe4-773d78b71be4","causation":"260fa74f-6275-4bef-bbe4-773d78b71be4"}', '2026-11-22 12:40:34.197866+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('4', 'intake-6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', '0', 'ce9f2972-99dd-5bfb-9a9e-6642e9cc456a', 'TournamentsAccepted', '{"tournaments":[{"tid":"bdC_xslrc9qBlV7v5g3HxK","fields":{"time_zone":"US/Central","end_date":"2030-03-31","name":"Upgraded Open","start":"2030-03-01"},"courts":0}]}', '{"commandId":"4600e510-7c89-4506-8566-a15e0ae5dd47","actor":{"ref":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U","as":"self"},"at":"2026-11-22T12:40:37.808Z","schema":1,"correlation":"0ffb6e12-2c70-4e0c-a194-10f445f1b4a2","causation":"0ffb6e12-2c70-4e0c-a194-10f445f1b4a2"}', '2026-11-22 12:40:37.822814+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('5', 'tournament-bdC_xslrc9qBlV7v5g3HxK', '0', 'a0b5a272-dd1e-5df4-8bc5-0b2fbe246772', 'TournamentAdded', '{"fields":{"name":"Upgraded Open","location":"","organization":"","url":"","facility":null,"facility_map":"","country":"usa","lat":null,"long":null,"start":"2030-03-01","end_date":"2030-03-31","time_zone":"US/Central","private_tournament":false,"about":"","description":"","line_description":"","volunteer_description":"","utr_referee":"","referee":true,"line":true,"volunteer":true,"num_of_referee":0,"num_of_chair_ump":1,"num_of_athletic_trainers":1,"referee_approval_required":false,"exact_match_scheduling":false,"certified_amount":0,"level_two_amount":0,"level_one_amount":0,"volunteer_amount":0,"certified_amount2":0,"level_two_amount2":0,"level_one_amount2":0,"volunteer_amount2":0,"pr1_amount":0,"pr2_amount":0,"referee_post_pay":false,"volunteer_waiver":"","volunteer_signature_required":false,"text":true,"queue":true,"save_tag":false,"score_reporting":false,"payout":false,"zero_payout_warning":false,"liveId":"","vt":false,"test":false}}', '{"commandId":"945340da-d0ef-5e9b-978c-7576d22fe546","actor":{"ref":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U","as":"self"},"at":"2026-11-22T12:40:37.808Z","schema":1,"correlation":"0ffb6e12-2c70-4e0c-a194-10f445f1b4a2","causation":"ce9f2972-99dd-5bfb-9a9e-6642e9cc456a","fingerprint":"followed"}', '2026-11-22 12:40:37.832431+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('6', 'tournament-bdC_xslrc9qBlV7v5g3HxK', '1', 'cae92fef-30da-5bd0-a313-734b799fa3e8', 'AdminAdded', '{"ref_id":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U","admin_type":"master","referee":true,"line":true,"volunteer":true}', '{"commandId":"945340da-d0ef-5e9b-978c-7576d22fe546","actor":{"ref":"6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U","as":"self"},"at":"2026-11-22T12:40:37.808Z","schema":1,"correlation":"0ffb6e12-2c70-4e0c-a194-10f445f1b4a2","causation":"ce9f2972-99dd-5bfb-9a9e-6642e9cc456a","fingerprint":"followed"}', '2026-11-22 12:40:37.832431+00');

insert into log.events (position, stream, revision, id, type, data, meta, at)
overriding system value values ('7', 'person-4fa86650-192a-404c-a83f-9f6da9896b2a', '0', 'd8b42e83-8d3b-52a2-9f02-59e729a71623', 'PersonRegistered', '{"ref_id":"4fa86650-192a-404c-a83f-9f6da9896b2a","choices":{},"$sealed":{"0":{"fields":["details","password_hash","source"],"box":"8EYvaoJ9/2DidwF7G2EfpI3OjlAPlzzjjc08YgIwNmh5MJgn4Cat9xjosZfaj/g8WagmVDIj2mzqbf1G3ocWH4xlwMEN1++dq6Xjc3iTXeFY6gSXHFg8ErfbBUj+VJjQ/Z6GiDMNumCJgS5thRBn0tK4ylG7/Gw2X9gZzhlpXaDwg6NmqMgTL/LGQKvZqNZbISDNH+t4bIKG22mq18zOcaLtl5erT3G3Kr6TMKi62QzCXY/yZ4qbCteTyDaknKVuSPILZ0vuuPSZpfyqRXYsd3CevfJi2SohN2XwMTP9cLv+qkYg53M="}}}', '{"commandId":"817c9a69-4bbb-4201-b256-d69dfee2a51a","actor":{"ref":"4fa86650-192a-404c-a83f-9f6da9896b2a","as":"self"},"at":"2026-11-22T12:40:39.017Z","schema":1,"correlation":"6b4bcd72-f7a9-41b9-bfe0-64beaff565f7","causation":"6b4bcd72-f7a9-41b9-bfe0-64beaff565f7"}', '2026-11-22 12:40:39.045083+00');

insert into log.paired (one, id)
overriding system value values ('true', '91fff4d3-82aa-4b37-8ce3-638524459495');

insert into outbox.reactions (name, position)
overriding system value values ('board.contacts', '1');

insert into outbox.reactions (name, position)
overriding system value values ('board.forget', '1');

insert into outbox.reactions (name, position)
overriding system value values ('board.texts', '1');

insert into outbox.reactions (name, position)
overriding system value values ('end-after-new-credential', '1');

insert into outbox.reactions (name, position)
overriding system value values ('erase-forgotten', '1');

insert into outbox.reactions (name, position)
overriding system value values ('finish-intake', '4');

insert into outbox.reactions (name, position)
overriding system value values ('forget-in-tournaments', '1');

insert into outbox.reactions (name, position)
overriding system value values ('forget-messages', '1');

insert into outbox.reactions (name, position)
overriding system value values ('mail-new-admins', '6');

insert into outbox.reactions (name, position)
overriding system value values ('roster.finish-adding', '1');

insert into outbox.reactions (name, position)
overriding system value values ('roster.forget', '1');

insert into outbox.reactions (name, position)
overriding system value values ('roster.mails', '1');

insert into outbox.reactions (name, position)
overriding system value values ('roster.merge', '1');

insert into outbox.reactions (name, position)
overriding system value values ('roster.publication', '1');

insert into outbox.reactions (name, position)
overriding system value values ('roster.tell-added', '1');

insert into runtime.claims (kind, key, holder, at)
overriding system value values ('email', '7xmSJnyVSeYpT-cY80BBuLTEF9ceYPPBLhvqRPScNLE', '6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', '2026-11-22 12:40:30.528034+00');

insert into runtime.claims (kind, key, holder, at)
overriding system value values ('email', 'NSWDaX1dj9Yf3zqU2BmFojw9yxbf3bm7C_5WjyO29Ho', '4fa86650-192a-404c-a83f-9f6da9896b2a', '2026-11-22 12:40:39.016001+00');

insert into vault.installation (one, id, sealed, made_at)
overriding system value values ('true', '91fff4d3-82aa-4b37-8ce3-638524459495', E'\\x111921c4243a6bd337486d96326dac83de163ff93dfe927097261646d0fe7c045fd857ab8bd8aea97078f72c033fcbf5d23f766e9b86c8f35c9cfcb65bc8f9ebccc902bba3fcecd795a0fa73a1d4f11a753b3f74bbc0024e656b68a2', '2026-11-22 12:40:28.065149+00');

insert into vault.person_keys (ref_id, wrapped_key, made_at, forgotten_at)
overriding system value values ('4fa86650-192a-404c-a83f-9f6da9896b2a', E'\\xe582375866018ec7f61f0b61ffe24dbb03379d15d30cdba41526c9adc7b3fe2267ef78b47b3ebcefd6ba951fdee2119d657192a968e393ea3a7ec2f5', '2026-11-22 12:40:39.037236+00', NULL);

insert into vault.person_keys (ref_id, wrapped_key, made_at, forgotten_at)
overriding system value values ('6DRJP38TrWeJxJopdWF8ufxZ-AeXlZ-3-F4PTrghr6U', E'\\x432e2fb23224ddc9b18ed5045ff6da37040bd48227f24f67b7feb3da54ae56d975ec3db0d7c11b8cf64dbc6f0a3e467aa56f2076b53950244f0a5ced', '2026-11-22 12:40:34.086021+00', NULL);

select setval(pg_get_serial_sequence('log.events', 'position'), (select max(position) from log.events));
