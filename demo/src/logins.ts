import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { NUMBERS } from './cast.ts';
import { somebody } from './names.ts';
import { DEMO_PASSWORD } from './people.ts';

/** One person per role, by number. */
const ROLES: readonly (readonly [string, number | undefined])[] = [
  ['platform admin', 0],
  ['master of the demo tournaments', 1],
  ['basic admin, referee desk', 2],
  ['basic admin, trainer desk', 3],
  ['basic admin, volunteer desk', 4],
  ['referee', NUMBERS.local.referees[0]],
  ['chair umpire', NUMBERS.local.chairs[0]],
  ['athletic trainer', NUMBERS.local.trainers[0]],
  ['volunteer, captain of the court monitors', NUMBERS.local.volunteers[0]],
  ['volunteer', NUMBERS.local.volunteers[7]],
  ['signed up for nothing', 6],
];

/** What the console says about who can log in. */
export function loginLines(): string[] {
  const people = ROLES.flatMap(([role, number]) =>
    number === undefined ? [] : [{ role, ...somebody(number) }],
  );
  const width = Math.max(...people.map(({ email }) => email.length));
  return [
    `Demo logins, all with the password ${DEMO_PASSWORD}:`,
    ...people.map(({ role, email, ...name }) => `  ${email.padEnd(width)}  ${fullName(name)}, ${role}`),
  ];
}
