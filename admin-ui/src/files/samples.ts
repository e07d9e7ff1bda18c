import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { addDays } from '@courtcrew/domain/kernel/time.ts';

export const SAMPLES = ['people', 'shifts', 'signups'] as const;
export type Sample = (typeof SAMPLES)[number];

const PEOPLE = [
  ['Ana', 'Ruiz', 'Certified', 'M'],
  ['Ben', 'Cole', 'Level Two', 'L'],
  ['Chen', 'Wu', 'Level One', 'S'],
  ['Dora', 'Lind', 'None', 'XL'],
] as const;

const SHIFTS = [
  ['Morning', '8:00 AM', '12:00 PM', 3],
  ['Afternoon', '12:00 PM', '4:00 PM', 2],
] as const;

/** None for a spot that nobody took. */
const emailOf = (first: string, last: string): string =>
  first && `${first}.${last}@example.com`.toLowerCase();

/** As SignUpGenius exports: the hours of a slot in each of its lines, and a line for each spot that nobody took. */
function signups(days: readonly string[]): readonly string[] {
  const lines = days.flatMap((day) =>
    SHIFTS.flatMap(([name, start, end, spots]) =>
      Array.from({ length: spots }, (_, at) => {
        const [first = '', last = ''] = PEOPLE[at] ?? [];
        const [from, to] = [`${edgeDate(day)} ${start}`, `${edgeDate(day)} ${end}`];
        return [from, to, 'Center Court', 1, name, first, last, emailOf(first, last), ''].join(',');
      }),
    ),
  );
  const heading =
    'Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Location,Qty,Item,First Name,Last Name,Email,Sign Up Comment';
  return [heading, ...lines];
}

const LINES: Readonly<Record<Sample, (days: readonly string[]) => readonly string[]>> = {
  people: () => [
    'First Name,Last Name,Email,Phone,Credential,Shirt Size',
    ...PEOPLE.map(([first, last, credential, shirt], at) =>
      [first, last, emailOf(first, last), `801-555-010${at}`, credential, shirt].join(','),
    ),
  ],
  shifts: (days) => [
    'Day,From,To,Shift,Spots',
    ...days.flatMap((day) =>
      SHIFTS.map(([name, start, end, spots]) => `${edgeDate(day)},${start},${end},${name},${spots}`),
    ),
  ],
  signups,
};

/** A small file of a kind, for the first two days of a tournament. */
export function sampleFile(sample: Sample, first: string, last: string | null): File {
  const days = [first, addDays(first, 1)].filter((day) => day === first || last === null || day <= last);
  return new File([LINES[sample](days).join('\r\n')], `sample-${sample}.csv`, { type: 'text/csv' });
}
