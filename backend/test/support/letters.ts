import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Letter, Place } from '../../src/kernel/jobs/index.ts';
import { personalLetter } from '../../src/messaging/letters/personal.ts';
import { changesOf } from '../../src/roster/changed/letters.ts';
import { nextIn } from '../../src/roster/changed/ownLetters.ts';
import { actsOn, sectionNamed, workIn } from '../../src/roster/letters.ts';
import { daysOf, shiftCards } from '../../src/roster/shiftCards.ts';

/** Every kind of mail that the product sends, found in its sources and filled with samples. */

export const SITE = 'https://courtcrew.example.org';

const VENUE = {
  ...{ tid: 't1', name: 'Dallas Spring Open', time_zone: 'US/Eastern' as const },
  ...{ location: 'Tennis Center, 1200 Long Meadow Road', lat: 32.78, long: -96.8 },
};

const shift = (sid: string, name: string, day: string, status: 'Selected' | 'Confirmed') => ({
  ...{ sid, kind: 'official' as const, category: 'Chair Umpire', name, status, tid: VENUE.tid },
  ...{ start: `2026-03-${day}T13:00:00Z`, end: `2026-03-${day}T17:00:00Z` },
});
export const SHIFTS = [
  shift('s1', 'Morning', '07', 'Confirmed'),
  shift('s2', 'Stadium and grandstand, early', '08', 'Selected'),
];

const CHANGES = changesOf(
  {
    moved: [{ ...shift('s1', 'Early morning', '07', 'Confirmed'), zone: 'US/Eastern' }],
    asked: ['s1'],
    deleted: [{ ...shift('s9', 'Night', '09', 'Selected'), zone: 'US/Eastern', why: 'Rain is expected' }],
    place: 'Old Park',
  },
  { shifts: SHIFTS.map((one) => ({ ...one, confirmed: false })), venue: VENUE },
);

const SAMPLES: Readonly<Record<string, Place>> = {
  tournament: VENUE.name,
  ...{ name: 'Ann Tester', by: 'Mia Master', phone: '(202) 555-0123' },
  message: 'I am ill, and cannot come.\nSee https://doctor.example.com/note?id=1.',
  ...{ question: 'Where do I park?', answer: 'At gate 3.\nBring your badge.', note: 'Bring your whistle.' },
  ...{
    people: 'Ann Tester\nBen Tester',
    tasks: 'Order tents, 03/05/2026',
    task: 'Order tents',
    due: '03/05/2026',
  },
  ...{ path: '/signup/t1', contact: '/signup/contactcoordinator?tid=t1&section=referee' },
  ...{ token: 'Abc.dEf', url: 'Abc.dEf', leave: `${SITE}/leave/Abc.dEf` },
  ...{ shifts: shiftCards(SHIFTS, VENUE), days: daysOf(SHIFTS, VENUE), acts: actsOn(SHIFTS) },
  ...{ changes: CHANGES ?? '', next: nextIn('confirm') },
  ...{ section: sectionNamed('volunteer'), work: workIn('referee') },
};

interface Declared {
  (places: never): Letter;
  readonly templates: Readonly<Record<Language, { readonly subject: string; readonly text: string }>>;
}

export interface Kind {
  /** As its file exports it. */
  readonly name: string;
  readonly letter: Letter;
}

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

const isLetter = (value: unknown): value is Declared => typeof value === 'function' && 'templates' in value;

/** Letters by name, also those that lie in an object together. */
const lettersIn = (exported: object, within = ''): (readonly [string, Declared])[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (isLetter(value)) return [[`${within}${name}`, value] as const];
    return within === '' && typeof value === 'object' && value !== null ? lettersIn(value, `${name}.`) : [];
  });

/** Text messages, which have no subject, are no mails. */
function filled([name, declared]: readonly [string, Declared]): Kind[] {
  const { subject, text } = declared.templates.en;
  if (subject === '') return [];
  const places = [...`${subject}${text}`.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const filling = places.flatMap((place) => {
    if (place === 'site') return [];
    const sample = SAMPLES[place];
    if (sample === undefined) throw new Error(`no sample for {${place}} of ${name}`);
    return [[place, sample]];
  });
  return [{ name, letter: declared(Object.fromEntries(filling) as never) }];
}

const BODY = `Dear {first},

this is how you stand:

{shifts}

Answer soon, please:

{confirm_link}

or here: {confirm_link}. How to get there: https://maps.example.com/way?to=1
Dora`;

const facts = {
  tournament: VENUE as never,
  names: new Map([['ann', { first: 'Ann', last: 'Tester' }]]),
  shifts: new Map([['ann', SHIFTS]]),
};

/** Letters that people write, in the same frame. */
const WRITTEN: readonly Kind[] = ['referee', 'payout'].map((category) => ({
  name: `written by a person (${category})`,
  letter: personalLetter(
    { channel: 'email', subject: 'Your hours', body: BODY, category },
    facts,
    'ann',
    'tok',
  ),
}));

/** Throws where a file declares a letter that it does not export. */
export async function allLetters(): Promise<readonly Kind[]> {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((name) => !name.endsWith('.test.ts'));
  const kinds: Kind[] = [...WRITTEN];
  for (const file of files.toSorted()) {
    const source = readFileSync(`${SOURCES}${file}`, 'utf8');
    if (!/\bletter\(\s*\{/.test(source)) continue;
    const subjects = source.match(/\bsubject:\s*(['"`])(?!\1)/g)?.length ?? 0;
    const found = lettersIn(await import(`${SOURCES}${file}`)).flatMap(filled);
    if (found.length * 2 !== subjects) throw new Error(`${file} declares letters that it does not export`);
    kinds.push(...found);
  }
  return kinds;
}
