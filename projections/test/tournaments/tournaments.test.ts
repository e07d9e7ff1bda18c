import { DEFAULT_WAIVER } from '@courtcrew/domain/roster/index.ts';
import {
  type AdminAccess,
  NEW_TOURNAMENT,
  type Status,
  type TournamentEvent,
  type TournamentFields,
} from '@courtcrew/domain/tournaments/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import {
  administeredBy,
  adminsOf,
  adminTypeAnywhere,
  amountsOf,
  coordinatorAddress,
  coordinatorContacts,
  coordinatorNames,
  coordinatorsModel,
  coordinatorsOf,
  courtByName,
  courtsOf,
  digestOf,
  mergeChoices,
  platformTournaments,
  publicTournaments,
  startingOn,
  tournamentById,
  tournamentsHolding,
  tournamentsModel,
  waiverOf,
  waiverTextsOf,
} from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

const NOW = '2026-03-10T03:59:00.000Z';

const told = (tid: string, event: TournamentEvent, by?: string): Told => ({
  ...event,
  stream: `tournament-${tid}`,
  ...(by !== undefined && { by }),
});
const added = (tid: string, fields: Partial<TournamentFields>): Told =>
  told(tid, { type: 'TournamentAdded', data: { fields: { ...NEW_TOURNAMENT, name: tid, ...fields } } });
const status = (tid: string, to: Status): Told =>
  told(tid, { type: 'StatusChanged', data: { from: 'draft', to } });
const admin = (tid: string, ref_id: string, access: Partial<AdminAccess> = {}): Told =>
  told(tid, {
    type: 'AdminAdded',
    data: { ref_id, admin_type: 'basic', referee: false, line: false, volunteer: false, ...access },
  });
const person = (ref_id: string, first: string, last: string): Told => ({
  stream: `person-${ref_id}`,
  type: 'PersonRegistered',
  data: {
    ref_id,
    details: { first, last, email: `${ref_id}@example.org` },
    choices: {},
    password_hash: 'h',
    source: null,
  },
});
const coordinator = (tid: string, email: string | null, owner = 'cy'): Told =>
  told(tid, {
    type: 'CoordinatorSet',
    data: { section: 'line', owner, name: email && 'Cy', email, phone: email && '5551230000' },
  });

/** One tournament of every kind that lists treat differently. */
const HISTORY: readonly Told[] = [
  person('ada', 'Ada', 'Zorn'),
  person('bo', 'Bo', 'Abel'),
  added('coming', {
    name: 'Itaú Öpen 100%',
    location: 'Miami, FL',
    organization: 'APP',
    facility: 'East',
    start: '2026-03-20',
    end_date: '2026-03-22',
    certified_amount: 1250,
  }),
  status('coming', 'active'),
  added('lastday', { start: '2026-03-07', end_date: '2026-03-09', facility: 'West', time_zone: 'US/Hawaii' }),
  status('lastday', 'published'),
  added('over', {
    start: '2026-03-07',
    end_date: '2026-03-09',
    organization: 'ppa',
    time_zone: 'Canada/Atlantic',
  }),
  status('over', 'Advertise Only'),
  added('undated', { facility: 'legacy' }),
  status('undated', 'active'),
  added('drafted', { start: '2026-04-01', end_date: '2026-04-02' }),
  added('hidden', { start: '2026-04-01', end_date: '2026-04-02', private_tournament: true }),
  status('hidden', 'published'),
  added('closed', { start: '2026-05-01', end_date: '2026-05-02' }),
  status('closed', 'archive'),
  admin('coming', 'ada', { admin_type: 'master', referee: true }),
  admin('coming', 'bo', { volunteer: true }),
  admin('closed', 'bo'),
  admin('drafted', 'bo', { admin_type: 'master' }),
  told('drafted', { type: 'AdminRemoved', data: { ref_id: 'bo' } }),
  told('closed', {
    type: 'AdminAccessChanged',
    data: { ref_id: 'bo', admin_type: 'basic', referee: true, line: false, volunteer: false },
  }),
  told('coming', {
    type: 'CourtsAdded',
    data: {
      courts: [
        { name: '10', order: 2, description: '', color: '' },
        { name: '2', order: 1, description: '', color: '' },
      ],
      total: 2,
    },
  }),
  told(
    'coming',
    {
      type: 'TournamentEdited',
      data: { changes: { about: 'Sun', line_description: '<p onclick="x()">Hi<script>x()</script></p>' } },
    },
    'ada',
  ),
  told('coming', { type: 'ProceduresUpdated', data: { procedures: '<a href="javascript:x()">x</a>' } }, 'bo'),
  coordinator('coming', 'cy@example.org'),
  told('over', { type: 'MergedToParent', data: { ptid: 'coming' } }),
  told('over', { type: 'InvoicedToggled', data: { invoiced: true } }),
  told('coming', { type: 'CourtNamed', data: { order: 1, name: 'GS' } }),
  told('coming', { type: 'CourtNamed', data: { order: 2, name: '2' } }, 'bo'),
  told('coming', { type: 'CourtDescribed', data: { order: 1, description: 'Grandstand' } }),
  told('coming', { type: 'CourtNoted', data: { order: 2, note: 'Net torn' } }),
  told('undated', { type: 'TournamentEdited', data: { changes: { volunteer_waiver: 'Take care' } } }),
  told('undated', { type: 'SignaturesVoided', data: { version: 2 } }),
  told('undated', { type: 'TournamentEdited', data: { changes: { volunteer_waiver: '' } } }),
  told('coming', { type: 'CourtColored', data: { order: 2, color: '#B3261E' } }),
];

let here: ReadModels;
beforeAll(async () => {
  here = await readModels([accounts, tournamentsModel, coordinatorsModel]);
  await here.tell(HISTORY);
});
afterAll(() => here?.close());

const tids = (rows: readonly { tid: string }[]) => rows.map(({ tid }) => tid);
const listing = async (by: Parameters<typeof publicTournaments>[1] = {}) =>
  tids(await publicTournaments(here.db, by, NOW));

describe('the public listing', () => {
  test('omits drafts and private tournaments, soonest first, undated last', async () => {
    expect(await listing()).toEqual(['lastday', 'over', 'coming', 'closed', 'undated']);
  });

  test("ends with a tournament's last day at its own venue, and holds no archived one as future", async () => {
    expect(await listing({ time: 'future' })).toEqual(['lastday', 'coming', 'undated']);
    expect(await listing({ time: 'past' })).toEqual(['over', 'closed']);
  });

  test('is narrowed by region, organization, name and place, without regard to case and accents', async () => {
    expect(await listing({ region: 'WEST' })).toEqual(['lastday']);
    expect(await listing({ region: 'legacy' })).toEqual(['undated']);
    expect(await listing({ organization: 'app' })).toEqual(['coming']);
    expect(await listing({ name: 'itau ope' })).toEqual(['coming']);
    expect(await listing({ location: 'miami' })).toEqual(['coming']);
    expect(await listing({ region: 'East', name: 'lastday' })).toEqual([]);
  });

  test('takes the signs of patterns as themselves', async () => {
    expect(await listing({ name: '100%' })).toEqual(['coming']);
    expect(await listing({ name: '%' })).toEqual(['coming']);
    expect(await listing({ name: '_' })).toEqual([]);
  });

  test('has no column that reaches anybody', async () => {
    const [row] = await publicTournaments(here.db, {}, NOW);
    expect(
      Object.keys(row ?? {}).filter((column) => /email|phone|coordinator|changed_by/.test(column)),
    ).toEqual([]);
  });
});

describe('the tournaments somebody administers', () => {
  test('are theirs with their access, the archived ones apart', async () => {
    const current = await administeredBy(here.db, 'bo', 'current');
    expect(current).toMatchObject([
      { tid: 'coming', admin_type: 'basic', may_volunteer: true, may_referee: false, volunteer: true },
    ]);
    const archived = await administeredBy(here.db, 'bo', 'archived');
    expect(archived).toMatchObject([{ tid: 'closed', status: 'archive', may_referee: true }]);
    expect(await administeredBy(here.db, 'nobody', 'current')).toEqual([]);
  });

  test('say whether they are an admin at all', async () => {
    expect(await adminTypeAnywhere(here.db, 'ada')).toBe('master');
    expect(await adminTypeAnywhere(here.db, 'bo')).toBe('basic');
    expect(await adminTypeAnywhere(here.db, 'nobody')).toBeNull();
  });

  test('name their admins, masters first', async () => {
    expect(await adminsOf(here.db, 'coming')).toMatchObject([
      { ref_id: 'ada', name: 'Ada Zorn', admin_type: 'master' },
      { ref_id: 'bo', name: 'Bo Abel', admin_type: 'basic', volunteer: true },
    ]);
    expect(await adminsOf(here.db, 'drafted')).toEqual([]);
  });
});

describe("the platform's lists", () => {
  test('hold everything, newest first, and what is coming, soonest first', async () => {
    expect(tids(await platformTournaments(here.db, 'all', NOW))).toEqual([
      ...['undated', 'closed', 'drafted', 'hidden', 'coming', 'lastday', 'over'],
    ]);
    const coming = await platformTournaments(here.db, 'future', NOW);
    expect(tids(coming)).toEqual(['lastday', 'coming', 'drafted', 'hidden', 'undated']);
    const all = await platformTournaments(here.db, 'all', NOW);
    expect(all.find(({ tid }) => tid === 'over')).toMatchObject({
      invoiced: true,
      parent_tournament: 'coming',
    });
  });
});

describe('one tournament', () => {
  test('has its days, its money and who changed it last, at which version', async () => {
    const row = await tournamentById(here.db, 'coming');
    expect(row).toMatchObject({
      start: '2026-03-20',
      end_date: '2026-03-22',
      status: 'active',
      num_of_courts: 2,
      about: 'Sun',
      version: 7,
      changed_by: null,
      changed_at: '2026-01-01T00:00:00.000Z',
    });
    expect(row && amountsOf(row).certified_amount).toBe(12.5);
    expect(await tournamentById(here.db, 'unknown')).toBeUndefined();
  });

  test('shows no HTML that could run, whatever was written', async () => {
    const row = await tournamentById(here.db, 'coming');
    expect(row?.line_description).toBe('<p>Hi</p>');
    expect(row?.procedures).not.toContain('javascript');
  });

  test('has its courts in their order, whatever they were called before', async () => {
    expect(await courtsOf(here.db, 'coming')).toEqual([
      { order: 1, name: 'GS', description: 'Grandstand', color: '', note: '' },
      { order: 2, name: '2', description: '', color: '#B3261E', note: 'Net torn' },
    ]);
    expect(await courtsOf(here.db, 'closed')).toEqual([]);
  });

  test('finds a court by what it is called now, in whatever case', async () => {
    expect(await courtByName(here.db, 'coming', 'gs')).toMatchObject({ order: 1, name: 'GS' });
    expect(await courtByName(here.db, 'coming', '2')).toMatchObject({ order: 2 });
    expect(await courtByName(here.db, 'coming', '10')).toBeUndefined();
    expect(await courtByName(here.db, 'closed', 'GS')).toBeUndefined();
  });

  test('keeps every text its waiver had, the standard one where it had none', async () => {
    const before = { version: 1, text: DEFAULT_WAIVER, digest: digestOf(DEFAULT_WAIVER) };
    expect(await waiverTextsOf(here.db, 'undated')).toMatchObject([
      { ...before, version: 3 },
      { version: 2, text: 'Take care', digest: digestOf('Take care') },
      before,
    ]);
    expect(await waiverOf(here.db, 'undated')).toEqual({ ...before, version: 3 });
    expect(await waiverOf(here.db, 'coming')).toEqual(before);
    expect(await waiverOf(here.db, 'unknown')).toBeUndefined();
    expect(await tournamentById(here.db, 'undated')).toMatchObject({ waiver_since: 2 });
  });

  test('names its coordinators to everybody and tells staff how to reach them', async () => {
    expect(await coordinatorNames(here.db, 'coming')).toEqual({
      referee_coordinator_name: null,
      line_coordinator_name: 'Cy',
      volunteer_coordinator_name: null,
    });
    expect(await coordinatorContacts(here.db, 'coming')).toMatchObject({
      line_coordinator_email: 'cy@example.org',
    });
    expect(await coordinatorAddress(here.db, 'coming', 'line')).toMatchObject({ email: 'cy@example.org' });
    expect(await coordinatorAddress(here.db, 'coming', 'referee')).toBeNull();
    expect(await coordinatorsOf(here.db, ['coming', 'lastday'])).toEqual(
      new Map([['coming', [{ tid: 'coming', section: 'line', name: 'Cy', email: 'cy@example.org' }]]]),
    );
  });

  test('can be merged to another one of the same master, but not to its own child, nor to an archived one', async () => {
    expect(await mergeChoices(here.db, 'lastday', 'ada')).toEqual([
      { tid: 'coming', name: 'Itaú Öpen 100%', start: '2026-03-20', end_date: '2026-03-22' },
    ]);
    expect(await mergeChoices(here.db, 'coming', 'bo')).toEqual([]);
    const choices = tids(await mergeChoices(here.db, 'coming', 'platform'));
    expect(choices).toContain('lastday');
    expect(choices).not.toContain('over');
    expect(choices).not.toContain('closed');
  });

  test('is known to an import by its start', async () => {
    expect(await startingOn(here.db, ['2026-03-20'])).toEqual([
      { tid: 'coming', name: 'Itaú Öpen 100%', start: '2026-03-20' },
    ]);
    expect(await startingOn(here.db, [])).toEqual([]);
  });
});

describe('the read models', () => {
  test('are the same row for row whatever the batches', async () => {
    const again = await readModels([tournamentsModel, coordinatorsModel]);
    try {
      await again.tell(HISTORY, 3);
      expect(await again.rows(tournamentsModel)).toEqual(await here.rows(tournamentsModel));
      expect(await again.rows(coordinatorsModel)).toEqual(await here.rows(coordinatorsModel));
    } finally {
      await again.close();
    }
  });

  test('know where forgetting somebody must reach', async () => {
    expect((await tournamentsHolding(here.db, 'bo')).sort()).toEqual(['closed', 'coming']);
    expect(await tournamentsHolding(here.db, 'cy')).toEqual(['coming']);
  });
});
