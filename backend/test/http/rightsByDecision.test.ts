import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS, type Declared, nameOf, READS_FIRST } from '../support/allCalls.ts';
import type { TestDatabase } from '../support/database.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { askAbout, type Target, targetOf } from './asking.ts';
import { Company, type Member, type Role } from './company.ts';

/**
 * What a flag opens, as it was decided and not as the table of rights has it: a desk reads and changes rows and people
 * of its own sections, and of no other; how to reach people least of all. Every call of the product is tried about
 * somebody of another section, with what it may ask, and the raw answers and the log are searched for them.
 */

const SECTIONS = ['referee', 'line', 'volunteer'] as const;

/** Who must learn nothing of whom: desks of the sections they do not run, those without a desk of any. */
const STRANGERS: readonly (readonly [Role, Section])[] = [
  ['refereeDesk', 'line'],
  ['refereeDesk', 'volunteer'],
  ['trainerDesk', 'referee'],
  ['trainerDesk', 'volunteer'],
  ['volunteerDesk', 'referee'],
  ['volunteerDesk', 'line'],
  ['flagless', 'referee'],
  ['otherMaster', 'line'],
];

/**
 * Anybody may be added to a desk's own list, which tells them and opens nothing yet, and be taken off that list again;
 * a referee desk approves whom it likes, a volunteer desk hands a shirt to whoever is on its list.
 */
const OWN_LIST = new Set([
  'StaffAdded',
  'SectionJoined',
  'SectionLeft',
  'StaffRemoved',
  'RefereeApproved',
  'ApprovalRemoved',
  'ShirtHandedOut',
]);
const SWEEP_MS = 240_000;

/** Writes whose answer is the row as it stands then: whoever a desk has put on its own list is shown there by name. */
const SHOWS_OWN_LIST = new Set([
  'PUT /rest/approvals/{id}',
  'POST /rest/volunteers',
  'PUT /rest/volunteers/{id}',
  'DELETE /rest/volunteers/{id}',
]);

/**
 * Who is there at the venue is public, or everybody's who is logged in: names on boards and lists of who is on duty
 * and who looks after a court. Nothing of how to reach anybody is.
 */
const namesAreOpen = (declared: Declared): boolean =>
  declared.call.policy === 'public' ||
  declared.call.path === '/api/getCourtMonitorBoard/{tid}' ||
  SHOWS_OWN_LIST.has(nameOf(declared));

let database: TestDatabase;
let server: TestServer;
let company: Company;
let members: Readonly<Record<Section, Member>>;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  company = await Company.gather(server);
  members = {
    referee: await company.memberOf('referee'),
    line: await company.memberOf('line'),
    volunteer: await company.memberOf('volunteer'),
  };
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** All that the raw answers of all calls to this role tell of somebody, by call. */
async function leaksTo(role: Role, { traces, ...stake }: Member): Promise<Record<string, string[]>> {
  const target: Target = targetOf(stake);
  const leaks: Record<string, string[]> = {};
  // What a desk's own writes put on its lists, it may read there.
  for (const declared of READS_FIRST) {
    // A session of its own: some calls end the one they come with.
    const { text } = await askAbout(server, declared, target, await company.cookieOf(role));
    const [ref_id, last, ...reach] = traces;
    // A refusal may repeat the id it was asked about.
    const asked = ref_id !== undefined && text.includes(ref_id) && !text.includes(`"outcomes"`);
    const named = [...(asked ? [ref_id] : []), ...(last && text.includes(last) ? [last] : [])];
    const told = [...(namesAreOpen(declared) ? [] : named), ...reach.filter((trace) => text.includes(trace))];
    if (told.length > 0) leaks[nameOf(declared)] = told;
  }
  return leaks;
}

describe.each(STRANGERS)('%s', (role, section) => {
  it(
    `learns nothing of people in the section ${section}, and changes nothing of theirs`,
    async () => {
      const member = members[section];
      expect(await leaksTo(role, member)).toEqual({});
      const done = await company.doneBy(role, member);
      expect(done.filter((type) => !OWN_LIST.has(type))).toEqual([]);
      expect(await company.standing(member)).toEqual({ seated: true, section });
    },
    SWEEP_MS,
  );
});

/** The report that says how to reach the people of a section. */
const CONTACTS: Readonly<Record<Section, string>> = {
  referee: '/api/getRefereeContactInfo/{tid}',
  line: '/api/getRefereeContactInfo/{tid}',
  volunteer: '/api/getVolunteerContactInfo/{tid}',
};

const callAt = (path: string): Declared => {
  const declared = ALL_CALLS.find(({ call }) => call.path === path);
  if (!declared) throw new Error(`no call at ${path}`);
  return declared;
};

describe.each([
  ['refereeDesk', ['referee']],
  ['trainerDesk', ['line']],
  ['volunteerDesk', ['volunteer']],
  ['master', SECTIONS],
  ['platform', SECTIONS],
] as const)('%s', (role, own) => {
  it.each(own)('reaches the people of its section %s', async (section) => {
    const member = members[section];
    const asked = callAt(CONTACTS[section]);
    const { status, text } = await askAbout(server, asked, targetOf(member), await company.cookieOf(role));
    expect(status).toBe(200);
    for (const trace of member.traces) expect(text).toContain(trace);
  });
});
