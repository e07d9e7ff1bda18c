import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { describe, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { READ_MODELS } from '../../../src/areas.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { Chance } from '../../season/chance.ts';
import { GrpcPeer } from '../../store/grpcPeer.ts';
import type { WholeServer } from '../../support/wholeServer.ts';
import type { Member } from '../accounts/people.ts';
import { hosted, Venue } from '../board/venue.ts';

type Row = Readonly<Record<string, unknown>>;
type Part = keyof Standing | 'people';
/** What one part of a tournament looks like to the calls that show it live, each row by its id. */
type Live = Readonly<Partial<Record<Part, readonly Row[]>>>;

/** By what rows of a part are told apart. */
const ID: Readonly<Partial<Record<Part, string>>> = {
  ...{ shifts: 'sid', courts: 'court_order', queue: 'ref_id', admins: 'ref_id', volunteers: 'ref_id' },
  ...{
    people: 'shift_id',
    paymentItems: 'pid',
    plan: 'pid',
    todoCategories: 'cid',
    posts: 'id',
    settings: 'name',
  },
};
/** Names are those of today, whenever it was. */
const NAMES = ['first', 'last', 'name', 'second_first', 'second_last'];

/** Fields that both have, by id: the live calls tell more, and nobody is called as they were. */
function alike(part: Part, then: readonly Row[], live: readonly Row[]) {
  const id = ID[part] ?? 'id';
  const known = new Set(live.flatMap(Object.keys));
  const fields = [...new Set(then.flatMap(Object.keys))].filter(
    (field) => known.has(field) && (part === 'settings' || !NAMES.includes(field)),
  );
  const of = (rows: readonly Row[]) =>
    rows
      .map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])))
      .sort((a, b) => String(a[id]).localeCompare(String(b[id])));
  return { stood: of(then), had: of(live), count: [then.length, live.length], fields: fields.length };
}

/** What was told of a part; of the shifts their people as well, each with the shift. */
function toldOf(part: Part, standing: Standing): readonly Row[] {
  if (part !== 'people') return [standing[part] ?? []].flat() as Row[];
  return (standing.shifts ?? []).flatMap(({ sid, people }) => people.map((one) => ({ ...one, sid })));
}

/** A day at one tournament on which somebody does something in every area. */
class Day {
  readonly #server: WholeServer;
  readonly #venue: Venue;
  readonly #mia: Member;
  readonly #other: Member;
  readonly crew: readonly Member[];
  readonly #volunteers: readonly Member[];
  readonly #chance: Chance;
  readonly #deeds = [
    ...[this.#court, this.#setting, this.#access, this.#plan, this.#planDone, this.#prize, this.#post],
    ...[this.#shift, this.#noShift, this.#volunteer],
  ];
  readonly #first = [...this.#deeds];
  readonly #shirts = new Set<string>();

  private constructor(
    server: WholeServer,
    venue: Venue,
    people: Member[],
    crew: Member[],
    volunteers: Member[],
    seed: number,
  ) {
    const [mia, other] = people;
    if (!mia || !other) throw new Error('nobody runs the desk');
    this.#server = server;
    this.#venue = venue;
    this.#mia = mia;
    this.#other = other;
    this.crew = crew;
    this.#volunteers = volunteers;
    this.#chance = new Chance(seed);
  }

  static async begin(server: WholeServer, seed: number): Promise<Day> {
    const venue = await Venue.open(server, { courts: 3, payout: true, referee: true, volunteer: true });
    const mia = await venue.staff('master', 'referee', 'line', 'volunteer');
    const other = await venue.staff('referee');
    const crew = await venue.queue(mia, 5);
    return new Day(server, venue, [mia, other], crew, await venue.volunteers(3), seed);
  }

  /** Something happens, or is refused: everything once, then whatever comes. */
  async next(): Promise<void> {
    const deed = this.#first.pop() ?? this.#chance.one([this.#court, ...this.#deeds]);
    await deed.call(this);
  }

  async live(): Promise<Live> {
    const { tid } = this.#venue;
    const get = async (path: string) => rows(await this.#mia.browser.get(path));
    const post = async (path: string, body: object = {}) => rows(await this.#mia.browser.post(path, body));
    const filter = `filter=${encodeURIComponent(JSON.stringify({ tid }))}&range=[0,99]`;
    const [
      board,
      settings,
      admins,
      paymentItems,
      todo,
      budget,
      todoCategories,
      posts,
      shifts,
      people,
      volunteers,
    ] = await Promise.all([
      this.#venue.board(),
      this.#mia.browser.post(`/api/t/getTournamentAdmin/${tid}`),
      post(`/api/getTournamentAdmins/${tid}`),
      get(`/api/payment/getPaymentItems/${tid}`),
      get(`/api/getToDoList/${tid}`),
      get(`/api/getBudget/${tid}`),
      get(`/api/getToDoCategories/${tid}`),
      post('/api/messageboard/getMessages', { tid }),
      get(`/rest/shifts?${filter}`),
      get(`/rest/signups?${filter}`),
      get(`/rest/volunteers?${filter}`),
    ]);
    const plan = new Map([...todo, ...budget].map((item) => [item.pid, item]));
    return {
      ...{ courts: board.courts, queue: board.queue, settings: [Object(settings.body)], admins, shifts },
      ...{ paymentItems, plan: [...plan.values()], todoCategories, posts, people, volunteers },
    };
  }

  async asOf(position?: string): Promise<Standing & { position: string }> {
    const { body } = await this.#mia.browser.post(
      `/api/audit/asOf/${this.#venue.tid}`,
      position ? { position } : {},
    );
    return Object(body);
  }

  /** Erases one of the crew, as platform admins do. */
  async forget(): Promise<void> {
    await this.#server.product.asSystem(personAggregate, this.#mia.ref_id, { type: 'GrantPlatformAdmin' });
    const [{ ref_id } = { ref_id: '' }] = this.crew;
    const { status } = await this.#mia.browser.post('/api/utradmin/forgetPerson', { ref_id });
    expect(status).toBe(200);
  }

  async #court(): Promise<void> {
    const { tid } = this.#venue;
    const court_num = 1 + this.#chance.below(3);
    const { courts, queue } = await this.#venue.board();
    if (courts[court_num - 1]?.ref_id !== null) {
      await this.#mia.browser.put(`/api/finishMatch/${tid}`, { court_num });
      return;
    }
    const [next, second] = queue.map(({ ref_id }) => ref_id);
    await this.#mia.browser.post(`/api/assignCourt/${tid}`, {
      ...{ court_num, ref_id: next, medal: 'none' },
      ...(this.#chance.share(0.3) && { second_ref_id: second }),
    });
  }

  async #setting(): Promise<void> {
    const change = this.#chance.one([
      {},
      { exact_match_scheduling: this.#chance.share(0.5) },
      { certified_amount: this.#chance.below(50) },
    ]);
    await this.#venue.change({ ...change, name: `Open ${this.#chance.below(1_000)}` });
  }

  async #access(): Promise<void> {
    const types = ['line', this.#chance.one(['volunteer', 'auditor', 'master', 'basic'])];
    for (const type of types) {
      const body = { tid: this.#venue.tid, ref_id: this.#other.ref_id, type };
      await this.#mia.browser.put('/api/editTournamentAdminAccess', body);
    }
  }

  async #plan(): Promise<void> {
    const { tid } = this.#venue;
    const { body } = await this.#mia.browser.post(`/api/addCategory/${tid}`, {
      category: `Category ${this.#chance.below(100_000)}`,
    });
    await this.#mia.browser.post(`/api/addTodoItem/${tid}`, {
      ...{ todo_title: 'Balls', todoCategory: Object(body).cid, dueDate: null },
    });
    await this.#mia.browser.post(`/api/addBudgetItem/${tid}`, {
      ...{ budget_title: 'Hats', category_id: 3, quantity: this.#chance.below(9), rate: 2.5 },
    });
  }

  async #planDone(): Promise<void> {
    const { plan = [] } = await this.asOf();
    if (plan.length === 0) return;
    const { pid } = this.#chance.one(plan);
    if (this.#chance.share(0.5)) await this.#mia.browser.put(`/api/markItemFinished/${pid}`, {});
    else await this.#mia.browser.put(`/api/deleteBudgetItem/${pid}`, { both: true });
  }

  async #prize(): Promise<void> {
    const { paymentItems = [] } = await this.asOf();
    if (paymentItems.length > 1 && this.#chance.share(0.4)) {
      await this.#mia.browser.put('/api/payment/deleteItem', { pid: this.#chance.one(paymentItems).pid });
      return;
    }
    await this.#mia.browser.post('/api/payment/addPaymentItem', {
      ...{ tid: this.#venue.tid, ref_id: this.#chance.one(this.crew).ref_id },
      ...{ event: 'Singles', place: '1', amount: 10 + this.#chance.below(90) },
    });
  }

  async #post(): Promise<void> {
    const { posts = [] } = await this.asOf();
    const [first] = posts;
    if (first && this.#chance.share(0.4))
      await this.#mia.browser.delete(`/api/messageBoard/deleteMessage/${first.id}`);
    else
      await this.#mia.browser.post('/api/messageBoard/addMessage', { tid: this.#venue.tid, message: 'Rain' });
  }

  async #shift(): Promise<void> {
    // Who has a shift at that hour is not seated: the new one stays empty.
    const seated = this.#venue.shiftNow(this.#chance.one(this.crew), 'Line Judge');
    await seated.catch(() => this.#venue.shown());
  }

  async #noShift(): Promise<void> {
    const { shifts = [] } = await this.asOf();
    if (shifts.length > 0) await this.#mia.browser.delete(`/rest/shifts/${this.#chance.one(shifts).sid}`);
  }

  async #volunteer(): Promise<void> {
    const { ref_id } = this.#chance.one(this.#volunteers);
    const on = !this.#shirts.delete(ref_id);
    if (on) this.#shirts.add(ref_id);
    const shirt = { type: 'HandOutShirt', ref_id, on } as const;
    await this.#server.product.asSystem(rosterAggregate, this.#venue.tid, shirt);
  }
}

const rows = ({ body }: { readonly body: unknown }): Row[] => (Array.isArray(body) ? body : []);

const SEED = Number(process.env.AS_OF_SEED ?? 1 + Math.floor(Math.random() * 1_000_000));
/** On each store. */
const INSTANTS = 50;

const STORES = [
  ['PostgreSQL', undefined],
  ['EventStoreDB', () => GrpcPeer.start()],
] as const;

describe.each(STORES)('with the log in %s', (_, startLog) => {
  const all = hosted(startLog);

  test(`every area stood as its live calls had it, at ${INSTANTS} instants, also after a rebuild and an erasure (seed ${SEED})`, async () => {
    const day = await Day.begin(all.server, SEED);
    const recorded: { readonly position: string; readonly live: Live }[] = [];
    while (recorded.length < INSTANTS) {
      await day.next();
      recorded.push({ position: (await day.asOf()).position, live: await day.live() });
    }
    const compared = async () => {
      for (const { position, live } of recorded) {
        const standing = await day.asOf(position);
        for (const [part, shown = []] of Object.entries(live) as [Part, readonly Row[]][]) {
          const { stood, had, count, fields } = alike(part, toldOf(part, standing), shown);
          expect({ part, position, rows: stood }).toEqual({ part, position, rows: had });
          expect([part, count[0]]).toEqual([part, count[1]]);
          if (count[1]) expect([part, fields > 0]).toEqual([part, true]);
        }
      }
    };
    await compared();
    // Every area had something to tell, and not always the same.
    for (const part of Object.keys(recorded[0]?.live ?? {}) as Part[]) {
      const different = new Set(recorded.map(({ live }) => JSON.stringify(live[part])));
      expect([part, different.size > 1]).toEqual([part, true]);
    }

    const { pool, store, read } = all.server.core;
    for (const model of READ_MODELS) await rebuild({ pool, feed: store, read, model });
    await day.forget();
    await compared();
  }, 120_000);
});
