import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { rebuildAll, type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import type { Played } from '../world/world.ts';
import { ask } from './asking.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

/** Somebody every word of whom can be recognized. */
const REGISTERED = {
  first: 'Zephyrinex',
  last: 'Quillborne',
  email: 'zephyr.canary@example.org',
  phone: '9195550163',
  alt_phone: '9195550164',
  source: 'canarysource',
};
const PROFILE = {
  address: '77 Canarystreet',
  city: 'Canaryville',
  state: 'Canarystate',
  zip: '90c4n',
  alt_address: 'Canary Hotel',
  emergency_name: 'Canarius Senior',
  emergency_number: '9195550165',
  paypal: 'canary@paypal',
  venmo: '@canaryvenmo',
  zelle: 'canaryzelle',
  itf_id: 'ITFCANARY1',
  utr_member_id: 'UTRCANARY2',
};
const COORDINATOR = {
  referee_coordinator_name: 'Canary Coordinator',
  referee_coordinator_email: REGISTERED.email,
  referee_coordinator_phone: '9195550166',
};
/** Gets the letter about a withdrawal. */
const DESK = { line_coordinator_email: 'desk@example.org' };
const ABOUT = {
  barcode: 'BARCANARY3',
  ppaRating: '90417.365',
  note: 'canarynote: knows the rules',
  farewell: 'canaryfarewell: my knee',
};
const SIGNATURE = 'Canarysigned: Zephyrinex Quillborne';
/** Words on the board by the person and about them. */
const AT_WORK = {
  note: 'canaryboardnote: knee',
  tag: 'canarytag',
  assignment: 'canaryassignment: slow today',
  assigned: 'canaryname of an assignment',
  reason: 'canaryreason: dentist',
  message: 'canarycall: come quickly',
  response: 'canaryresponse: on our way',
};
const SEARCHED = 'canarysearch';
const CANARIES = [REGISTERED, PROFILE, COORDINATOR, ABOUT, AT_WORK, { SEARCHED, SIGNATURE }].flatMap((part) =>
  Object.values(part),
);
/** A note about somebody else, written by the one who is forgotten. */
const OTHERS_NOTE = 'othersnote: calm under pressure';

let database: TestDatabase;
let ledger: Ledger;
let server: ServerProcess;
let platform: Person;
let other: Person;
let played: Played;

beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
  const made = await prepare(database.url, async ({ people, platformAdmin, world }) => ({
    platform: await platformAdmin(),
    others: await people(1),
    played: await world.tournament([{ from: 0, hours: 4, spots: 3 }]),
  }));
  ({ platform, played } = made);
  const [somebody] = made.others;
  if (!somebody) throw new Error('nobody else');
  other = somebody;
  server = await startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** A request that must go well. */
async function well(by: Pick<Person, 'cookie'>, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) {
  const answer = await ask(server.port, by, method, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
  return answer;
}

async function registered(): Promise<Person> {
  const response = await fetch(`http://127.0.0.1:${server.port}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...REGISTERED, password: 'canary-password' }),
  });
  const { ref_id } = (await response.json()) as { ref_id: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { ref_id, cookie };
}

/** Everything the rooms of the tournament tell somebody who sits in them. */
async function listening(): Promise<{ frames: string[]; close(): void }> {
  const frames: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: platform.cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.on('message', (data) => frames.push(String(data)));
  for (const room of ['tournament', 'desk']) socket.send(JSON.stringify({ join: `${room}:${played.tid}` }));
  await expect.poll(() => frames.length).toBeGreaterThanOrEqual(2);
  return { frames, close: () => socket.terminate() };
}

/** Leaves traces of the person wherever the product can keep any. */
async function live(person: Person): Promise<void> {
  const { tid, sids } = played;
  const { ref_id } = person;
  await well(person, 'PUT', `/auth/editProfile/${ref_id}`, { ...PROFILE, credentials: 'Certified' });
  // One field of the profile is the platform's to set.
  await well(platform, 'PUT', `/auth/editProfile/${ref_id}`, { utr_member_id: PROFILE.utr_member_id });
  await well(platform, 'POST', `/api/addTournamentAdmin/${tid}`, { ref_id });
  await well(platform, 'PUT', '/api/editTournamentAdminAccess', { tid, ref_id, type: 'referee' });
  await well(platform, 'PUT', `/api/t/editTournament/${tid}`, { ...COORDINATOR, ...DESK });
  await well(platform, 'POST', `/api/addRefToTournamentSetup/${tid}`, { ref_id });
  const { barcode, ppaRating, note, farewell } = ABOUT;
  const { first, last } = REGISTERED;
  await well(platform, 'PUT', '/api/editRef', { tid, ref_id, first, last, barcode, ppaRating });
  await well(platform, 'PUT', `/api/approveReferee/${tid}`, { ref_id, note });
  await well(person, 'PUT', `/api/approveReferee/${tid}`, { ref_id: other.ref_id, note: OTHERS_NOTE });
  await well(person, 'PUT', `/api/putTimeSpots/${sids[0]}`, { ref_id });
  await well(person, 'POST', '/api/emailSchedule', { tid, ref_id });
  await well(person, 'POST', '/api/withdrawFromShifts', { tid, ref_id, message: farewell });
  await well({ cookie: '' }, 'POST', '/auth/forgotPassword', { email: REGISTERED.email });
  await well(platform, 'POST', `/api/getRefereeName?search=${SEARCHED}`, { tid });
  await ask(server.port, { cookie: '' }, 'POST', '/auth/login', {
    email: REGISTERED.email,
    password: SEARCHED,
  });
  await ask(server.port, person, 'GET', `/api/${SEARCHED}/${REGISTERED.first}`);
}

/** A day on the board; the person ends it on a court, with a second. */
async function work({ ref_id, cookie }: Person): Promise<void> {
  const { tid } = played;
  const { note, tag, assignment, assigned, reason, message, response } = AT_WORK;
  const post = (call: string, body: object) => well(platform, 'POST', `/api/${call}/${tid}`, body);
  await well(platform, 'POST', '/api/t/addCourts', { tid, courts: 2 });
  await post('addRefToTournamentSetup', { ref_id: other.ref_id });
  await post('checkinRef', { ref_id: other.ref_id });
  await post('checkinRef', { ref_id });
  await well(platform, 'PUT', `/api/refNote/${tid}`, { ref_id, note, tag });
  const aux = await post('addAuxAssignment', { ref_id, type: 'Runner', name: assigned, note: assignment });
  await well(platform, 'PUT', `/api/finishAuxAssignment/${tid}`, { id: Object(aux.body).id });
  await post('checkoutRef', { ref_id, reason });
  await post('checkinRef', { ref_id });
  const called = { tid, type: 'desk', court_num: 1, message };
  const call = await well({ cookie }, 'POST', '/api/courtMonitorNotifyDesk', called);
  const { nid } = Object(call.body);
  await well({ cookie }, 'PUT', '/api/confirmNotification', { nid, response });
  await post('addClipboard', { court_num: 2, ref_id });
  await post('assignCourt', { court_num: 1, ref_id, second_ref_id: other.ref_id });
}

/** The person signs as a volunteer, and looks after a category. */
async function volunteer({ ref_id, cookie }: Person): Promise<void> {
  const { tid } = played;
  const category = { name: 'Parking' };
  const { body } = await well(platform, 'POST', `/api/volunteer/addVolunteerCategory/${tid}`, category);
  await well(platform, 'POST', '/api/volunteer/addCategoryAdmin', { vcid: Object(body).vcid, ref_id });
  await well(platform, 'POST', `/api/addVolunteerToTournament/${tid}`, { ref_id });
  await well({ cookie }, 'PUT', '/api/volunteer/signVolunteerWaiver/', { tid, signature: SIGNATURE });
  await well(platform, 'PUT', `/api/checkinVolunteer/${tid}`, { ref_id });
}

const found = (where: string): string[] =>
  CANARIES.filter((canary) => where.toLowerCase().includes(canary.toLowerCase()));

/** What staff read of the letters that went out. */
async function letters(): Promise<string> {
  const all = await well(platform, 'GET', '/api/utradmin/outbox');
  return JSON.stringify([
    all.body,
    (await well(platform, 'GET', `/api/messaging/outbox/${played.tid}`)).body,
  ]);
}

async function noteAboutOther(): Promise<unknown> {
  const { body } = await well(platform, 'GET', `/api/getApprovedReferees/${played.tid}`);
  return Object.values(body).find((row) => Object(row).ref_id === other.ref_id);
}

it('leaves nothing of a forgotten person anywhere, and everything of the others', async () => {
  expect(CANARIES.length).toBeGreaterThanOrEqual(20);
  const room = await listening();
  const person = await registered();
  await live(person);
  await work(person);
  await volunteer(person);
  const before = await ledger.everything();
  expect(found(before)).toEqual(expect.arrayContaining([...Object.values(PROFILE), ABOUT.note, SIGNATURE]));
  expect(found(before)).toEqual(expect.arrayContaining(Object.values(AT_WORK)));
  expect(await noteAboutOther()).toMatchObject({ referee_request_note: OTHERS_NOTE });
  // Sealed from the first event on: the log never held a word in the clear.
  const log = await ledger.query<{ row: string }>('select e::text as row from log.events e');
  expect(found(log.map(({ row }) => row).join('\n'))).toEqual([]);

  // Letters to others speak of the person too.
  const { farewell } = ABOUT;
  await vi.waitFor(async () => expect(found(await letters())).toContain(farewell), 20_000);

  await well(platform, 'POST', '/api/utradmin/forgetPerson', { ref_id: person.ref_id });
  expect(found(await letters())).toEqual([]);
  await vi.waitFor(async () => expect(found(await ledger.everything())).toEqual([]), 20_000);
  expect((await ask(server.port, person, 'GET', `/auth/getProfile/${person.ref_id}`)).status).toBe(401);

  const led = await well(platform, 'GET', `/api/volunteer/getVolunteerCategories/${played.tid}`);
  expect(Object.values(led.body)).toMatchObject([{ name: 'Parking', admin: [] }]);

  // Whoever was on a court with the person waits again.
  const queue = await well({ cookie: '' }, 'GET', `/api/getAvailableRefs/${played.tid}`);
  expect(Object.values(queue.body)).toMatchObject([{ ref_id: other.ref_id }]);

  const rows = await ledger.readModels();
  await rebuildAll({ DATABASE_URL: database.url });
  expect(await ledger.readModels()).toEqual(rows);
  expect(found(await ledger.everything())).toEqual([]);
  expect(await noteAboutOther()).toMatchObject({ referee_request_note: OTHERS_NOTE, first: 'First0' });

  expect(room.frames.length).toBeGreaterThan(2);
  expect(found(room.frames.join('\n'))).toEqual([]);
  expect(server.log()).toContain('/auth/register');
  expect(found(server.log())).toEqual([]);
  room.close();
});
