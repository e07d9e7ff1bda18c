import {
  allows,
  NO_RIGHTS,
  PLEASE_LOGIN,
  type PolicyName,
  policies,
  type TournamentRights,
} from '@courtcrew/domain/contract/policies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS, type Declared, isRead, nameOf, READS_FIRST } from '../support/allCalls.ts';
import type { TestDatabase } from '../support/database.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type Answered, askAs, nothing, partsFor, type Target, targetOf } from './asking.ts';
import { Company, ROLES, type Role } from './company.ts';

let database: TestDatabase;
let server: TestServer;
let company: Company;
/** A line of the security log. */
let line = '';
/** An event. */
let logged = '';
/** Somebody in the tournament that is not asked about, to whom nobody does anything. */
let there: Target;
/** Somebody whom calls only read about. */
let readAbout: Target;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  company = await Company.gather(server);
  await server.app.inject('/auth/sessions');
  await server.product.identity.security.flush();
  const { rows } = await server.core.pool.query<{ id: string }>(
    'select id from identity.security_log limit 1',
  );
  line = rows[0]?.id ?? '';
  for await (const [event] of server.core.store.readAll(0n)) {
    logged = event?.id ?? '';
    break;
  }
  there = targetOf(await company.stakeIn(company.away), line, logged);
  readAbout = targetOf(await company.stakeIn(company.home), line, logged);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const basic = { ...NO_RIGHTS, admin_type: 'basic' } as const;
/** What each role may do in the tournament the calls are about. */
const RIGHTS: Readonly<Record<Role, TournamentRights>> = {
  visitor: NO_RIGHTS,
  referee: NO_RIGHTS,
  trainer: NO_RIGHTS,
  otherMaster: NO_RIGHTS,
  flagless: basic,
  refereeDesk: { ...basic, referee: true },
  trainerDesk: { ...basic, line: true },
  volunteerDesk: { ...basic, volunteer: true },
  captain: { ...NO_RIGHTS, captain_of: ['a category'] },
  auditor: { ...basic, auditor: true },
  treasurer: { ...basic, treasurer: true },
  master: { ...NO_RIGHTS, admin_type: 'master' },
  platform: NO_RIGHTS,
  demoted: NO_RIGHTS,
};

/** Whom a call is tried about: who may call it changes what is there. */
async function targetFor(declared: Declared): Promise<Target> {
  const parts = partsFor(declared);
  if (isRead(declared) || !parts) return readAbout;
  return targetOf(await company.stakeIn(company.home, parts), line, logged);
}

const ask = (declared: Declared, target: Target, role: Role) =>
  askAs({ server, company }, role, declared, target);

/** Which tournament and person a call is about: only what its scope names counts. */
const isAboutTournament = ({ call, rest }: Declared): boolean =>
  rest !== undefined || call.scope?.tid !== undefined || call.scope?.row !== undefined;
const isAboutPerson = ({ call }: Declared): boolean =>
  call.scope?.subject !== undefined || call.scope?.row?.kind === 'signup';
const isAboutRow = ({ call, rest }: Declared): boolean =>
  call.scope?.row !== undefined || rest === 'one' || rest === 'update' || rest === 'remove';

/** A tournament is not in itself yet: adding one is the platform's, whatever tournament the body names. */
const policyOf = ({ call, rest, restKind }: Declared): PolicyName =>
  rest === 'create' && restKind === 'tournament' ? 'platform' : call.policy;

function mayCall(declared: Declared, role: Role, target: Target): boolean {
  return allows(policyOf(declared), {
    ref_id: role === 'visitor' ? null : company.refs[role],
    platform: role === 'platform',
    rights: isAboutTournament(declared) ? RIGHTS[role] : NO_RIGHTS,
    subject: isAboutPerson(declared) ? target.ref_id : null,
  });
}

const hasRights = (role: Role): boolean =>
  RIGHTS[role].admin_type !== null || RIGHTS[role].captain_of.length > 0;

/** Kinds whose existence says something already, and those of which none is here. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['person', 'scorecard', 'template', 'tournament'],
  ...['message', 'post', 'question'],
]);
const isUnseen = ({ call, restKind }: Declared): boolean =>
  UNSEEN.has(restKind ?? call.scope?.row?.kind ?? '') || call.area === 'ranking';
/** Whether its refusal says that the row is there. Ids that name their tournament are refused by that, row or none. */
const tellsOfRow = (declared: Declared): boolean =>
  (isAboutRow(declared) || declared.rest === 'bulk') && !declared.inTournament && !isUnseen(declared);

function refusalFor(declared: Declared, role: Role): Answered {
  if (role === 'visitor') return { status: 401, message: PLEASE_LOGIN };
  // These belong to no tournament, so nobody has rights there that would let them know of a row.
  const stranger =
    !hasRights(role) ||
    ['person', 'message', 'question'].includes(declared.restKind ?? '') ||
    declared.call.area === 'ranking';
  const hidden = isAboutRow(declared) && isUnseen(declared) && stranger;
  if (hidden) return { status: 404, message: expect.stringMatching(/ not found$/) };
  return { status: 403, message: policies[policyOf(declared)].refusal };
}

it('knows every call the server serves', () => {
  const served = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`.toLowerCase()),
  );
  expect(ALL_CALLS.map((declared) => nameOf(declared).toLowerCase()).sort()).toEqual(served.sort());
});

const named = (calls: readonly Declared[]) => calls.map((declared) => [nameOf(declared), declared] as const);
const open = READS_FIRST.filter(({ call }) => call.policy === 'public');
const guarded = READS_FIRST.filter(({ call }) => call.policy !== 'public');
const claiming = guarded.filter(({ call }) => call.scope?.row !== undefined && call.scope.tid !== undefined);

describe.each(named(guarded))('%s', (_, declared) => {
  const { rest } = declared;
  /** A bulk call answers for each row by itself. */
  const isRowByRow = (role: Role): boolean => rest === 'bulk' && role !== 'visitor';

  let target: Target;
  beforeAll(async () => {
    target = await targetFor(declared);
  });

  it('refuses what is there to whom it is not for, of a kind that is private as what is not', async () => {
    for (const role of ['referee', 'otherMaster', 'demoted'] as const) {
      if (mayCall(declared, role, target)) continue;
      const [there, not] = [await ask(declared, target, role), await ask(declared, nothing(), role)];
      if (tellsOfRow(declared)) {
        expect([role, there.text]).toEqual([
          role,
          expect.stringContaining(policies[policyOf(declared)].refusal),
        ]);
        expect([role, not.text]).toEqual([role, expect.stringContaining(' not found')]);
      } else if (isRowByRow(role)) expect(outcomeIn(there)).toEqual(outcomeIn(not));
      else expect([role, there]).toEqual([role, not]);
    }
  });

  it('is refused to whom the table of rights refuses it, and to nobody else', async () => {
    const refused = ROLES.filter((role) => !mayCall(declared, role, target));
    for (const role of refused) {
      const { status, message, text } = await ask(declared, target, role);
      if (isRowByRow(role)) expect([role, text]).toEqual([role, expect.stringContaining('"ok":false')]);
      else expect({ role, status, message }).toEqual({ role, ...refusalFor(declared, role) });
    }
    for (const role of ROLES.filter((one) => !refused.includes(one))) {
      const { status, message } = await ask(declared, target, role);
      expect([role, status]).not.toEqual([role, 401]);
      expect(status).toBeLessThan(500);
      // Desks have sections of their own; these two run them all.
      if (role === 'platform' || role === 'master')
        expect([role, status, message]).not.toEqual([role, 403, message]);
    }
  });
});

/** What became of the one row of a bulk call, whichever it was. */
const outcomeIn = ({ text }: { text: string }): string => text.replace(/"id":"[^"]*"/, '');

describe.each(named(claiming))('%s', (_, declared) => {
  it('knows no row of another tournament than the one it names', async () => {
    for (const role of ['refereeDesk', 'master', 'platform', 'otherMaster'] as const) {
      const absent = await ask(declared, { ...nothing(), tid: company.home }, role);
      expect(absent.status).toBe(404);
      expect(await ask(declared, { ...there, tid: company.home }, role)).toEqual(absent);
    }
  });
});

describe.each(named(open))('%s', (_, declared) => {
  it('tells a visitor no address and no number of anybody', async () => {
    const target = await targetFor(declared);
    const { status, text } = await ask(declared, target, 'visitor');
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/@example\.org|555-?01\d\d/);
  });
});
