import { Dice } from '@courtcrew/demo/board/dice.ts';
import { MEDALS } from '@courtcrew/domain/board/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { type Answer, ask } from './asking.ts';
import { faultsOf } from './boardAudit.ts';
import { readBoard, Screen } from './boardScreen.ts';
import { openVenue, type Venue } from './boardVenue.ts';
import { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';

/** So few courts and referees that the coordinators are in each other's way all the time. */
const SIZE = { courts: 16, referees: 40, coordinators: 50 };
const PRESSES = 40;

let database: TestDatabase;
let ledger: Ledger;
let servers: readonly ServerProcess[];
let venue: Venue;
let screens: readonly Screen[];

beforeAll(async () => {
  database = await serverDatabase();
  ledger = new Ledger(database.url);
  venue = await prepare(database.url, (prepared) => openVenue(prepared, SIZE));
  const start = () => startProcess({ DATABASE_URL: database.url });
  servers = [await start(), await start()];
  screens = servers.map(({ port }) => new Screen(port, venue.tid));
});
afterAll(async () => {
  for (const screen of screens) screen.close();
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

interface Pressed {
  readonly call: string;
  readonly answer: Answer;
}

/** What coordinators see when somebody was faster; nothing else may refuse them. */
const REFUSALS = [
  /^This referee is not checked in$/,
  /^This referee is on court \d+ already$/,
  /^This referee has an assignment already: Runner$/,
  /^Court \d+ already has a (second )?referee$/,
  /^The second must be another referee$/,
  /^There is no match on court \d+$/,
  /^This match was finished meanwhile$/,
  /^This assignment was finished meanwhile$/,
  // It went with the reset of its court, or its beginning was undone.
  /^Assignment not found$/,
  /^Finish the match on court \d+ first$/,
  /^Finish the assignment first: Runner$/,
  /^This was changed meanwhile and cannot be undone$/,
];

/** One coordinator, who presses whatever comes to mind, about anybody and any court. */
async function coordinate(person: Person, seat: number): Promise<Pressed[]> {
  const dice = new Dice(seat + 1);
  const { tid, referees, courts } = venue;
  const port = servers[seat % servers.length]?.port ?? 0;
  const someone = () => dice.one(referees)?.ref_id ?? '';
  const court = () => ({ court_num: dice.one(courts) });
  let undo: unknown = 0;
  let match: unknown = null;
  let assignment: unknown = 'none';
  const presses: readonly (() => readonly ['POST' | 'PUT', string, object])[] = [
    () => ['POST', 'checkinRef', { ref_id: someone() }],
    () => ['POST', 'checkoutRef', { ref_id: someone(), reason: 'Home' }],
    () => ['POST', 'assignCourt', { ...court(), ref_id: someone() }],
    () => ['POST', 'assignCourt', { ...court(), ref_id: someone() }],
    () => ['POST', 'assignCourt', { ...court(), ref_id: someone(), second_ref_id: someone() }],
    () => ['POST', 'assignSecond', { ...court(), ref_id: someone() }],
    () => ['POST', 'assignSecond', court()],
    () => ['PUT', 'finishMatch', court()],
    () => ['PUT', 'finishMatch', { ...court(), id: match }],
    () => ['PUT', 'setMedal', { ...court(), medal: dice.one(MEDALS) }],
    () => ['PUT', 'resetCourt', court()],
    () => ['PUT', 'swapQueue', { ref_id: someone(), position: 1 + dice.below(10) }],
    () => ['PUT', 'quickBreak', { ref_id: someone(), on: dice.chance(0.5) }],
    () => ['POST', 'addAuxAssignment', { ref_id: someone(), type: 'Runner', ...court() }],
    () => ['PUT', 'finishAuxAssignment', { id: assignment }],
    () => ['POST', 'undoOnBoard', { undo }],
  ];
  const pressed: Pressed[] = [];
  while (pressed.length < PRESSES) {
    const [method, call, body] = (dice.one(presses) ?? (() => ['PUT', 'resetCourt', court()] as const))();
    // Whoever has had no assignment yet has none to finish.
    if (call === 'finishAuxAssignment' && assignment === 'none') continue;
    const answer = await ask(port, person, method, `/api/${call}/${tid}`, body);
    pressed.push({ call, answer });
    if (answer.status !== 200) continue;
    undo = answer.body.undo ?? undo;
    if (call === 'assignCourt') match = answer.body.id;
    if (call === 'addAuxAssignment') assignment = answer.body.id;
  }
  return pressed;
}

describe('50 coordinators at one board, in two processes', () => {
  let pressed: readonly Pressed[];
  const accepted = () => pressed.filter(({ answer }) => answer.status === 200);
  beforeAll(async () => {
    const { tid, referees, coordinators } = venue;
    const [first] = coordinators;
    for (const { ref_id } of first ? referees : []) {
      await ask(servers[0]?.port ?? 0, first ?? { cookie: '' }, 'POST', `/api/checkinRef/${tid}`, { ref_id });
    }
    pressed = (await Promise.all(coordinators.map(coordinate))).flat();
  }, 120_000);

  it('each get what they asked for or one clear text', () => {
    const refused = pressed.filter(({ answer }) => answer.status !== 200);
    const unclear = refused.filter(
      ({ answer: { status, body } }) =>
        ![404, 409].includes(status) ||
        typeof body.code !== 'string' ||
        !REFUSALS.some((text) => text.test(String(body.message))),
    );
    expect(unclear).toEqual([]);
    expect(accepted().length).toBeGreaterThan(pressed.length / 10);
    expect(refused.length).toBeGreaterThan(pressed.length / 10);
  });

  it('never put anybody on two courts, two leads on one, or lose anybody', async () => {
    const events = await ledger.events(`board-${venue.tid}`);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(10);
    expect(faultsOf(events)).toEqual([]);
    // One event less, and it would have been noticed.
    const finish = events.findIndex(({ type }) => type === 'MatchFinished');
    expect(faultsOf(events.toSpliced(finish, 1))).not.toEqual([]);
  });

  it('find everything that was accepted in the log, once, and nothing else', async () => {
    const events = await ledger.events(`board-${venue.tid}`);
    const logged = new Set(events.slice(SIZE.referees).map(({ meta }) => meta.commandId));
    // What changes nothing is accepted, too: a check-in of somebody who is there.
    const changed = accepted().filter(
      ({ call, answer }) => call === 'undoOnBoard' || answer.body.undo !== null,
    );
    expect(logged.size).toBe(changed.length);
    const undoable = accepted().flatMap(({ answer }) => answer.body.undo ?? []);
    expect(new Set(undoable).size).toBe(undoable.length);
    const ends = new Set(
      events
        .filter((event, at) => event.meta.commandId !== events[at + 1]?.meta.commandId)
        .map((e) => e.revision),
    );
    expect(undoable.filter((revision) => !ends.has(Number(revision)))).toEqual([]);
  });

  it('see the same board afterwards, wherever they look', async () => {
    const boards = await Promise.all(servers.map(({ port }) => readBoard(port, venue.tid)));
    expect(boards[0]).toEqual(boards[1]);
    for (const screen of screens) {
      await expect.poll(() => screen.board).toEqual(boards[0]);
    }
  });
});
