import { LANGUAGES, type Language } from '@courtcrew/domain/kernel/language.ts';
import type { Sport } from '@courtcrew/domain/kernel/sport.ts';
import { isDraft, type Status } from '@courtcrew/domain/tournaments/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { DrawPicture } from '../kernel/http/pages/pictures.ts';
import { digest } from '../kernel/identity/index.ts';
import { daysIn } from './days.ts';
import { canPreview, drawPreview, type PreviewFacts } from './preview.ts';

/** Goes up when pictures of the same facts come to look otherwise. */
const LOOK = 1;
const TAG_LENGTH = 16;
/** About 50 kB each. */
const KEPT = 100;

interface Shown {
  readonly tid: string;
  readonly name: string;
  readonly location: string;
  readonly sport: Sport;
  readonly start: string | null;
  readonly end_date: string | null;
  readonly status: Status;
}

const factsOf = (tournament: Shown, language: Language): PreviewFacts => ({
  name: tournament.name,
  days: daysIn(tournament, language),
  place: tournament.location,
  sport: tournament.sport,
  language,
});

const tagOf = (facts: PreviewFacts): string =>
  digest(JSON.stringify([LOOK, facts]))
    .replaceAll(/[^\w]/g, '')
    .slice(0, TAG_LENGTH);

/** Address of a tournament's own picture, which is another one once what it shows has changed. */
export const previewPath = (tournament: Shown, language: Language): string =>
  `/preview/${encodeURIComponent(tournament.tid)}/${language}-${tagOf(factsOf(tournament, language))}.png`;

type Reads = Parameters<typeof tournamentById>[0];

/** Draws the picture of a tournament as it stands, each once; null for an unknown tournament, a draft, and letters that no font has. */
export function previews(db: Reads): DrawPicture {
  const drawn = new Map<string, Promise<Buffer>>();
  return async (tid, name) => {
    const language = LANGUAGES.find((one) => name.startsWith(`${one}-`));
    const tournament = language && (await tournamentById(db, tid));
    if (!tournament || isDraft(tournament.status)) return null;
    const facts = factsOf(tournament, language);
    if (!canPreview(facts)) return null;
    const tag = tagOf(facts);
    const picture = drawn.get(tag) ?? drawPreview(facts);
    // The one asked for last goes last.
    drawn.delete(tag);
    drawn.set(tag, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    // One that failed is drawn again when it is asked for again.
    picture.catch(() => drawn.get(tag) === picture && drawn.delete(tag));
    return { png: await picture, isCurrent: name === `${language}-${tag}` };
  };
}
