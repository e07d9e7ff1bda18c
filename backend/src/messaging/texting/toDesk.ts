import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { contactsOf } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import { letter, type Outbox } from '../../kernel/jobs/index.ts';
import { coordinators } from '../../roster/index.ts';

export const replyLetter = letter(
  {
    en: {
      subject: 'Answer to a text - {tournament}',
      text: `{name} answers a text of {tournament}:

{message}

{name} still gets texts: only an answer that says nothing but STOP ends them.`,
    },
    es: {
      subject: 'Respuesta a un SMS - {tournament}',
      text: `{name} responde a un SMS de {tournament}:

{message}

{name} sigue recibiendo SMS: solo los termina una respuesta que no diga más que STOP.`,
    },
  },
  'staff',
);

interface Answered {
  readonly ref_id: string;
  readonly tid: string;
  readonly sections: readonly Section[] | null;
  /** Who wrote it; null for a text of the product's own. */
  readonly author: string | null;
}

/** The newest text of a tournament to one of these people. */
async function answered(db: Kysely<Database>, refs: readonly string[]): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select m.ref_id, m.tid, m.sections, l.ref_id as author
    from outbox.messages m left join messaging.letters l on l.letter_id = m.batch
    where m.ref_id = any(${[...refs]}::text[]) and m.channel = 'text' and m.tid is not null
    order by m.at desc limit 1`.execute(db);
  return rows[0];
}

/** Mails what somebody answered to who wrote the text, else to the coordinators it was sent for. */
export async function showToDesk(
  db: Kysely<Database>,
  outbox: Pick<Outbox, 'sendAll'>,
  refs: readonly string[],
  { message, dedupe }: { readonly message: string; readonly dedupe: string },
): Promise<void> {
  const text = await answered(db, refs);
  if (!text) return;
  const { ref_id, tid, author, sections } = text;
  const [tournament, contacts] = await Promise.all([tournamentById(db, tid), contactsOf(db, [ref_id])]);
  const person = contacts.get(ref_id);
  if (!tournament || !person) return;
  const desk = author === null ? await coordinators(db, tid, sections ?? ['referee']) : [];
  const to = author === null ? desk : [{ to: { ref_id: author }, about: [] }];
  const letter = replyLetter({ tournament: tournament.name, name: person.name, message });
  const replyTo = person.email === null ? {} : { replyTo: person.email };
  await outbox.sendAll(
    to.map(({ to, about }) => {
      return { to, letter, ...replyTo, tid, sections: sections ?? [], about: [...about, ref_id], dedupe };
    }),
  );
}
