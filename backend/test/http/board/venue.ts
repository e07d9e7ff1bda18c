import { randomUUID } from 'node:crypto';
import type { Choices } from '@courtcrew/domain/accounts/index.ts';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import type { Kind, OfficialSection, ShiftPlan } from '@courtcrew/domain/roster/index.ts';
import type { AccessType, Status, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import { afterAll, beforeAll } from 'vitest';
import { envelope, OPEN } from '../../../bench/season.ts';
import { personAggregate } from '../../../src/accounts/index.ts';
import { READ_MODELS } from '../../../src/areas.ts';
import type { Aggregate } from '../../../src/kernel/runtime/aggregate.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { tournament } from '../../../src/tournaments/index.ts';
import { Browser, type Seen } from '../../support/browser.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { type WholeServer, wholeServer } from '../../support/wholeServer.ts';
import type { Member } from '../accounts/people.ts';

interface Hosted {
  readonly server: WholeServer;
}

/** Where the log is kept when it is not in the database, as the server is told. */
export interface LogElsewhere {
  readonly connectionString: string;
  stop(): Promise<void> | void;
}

/** A whole server of its own for the tests of a file. */
export function hosted(startLog?: () => Promise<LogElsewhere>): Hosted {
  let database: TestDatabase | undefined;
  let log: LogElsewhere | undefined;
  let server: WholeServer | undefined;
  beforeAll(async () => {
    database = await testDatabase();
    log = await startLog?.();
    server = await wholeServer(database.url, log && { EVENTSTORE_URL: log.connectionString });
  });
  afterAll(async () => {
    await server?.close();
    await log?.stop();
    await database?.drop();
  });
  return {
    get server() {
      if (!server) throw new Error('asked before the server stands');
      return server;
    },
  };
}

/** A tournament's day as its desk, its officials and its volunteers live it. */
export class Venue {
  readonly #server: WholeServer;
  readonly tid: string;
  readonly visitor: Browser;

  private constructor(server: WholeServer, tid: string) {
    this.#server = server;
    this.tid = tid;
    this.visitor = new Browser(server.app);
  }

  /** A tournament that is under way with so many courts, called 1, 2, ... */
  static async open(
    server: WholeServer,
    { courts = 3, ...changes }: Partial<TournamentFields> & { courts?: number } = {},
  ): Promise<Venue> {
    const venue = new Venue(server, randomUUID());
    const fields = { name: 'Dallas Open', start: '2026-01-01', end_date: '2026-12-31', ...changes };
    await venue.#send(tournament, venue.tid, { type: 'AddTournament', fields });
    await venue.#send(tournament, venue.tid, { type: 'ChangeStatus', status: 'active' });
    await venue.#send(tournament, venue.tid, { type: 'AddCourts', count: courts });
    await venue.shown();
    return venue;
  }

  /** People with accounts and sessions. */
  async people(count: number, choices: Partial<Choices> = {}): Promise<Member[]> {
    const refs = Array.from({ length: count }, () => randomUUID());
    await Promise.all(refs.map((ref_id, index) => this.#register(ref_id, `First${index}`, choices)));
    await this.shown();
    return Promise.all(refs.map(async (ref_id) => ({ ref_id, browser: await this.#signedIn(ref_id) })));
  }

  /** Somebody new with these rights here; none make an admin without any flag. */
  async staff(...rights: readonly AccessType[]): Promise<Member> {
    const [made] = await this.people(1);
    if (!made) throw new Error('nobody was registered');
    await this.appoint(made, ...rights);
    return made;
  }

  /** Makes somebody an admin here, with these rights. */
  async appoint({ ref_id }: Pick<Member, 'ref_id'>, ...rights: readonly AccessType[]): Promise<void> {
    await this.#send(tournament, this.tid, { type: 'AddAdmin', ref_id });
    for (const access of rights)
      await this.#send(tournament, this.tid, { type: 'ChangeAdminAccess', ref_id, access });
    await this.shown();
  }

  /** People on this tournament's staff. */
  async crew(count: number, choices: Partial<Choices> = {}, role: Kind = 'official'): Promise<Member[]> {
    const people = await this.people(count, choices);
    const section: OfficialSection = choices.provider_type === 'Athletic Trainer' ? 'line' : 'referee';
    await this.#send(rosterAggregate, this.tid, {
      type: 'AddStaff',
      people: people.map(({ ref_id }) => ({
        ref_id,
        role,
        ...(role === 'official' && { sections: [section] }),
      })),
    });
    await this.shown();
    return people;
  }

  /** Referees who are checked in, in this order. */
  async queue(desk: Member, count: number, choices: Partial<Choices> = {}): Promise<Member[]> {
    const crew = await this.crew(count, choices);
    for (const { ref_id } of crew) await desk.browser.post(`/api/checkinRef/${this.tid}`, { ref_id });
    return crew;
  }

  /** Seats somebody in a shift that is going on. */
  async shiftNow({ ref_id }: Member, category: string): Promise<void> {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const plan: ShiftPlan = {
      kind: 'official',
      category,
      name: category,
      description: '',
      start: at(-1),
      end: at(1),
      spots: 5,
      wait_spots: null,
      needs: null,
      wait_needs: null,
      color: '#009CAE',
      pre_reg: false,
      signature_required: false,
    };
    const add = { type: 'AddShifts', plans: [plan], repeat: 0, zone: 'UTC' } as const;
    const [sid = ''] = (await this.#send(rosterAggregate, this.tid, add)).flatMap(({ data }) =>
      'sid' in data ? [data.sid] : [],
    );
    const seat = { sid, ref_id, credentials: '', by: 'desk', tournament: OPEN } as const;
    await this.#send(rosterAggregate, this.tid, { type: 'TakeSpot', ...seat });
    await this.shown();
  }

  /** Volunteers who are checked in today. */
  async volunteers(count: number): Promise<Member[]> {
    const people = await this.crew(count, {}, 'volunteer');
    const day = dateIn(new Date().toISOString(), 'US/Eastern');
    for (const { ref_id } of people)
      await this.#send(rosterAggregate, this.tid, { type: 'CheckInVolunteer', ref_id, day, on: true });
    await this.shown();
    return people;
  }

  async change(changes: Partial<TournamentFields>): Promise<void> {
    await this.#send(tournament, this.tid, { type: 'EditTournament', changes });
    await this.shown();
  }

  async status(status: Status): Promise<void> {
    await this.#send(tournament, this.tid, { type: 'ChangeStatus', status });
    await this.shown();
  }

  /** Waits until lists show everything that was written. */
  async shown(): Promise<void> {
    const { projections, store } = this.#server.core;
    const names = READ_MODELS.map(({ name }) => name);
    await projections.settled(names, await store.head(), 30_000);
  }

  /** The board as everybody reads it. */
  async board() {
    const [courts, queue, aux, clipboards] = await Promise.all(
      ['getCourtsForPublicDisplay', 'getAvailableRefs', 'getSideQueue', 'getClipboardNeeded'].map(
        async (call) => rowsOf(await this.visitor.get(`/api/${call}/${this.tid}`)),
      ),
    );
    return { courts: courts ?? [], queue: queue ?? [], aux: aux ?? [], clipboards: clipboards ?? [] };
  }

  /** Ids of who waits, next first. */
  async waiting(): Promise<unknown[]> {
    return (await this.board()).queue.map(({ ref_id }) => ref_id);
  }

  async #register(ref_id: string, first: string, choices: Partial<Choices>): Promise<void> {
    const contact = { email: `${ref_id}@example.org`, phone: '8015550100', alt_phone: null };
    await this.#send(personAggregate, ref_id, {
      type: 'Register',
      ref_id,
      details: { first, last: 'Tester', ...contact },
      choices,
      password_hash: 'never used: nobody logs in with a password here',
      source: null,
    });
  }

  async #signedIn(ref_id: string): Promise<Browser> {
    const { app, product } = this.#server;
    const { id: jti } = await product.identity.sessions.start(ref_id, 'Test');
    const exp = Math.floor(Date.now() / 1_000) + 3_600;
    const browser = new Browser(app);
    browser.cookies.set('courtcrew', app.jwt.sign({ sub: ref_id, jti, exp }));
    return browser;
  }

  async #send<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
  ) {
    const outcome = await this.#server.core.execute(aggregate, id, command, envelope());
    if (outcome.refused) throw new Error(outcome.text);
    return outcome.events;
  }
}

/** The rows of an answer that is a list. */
export function rowsOf({ body, status }: Seen): Record<string, unknown>[] {
  if (Array.isArray(body)) return body;
  throw new Error(`no list in ${status} ${JSON.stringify(body)}`);
}

/** A field of an answer; throws for an answer without it. */
export function fieldOf({ body, status }: Seen, field: string): unknown {
  const value = Object.getOwnPropertyDescriptor(Object(body), field)?.value;
  if (value === undefined) throw new Error(`no ${field} in ${status} ${JSON.stringify(body)}`);
  return value;
}

/** An answer of this status with this text. */
export const said = (status: number, message: string) => ({ status, body: { message } });
