import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { expect, vi } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { Chance } from '../../season/chance.ts';
import type { TestServer } from '../../support/server.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Part = keyof Standing | 'people';
/** What one part of a tournament looks like to the calls that show it live, each row by its id. */
export type Live = Readonly<Partial<Record<Part, readonly Row[]>>>;

/** A day at one tournament on which somebody does something in every area. */
export class Day {
  readonly #server: TestServer;
  readonly #venue: Venue;
  readonly #mia: Member;
  readonly #other: Member;
  readonly crew: readonly Member[];
  readonly #volunteers: readonly Member[];
  readonly #chance: Chance;
  readonly #deeds = [
    ...[this.#court, this.#setting, this.#access, this.#plan, this.#planDone, this.#prize, this.#post],
    ...[this.#shift, this.#noShift, this.#volunteer, this.#staff, this.#letter, this.#player, this.#match],
    ...[this.#aux, this.#clipboard, this.#pay, this.#auxPay],
  ];
  readonly #first = [...this.#deeds];
  readonly #shirts = new Set<string>();

  private constructor(
    server: TestServer,
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

  static async begin(server: TestServer, seed: number): Promise<Day> {
    const venue = await Venue.open(server, { courts: 3, payout: true, score_reporting: true });
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
      staff,
      matches,
      pastAux,
      players,
      listed,
      letters,
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
      get(`/api/getRegisteredRefs/${tid}`),
      get(`/api/getMatchesForReconciliation/${tid}`),
      get(`/api/getAuxForReconciliation/${tid}`),
      get(`/api/getPlayers/${tid}`),
      get(`/api/score/getMatchList/${tid}`),
      this.#mails(),
    ]);
    const plan = new Map([...todo, ...budget].map((item) => [item.pid, item]));
    return {
      ...{ courts: board.courts, queue: board.queue, settings: [Object(settings.body)], admins, shifts },
      ...{
        paymentItems,
        plan: [...plan.values()],
        todoCategories,
        posts,
        people,
        volunteers,
        staff,
        players,
        matches: listed,
      },
      ...{ aux: board.aux, clipboards: board.clipboards },
      letters: letters.map(({ letter_id: id }) => ({ id, channel: 'email' })),
      pay: [...matches.flatMap(partsOf), ...pastAux.map((row) => ({ ...row, of: 'aux', posted: false }))],
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

  async #staff(): Promise<void> {
    const { ref_id } = this.#chance.one(this.crew);
    await this.#mia.browser.put(`/api/lastMatch/${this.#venue.tid}`, { ref_id });
  }

  async #player(): Promise<void> {
    const { players = [] } = await this.asOf();
    const [first] = players;
    if (first && this.#chance.share(0.4)) await this.#mia.browser.put('/api/score/removePlayer', first);
    else {
      const player = { tid: this.#venue.tid, name: `Player ${this.#chance.below(100_000)}` };
      expect((await this.#mia.browser.post('/api/score/addPlayer', player)).status).toBe(200);
    }
  }

  async #match(): Promise<void> {
    const { matches = [] } = await this.asOf();
    const [first] = matches;
    const time = `1${this.#chance.below(10)}:00`;
    const { browser } = this.#mia;
    if (!first || this.#chance.share(0.4)) {
      const match = { tid: this.#venue.tid, event: 'Open', number: `${matches.length}`, time };
      expect((await browser.post('/api/score/addListedMatch', match)).status).toBe(200);
    } else if (this.#chance.share(0.6))
      await browser.put(`/api/score/editListedMatch/${first.mid}`, { time });
    else await browser.delete(`/api/score/removeListedMatch/${first.mid}`);
  }

  /** A letter stands in its log once it is on its way. */
  async #letter(): Promise<void> {
    const { length } = await this.#mails();
    const { ref_id } = this.#chance.one(this.crew);
    const letter = { tid: this.#venue.tid, email: [{ ref_id }], subject: 'Rain', body: 'It begins later.' };
    expect((await this.#mia.browser.post('/api/email', letter)).status).toBe(200);
    await vi.waitUntil(async () => (await this.#mails()).length > length, { interval: 20, timeout: 10_000 });
  }

  async #mails(): Promise<Row[]> {
    const filter = encodeURIComponent(JSON.stringify({ tid: this.#venue.tid }));
    return rows(await this.#mia.browser.get(`/rest/emaillog?filter=${filter}&range=[0,99]`));
  }

  async #aux(): Promise<void> {
    const { tid } = this.#venue;
    const { aux, queue } = await this.#venue.board();
    const [first] = aux;
    if (first && this.#chance.share(0.5)) {
      await this.#mia.browser.put(`/api/finishAuxAssignment/${tid}`, {
        id: first.id,
        amount: 5,
        paid: false,
      });
      return;
    }
    const court_num = this.#chance.one([null, '1', '2']);
    const given = { ref_id: queue[0]?.ref_id, type: 'Match starter', court_num };
    await this.#mia.browser.post(`/api/addAuxAssignment/${tid}`, given);
  }

  async #clipboard(): Promise<void> {
    const { tid } = this.#venue;
    const { clipboards } = await this.#venue.board();
    const [first] = clipboards;
    if (first && this.#chance.share(0.5))
      await this.#mia.browser.put(`/api/removeClipboard/${tid}`, { id: first.id });
    else await this.#mia.browser.post(`/api/addClipboard/${tid}`, { court_num: 1 + this.#chance.below(3) });
  }

  async #pay(): Promise<void> {
    const matches = rows(await this.#mia.browser.get(`/api/getMatchesForReconciliation/${this.#venue.tid}`));
    if (matches.length === 0) return;
    const { id } = this.#chance.one(matches);
    const change = this.#chance.one([{ amount: this.#chance.below(90) }, { paid: this.#chance.share(0.5) }]);
    await this.#mia.browser.put('/api/updatePastMatch', { id, ...change });
  }

  async #auxPay(): Promise<void> {
    const past = rows(await this.#mia.browser.get(`/api/getAuxForReconciliation/${this.#venue.tid}`));
    if (past.length === 0) return;
    const { id } = this.#chance.one(past);
    await this.#mia.browser.put('/api/updatePastAuxAssignment', { id, amount: this.#chance.below(40) });
  }
}

const rows = ({ body }: { readonly body: unknown }): Row[] => (Array.isArray(body) ? body : []);

/** The lead's pay for a match, and the second's where there was one. */
function partsOf(match: Row): Row[] {
  const { id, ref_id, amount, paid, posted, second_ref_id } = match;
  const lead = { id, of: 'lead', ref_id, amount, paid, posted };
  const { second_amount, second_paid, posted_second } = match;
  const second = { amount: second_amount, paid: second_paid, posted: posted_second };
  return second_ref_id === null ? [lead] : [lead, { id, of: 'second', ref_id: second_ref_id, ...second }];
}
