import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { fillPlaces, hasPlace, PLACES } from '@courtcrew/domain/messaging/index.ts';
import { ownStatusOf, type RowStatus, signupPath, statusOf } from '@courtcrew/domain/roster/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { shiftsByPerson } from '@courtcrew/projections/roster/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import {
  type Block,
  cut,
  footOf,
  type Letter,
  type Line,
  plainOf,
  type Sheet,
  typedBlocks,
  typedLine,
} from '../../kernel/jobs/index.ts';
import { shiftCards, shiftLines } from '../../roster/index.ts';
import { brief, SENT_MAX } from '../brief.ts';

interface Words {
  readonly channel: 'email' | 'text';
  readonly subject: string;
  readonly body: string;
  readonly category?: string;
}

type Shift = Parameters<typeof shiftLines>[0][number];

/** What the places of a letter are filled with, for all its recipients. */
export interface Facts {
  readonly tournament: TournamentRow;
  readonly names: ReadonlyMap<string, { readonly first: string; readonly last: string }>;
  readonly shifts: ReadonlyMap<string, readonly Shift[]>;
}

/** Reads what this letter to these people needs, and nothing else. */
export async function factsFor(
  db: Kysely<Database>,
  tournament: TournamentRow,
  { subject, body }: Pick<Words, 'subject' | 'body'>,
  refs: readonly string[],
): Promise<Facts> {
  const named = hasPlace('first', subject, body) || hasPlace('last', subject, body);
  const [names, rows] = await Promise.all([
    named ? namesOf(db, refs) : new Map<string, never>(),
    hasPlace('shifts', subject, body) || hasPlace('confirm_link', subject, body)
      ? shiftsByPerson(db, tournament.tid, 'any')
      : new Map<string, never>(),
  ]);
  const shown = (row: Parameters<typeof statusOf>[0] & { kind: string }): RowStatus =>
    row.kind === 'official' ? ownStatusOf(row, tournament.status) : statusOf(row);
  const shifts = [...rows].map(
    ([ref_id, own]) => [ref_id, own.map((row) => ({ ...row, status: shown(row) }))] as const,
  );
  return { tournament, names, shifts: new Map(shifts) };
}

interface Reader {
  readonly language: Language;
  /** Address of the product. */
  readonly site: string;
  readonly channel: Words['channel'];
}

/** Fills the places of a text for one person. */
function filling({ tournament, names, shifts }: Facts, ref_id: string | null, reader: Reader) {
  const { language, site, channel } = reader;
  const { first, last } = names.get(ref_id ?? '') ?? { first: '', last: '' };
  const own = shifts.get(ref_id ?? '') ?? [];
  const lines = shiftLines(own, tournament.time_zone, language);
  const confirm_link = `${site}${signupPath(tournament.tid, own)}`;
  const fill = (text: string): string =>
    fillPlaces(text, {
      ...{ first, last, confirm_link },
      tournament: tournament.name,
      shifts: channel === 'text' ? brief(lines, '\n', language) : lines.join('\n'),
    });
  return { fill, confirm_link, cards: shiftCards(own, tournament) };
}

type Kept = Pick<Words, 'subject' | 'body'>;

/** Letters of the past as one person reads them: with the own name where the sender left a place for one. */
export async function asReadBy<Mail extends Kept>(
  db: Kysely<Database>,
  tournament: TournamentRow,
  mails: readonly Mail[],
  { ref_id, ...reader }: Omit<Reader, 'channel'> & { readonly ref_id: string },
): Promise<Mail[]> {
  const all = (field: keyof Kept) => mails.map((mail) => mail[field]).join('\n');
  const facts = await factsFor(db, tournament, { subject: all('subject'), body: all('body') }, [ref_id]);
  const { fill } = filling(facts, ref_id, { ...reader, channel: 'email' });
  return mails.map((mail) => ({ ...mail, subject: fill(mail.subject), body: fill(mail.body) }));
}

interface Logged extends Kept {
  readonly tid: string;
  readonly channel: Words['channel'];
  readonly recipient: string;
}

/** Lines of the log with the places of their letters filled, as each recipient got them; letters without places cost nothing. */
export async function asEachGot<Line extends Logged>(
  db: Kysely<Database>,
  lines: readonly Line[],
  reader: Omit<Reader, 'channel'>,
): Promise<Line[]> {
  const open = lines.filter(({ subject, body }) => PLACES.some((place) => hasPlace(place, subject, body)));
  const facts = new Map<string, Facts>();
  for (const [tid, those] of Map.groupBy(open, (line) => line.tid)) {
    const tournament = await tournamentById(db, tid);
    if (!tournament) continue;
    const all = (field: keyof Kept) => [...new Set(those.map((line) => line[field]))].join('\n');
    const refs = [...new Set(those.map(({ recipient }) => recipient))];
    facts.set(tid, await factsFor(db, tournament, { subject: all('subject'), body: all('body') }, refs));
  }
  return lines.map((line) => {
    const known = facts.get(line.tid);
    // A mail that was only kept went to nobody in particular: its places stay open.
    if (!known || line.recipient === '') return line;
    const { fill } = filling(known, line.recipient, { ...reader, channel: line.channel });
    return { ...line, subject: fill(line.subject), body: fill(line.body) };
  });
}

/** The subject names the tournament at its end, once. */
const withTournament = (subject: string, name: string): string =>
  subject.endsWith(` - ${name}`) || subject === name ? subject : `${subject} - ${name}`;

const FOOT = {
  en: 'You get this because you work at {tournament}, or have offered to.\n[Stop its letters]({site}/letters/{token})',
  es: 'Recibes esto porque trabajas en {tournament} o te ofreciste.\n[Dejar de recibir sus correos]({site}/letters/{token})',
} as const;

const PAYEE_FOOT = {
  en: 'You get this because you won prize money at {tournament}.\n[Stop its letters]({site}/letters/{token})',
  es: 'Recibes esto porque ganaste un premio en {tournament}.\n[Dejar de recibir sus correos]({site}/letters/{token})',
} as const;

const CONFIRM = { en: 'Confirm your shifts', es: 'Confirmar tus turnos' } as const;
const LINK = '{confirm_link}';
const CARDS = '{shifts}';

type Filled = ReturnType<typeof filling>;

/** A line as its sender wrote it; the link in it has words. An address in what fills a place stays text. */
const lineOf = (line: string, { fill, confirm_link: to }: Filled, language: Language): Line =>
  line.split(LINK).flatMap(
    (text, at): Line => [
      ...(at === 0 ? [] : [{ text: CONFIRM[language], to, bare: true as const }]),
      ...typedLine(text, language)
        .map((run) => (typeof run === 'string' ? fill(run) : { ...run, to: fill(run.to) }))
        .filter((run) => run !== ''),
    ],
  );

/** What somebody wrote: shifts that have a line of their own are cards, a link that is a paragraph is the button. */
function blocksOf(body: string, filled: Filled, { language, site }: Omit<Reader, 'channel'>): Block[] {
  const parts = body.replaceAll('\r\n', '\n').split(/^\{(shifts|confirm_link)\}$/m);
  return parts.flatMap((part): readonly Block[] => {
    if (part === CARDS.slice(1, -1)) return filled.cards(language, site);
    if (part === LINK.slice(1, -1))
      return [{ kind: 'action', text: CONFIRM[language], to: filled.confirm_link, bare: true }];
    return typedBlocks(part, (line) => lineOf(line, filled, language));
  });
}

/**
 * The letter as this recipient reads it; null for an address without a person. `token` is what the link at its foot
 * leaves the letters by; a preview has none.
 */
export function personalLetter(words: Words, facts: Facts, ref_id: string | null, token?: string): Letter {
  const { tournament } = facts;
  return (language, site) => {
    const { channel } = words;
    const filled = filling(facts, ref_id, { language, site, channel });
    const { fill } = filled;
    // What a sender typed is short; names of shifts and tournaments in its places need not be.
    if (channel === 'text') return { subject: '', text: cut(fill(words.body), SENT_MAX) };
    const foot = (words.category === 'payout' ? PAYEE_FOOT : FOOT)[language];
    const sheet: Sheet = {
      language,
      heading: fill(words.subject),
      tournament: isolated(tournament.name),
      blocks: blocksOf(words.body, filled, { language, site }),
      foot: token === undefined ? [] : footOf(foot, { tournament: tournament.name, token }, language, site),
    };
    return { subject: withTournament(fill(words.subject), tournament.name), text: plainOf(sheet), sheet };
  };
}
