import type { Choices } from '@courtcrew/domain/accounts/index.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import type { Kind, OfficialSection } from '@courtcrew/domain/roster/index.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import type { AccessType, Status, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import { tournament } from '../../src/tournaments/index.ts';
import type { Member } from '../http/accounts/people.ts';
import { Browser } from '../support/browser.ts';
import { rowsOf } from '../support/seen.ts';
import type { TestServer } from '../support/server.ts';
import { shown, signedIn } from './served.ts';
import { span, World } from './world.ts';

/** A tournament's day as its desk, its officials and its volunteers live it. */
export class Venue {
  readonly #server: TestServer;
  readonly world: World;
  readonly tid: string;
  readonly visitor: Browser;

  private constructor(server: TestServer, world: World, tid: string) {
    this.#server = server;
    this.world = world;
    this.tid = tid;
    this.visitor = new Browser(server.app);
  }

  /** A tournament that is under way with so many courts, called 1, 2, ... */
  static async open(
    server: TestServer,
    { courts = 3, ...changes }: Partial<TournamentFields> & { courts?: number } = {},
  ): Promise<Venue> {
    const world = new World(server.core.execute);
    const year = new Date().getUTCFullYear();
    const dates = { start: `${year}-01-01`, end_date: `${year}-12-31` };
    const venue = new Venue(server, world, await world.open({ name: 'Dallas Open', ...dates, ...changes }));
    await world.courts(venue.tid, courts);
    await venue.shown();
    return venue;
  }

  /** People with accounts and sessions. */
  async people(count: number, choices: Partial<Choices> = {}): Promise<Member[]> {
    const refs = await this.world.people(count, { last: 'Tester', phone: '8015550100' }, choices);
    await this.shown();
    return (await signedIn(this.#server, refs)).map(({ ref_id, cookie }) => {
      const browser = new Browser(this.#server.app);
      const [name = '', value = ''] = cookie.split('=');
      browser.cookies.set(name, value);
      return { ref_id, browser };
    });
  }

  /** Somebody new with these rights here; none make an admin without any flag. */
  async staff(...rights: readonly AccessType[]): Promise<Member> {
    const [made] = (await this.people(1)) as [Member];
    await this.appoint(made, ...rights);
    return made;
  }

  /** Somebody new who may do everything on the platform. */
  async platformAdmin(): Promise<Member> {
    const [made] = (await this.people(1)) as [Member];
    await this.world.promote(made.ref_id);
    await this.shown();
    return made;
  }

  /** Makes somebody an admin here, with these rights. */
  async appoint({ ref_id }: Pick<Member, 'ref_id'>, ...rights: readonly AccessType[]): Promise<void> {
    await this.world.appoint(this.tid, ref_id, ...rights);
    await this.shown();
  }

  /** People on this tournament's staff. */
  async crew(count: number, choices: Partial<Choices> = {}, role: Kind = 'official'): Promise<Member[]> {
    const people = await this.people(count, choices);
    const section: OfficialSection = choices.provider_type === 'Athletic Trainer' ? 'line' : 'referee';
    const sections = role === 'official' ? [section] : undefined;
    await this.world.staff(this.tid, refsOf(people), role, sections);
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
    const now = span(Date.now() - 3_600_000, 2);
    const [sid = ''] = await this.world.shifts(this.tid, planOf({ category, name: category, ...now }));
    await this.world.seat(this.tid, { sid, ref_id });
    await this.shown();
  }

  /** Volunteers who are checked in today. */
  async volunteers(count: number): Promise<Member[]> {
    const people = await this.crew(count, {}, 'volunteer');
    const day = dateIn(new Date().toISOString(), 'US/Eastern');
    await this.world.checkInVolunteers(this.tid, refsOf(people), day);
    await this.shown();
    return people;
  }

  async change(changes: Partial<TournamentFields>): Promise<void> {
    await this.world.done(tournament, this.tid, { type: 'EditTournament', changes });
    await this.shown();
  }

  async status(status: Status): Promise<void> {
    await this.world.done(tournament, this.tid, { type: 'ChangeStatus', status });
    await this.shown();
  }

  /** Waits until lists show everything that was written. */
  shown(): Promise<void> {
    return shown(this.#server);
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
}

const refsOf = (people: readonly Member[]): string[] => people.map(({ ref_id }) => ref_id);
