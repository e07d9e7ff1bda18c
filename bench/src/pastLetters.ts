import type { Pool } from 'pg';

const LETTERS = `
insert into messaging.letters (
  letter_id, tid, ref_id, channel, category, subject, body, addresses, saved, stopped, time)
select 'past-' || n, $1, $2, 'email', 'volunteer', 'Rain ' || n, 'We begin later.', '{}', true, false,
  now() - make_interval(hours => n)
from generate_series(1, $3::int) as n
on conflict do nothing`;

const LINES = `
insert into messaging.lines (letter_id, recipient, tid, channel, category, time)
select letter_id, crew.ref_id, tid, channel, letters.category, letters.time
from messaging.letters join (select distinct tid, ref_id from roster.signups) as crew using (tid)
where tid = $1
on conflict do nothing`;

/** One of a hundred has failed. */
const OUTCOMES = `
insert into outbox.messages (id, dedupe, recipient, channel, ref_id, tid, sealed, status, batch)
select gen_random_uuid(), letter_id, recipient, 'mail', recipient, tid, '',
  case when random() < 0.01 then 'failed' else 'sent' end, letter_id
from messaging.lines
where tid = $1
on conflict do nothing`;

/** Letters to everybody of a crowd, long sent, as the read models and the outbox keep them. */
export async function writePastLetters(
  pool: Pool,
  { tid, master, count }: { readonly tid: string; readonly master: string; readonly count: number },
): Promise<void> {
  await pool.query(LETTERS, [tid, master, count]);
  await pool.query(LINES, [tid]);
  await pool.query(OUTCOMES, [tid]);
  await pool.query('analyze messaging.letters, messaging.lines, outbox.messages');
}
