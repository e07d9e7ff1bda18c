import { randomUUID } from 'node:crypto';
import type { BoardCommand } from '@courtcrew/domain/board/index.ts';
import type { PlanningCommand } from '@courtcrew/domain/planning/index.ts';
import { sectionOf } from '@courtcrew/domain/roster/index.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import type { AccessType, Section, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import { boardAggregate } from '../../src/board/index.ts';
import { payoutsAggregate } from '../../src/payouts/index.ts';
import { planning } from '../../src/planning/index.ts';
import { invoiceAggregate } from '../../src/reconciliation/index.ts';
import { rosterAggregate } from '../../src/roster/index.ts';
import { cardAggregate, matchesAggregate, playersAggregate } from '../../src/scoring/index.ts';
import { tournament } from '../../src/tournaments/index.ts';
import type { TestServer } from '../support/server.ts';
import { shown, signIn } from '../world/served.ts';
import { envelope, idIn, span, World } from '../world/world.ts';

/** Everybody the table of rights tells apart, seen from one tournament. */
export const ROLES = [
  'visitor',
  'referee',
  'trainer',
  'otherMaster',
  'flagless',
  'refereeDesk',
  'trainerDesk',
  'volunteerDesk',
  'captain',
  'auditor',
  'treasurer',
  'master',
  'platform',
  'demoted',
] as const;
export type Role = (typeof ROLES)[number];

const GIVEN: Partial<Record<Role, readonly AccessType[]>> = {
  flagless: [],
  refereeDesk: ['referee'],
  trainerDesk: ['line'],
  volunteerDesk: ['volunteer'],
  auditor: ['auditor'],
  treasurer: ['treasurer'],
  master: ['master'],
  demoted: ['master', 'referee', 'line', 'volunteer'],
};

/** Somebody with a shift in a tournament. */
export interface Stake {
  readonly tid: string;
  readonly ref_id: string;
  readonly sid: string;
  readonly shift_id: string;
  /** Id of the note the schedule's log has of it. */
  readonly note: string;
  /** A category of volunteers, and the entry of its captain. */
  readonly vcid: string;
  readonly captain: string;
  /** Rows of the board, by their kind. */
  readonly board: Readonly<
    Record<'status' | 'assignment' | 'notification' | 'contact' | 'match' | 'pay', string>
  >;
  readonly invoice: string;
  /** A prize of theirs, and what they are called as a payee. */
  readonly payouts: Readonly<Record<'item' | 'payee', string>>;
  /** Rows of the plan. */
  readonly plan: Readonly<Record<'item' | 'category' | 'detail', string>>;
  /** A player, a score card of a match, and a match of the draws. */
  readonly scores: Readonly<Record<'player' | 'scorecard' | 'listed match', string>>;
}

/** What a stake has besides a person's spot in a shift and a category of volunteers. */
export const PARTS = ['board', 'payouts', 'plan', 'invoice', 'scores'] as const;
export type Part = (typeof PARTS)[number];

/** Somebody by what nobody else has: where one of these stands, it tells of them. */
export interface Member extends Stake {
  readonly traces: readonly string[];
}

function tracesOf(ref_id: string) {
  const digits = String(Number.parseInt(ref_id.slice(0, 8), 16) % 10_000_000).padStart(7, '0');
  const word = `Z${ref_id.slice(0, 8)}`;
  return {
    ref_id,
    last: word,
    email: `${ref_id}@example.org`,
    phone: `801${digits}`,
    address: `${word} Street`,
  };
}

const MATCH = {
  ...{ event: 'Open', round: 'Final', number: '1', date: null, time: '', court: '' },
  ...{ t1p2: null, t2p2: null },
};
const CONTACT = { name: 'Cora Coordinator', email: 'cora@example.org', phone: '9195550123' };

const PLAN = planOf({ category: 'Chair Umpire', spots: 5, ...span(Date.UTC(2031, 2, 7, 8), 2) });

/** People of every role, two tournaments, and rows to lay hands on. */
export class Company {
  readonly #server: TestServer;
  readonly #world: World;
  readonly #cookies = new Map<Role, string>();
  readonly refs: Readonly<Record<Exclude<Role, 'visitor'>, string>>;
  /** Ids of the tournament the roles are about, and of another one. */
  readonly home: string;
  readonly away: string;

  private constructor(server: TestServer, world: World, parts: Pick<Company, 'refs' | 'home' | 'away'>) {
    this.#server = server;
    this.#world = world;
    this.refs = parts.refs;
    this.home = parts.home;
    this.away = parts.away;
  }

  static async gather(server: TestServer): Promise<Company> {
    const world = new World(server.core.execute);
    const [{ tid: home }, { tid: away }] = [await world.tournament(), await world.tournament()];
    const roles = ROLES.filter((role) => role !== 'visitor');
    const ids = await world.people(roles.length);
    const refs = Object.fromEntries(roles.map((role, index) => [role, ids[index] ?? ''])) as Company['refs'];
    const company = new Company(server, world, { refs, home, away });
    await company.#appoint();
    return company;
  }

  async #appoint(): Promise<void> {
    const world = this.#world;
    for (const [role, given] of Object.entries(GIVEN))
      await world.appoint(this.home, this.refs[role as keyof Company['refs']], ...given);
    await world.done(tournament, this.home, { type: 'RemoveAdmin', ref_id: this.refs.demoted });
    await world.appoint(this.away, this.refs.otherMaster, 'master');
    await world.courts(this.home, 3);
    const edit = (tid: string, changes: Partial<TournamentFields>, coordinators = {}) =>
      world.done(tournament, tid, { type: 'EditTournament', changes, coordinators });
    const shows = { payout: true, score_reporting: true, public_scores: true };
    for (const tid of [this.home, this.away]) await edit(tid, shows);
    await edit(this.home, {}, { referee: CONTACT });
    await world.promote(this.refs.platform);
    await this.#category(this.home, this.refs.captain);
    await shown(this.#server);
  }

  /** A category of volunteers with a captain. */
  async #category(tid: string, ref_id: string): Promise<Pick<Stake, 'vcid' | 'captain'>> {
    const vcid = await this.#world.category(tid, `Ushers ${randomUUID()}`);
    return { vcid, captain: await this.#world.captain(tid, vcid, ref_id) };
  }

  /** A match the person has refereed, on a court that is free again. */
  async #played(tid: string, ref_id: string): Promise<string> {
    const court = { court: 3, court_num: '3' };
    const assign = { type: 'AssignCourt', ...court, ref_id, second_ref_id: null, medal: 'none' } as const;
    const begun = await this.#world.done(boardAggregate, tid, assign);
    const id = begun.events.flatMap(({ data }) => ('match' in data ? [data.match.id] : []))[0] ?? '';
    const by = { by: 'desk', paid: false, second_paid: false, aux: [], pay: {} } as const;
    await this.#world.done(boardAggregate, tid, { type: 'FinishMatch', ...court, id, ...by });
    return id;
  }

  /** The person checked in and at work beside a court, a call of theirs, and somebody who is texted about it. */
  async #onBoard(tid: string, ref_id: string): Promise<Stake['board']> {
    const send = async (command: BoardCommand, field: 'status_id' | 'id' | 'nid') =>
      idIn(await this.#world.done(boardAggregate, tid, command), field);
    const court = { court: 1, court_num: '1' };
    const flags = { second_call: false, medical: false, td: false, desk: false, head_referee: false };
    const work = { aux_type: 'Runner', name: '', court: null, note: null };
    const call = { notification: 'medical', message: '', called_at: null } as const;
    const contact = { name: 'Connie', phone: '18015550123', active: false };
    const status = await send({ type: 'CheckIn', ref_id, queues: true }, 'status_id');
    const match = await this.#played(tid, ref_id);
    return {
      status,
      match,
      pay: match,
      assignment: await send({ type: 'AssignAux', ref_id, ...work }, 'id'),
      notification: await send({ type: 'RaiseNotification', ref_id, ...court, ...call }, 'nid'),
      contact: await send({ type: 'AddContact', contact: { ...contact, ...flags } }, 'id'),
    };
  }

  /** Something the person has won. */
  async #prize(tid: string, ref_id: string): Promise<Stake['payouts']> {
    const prize = { ref_id, event: 'Mixed', place: '1', amount: 5_000 };
    const add = { type: 'AddItems', items: [prize] } as const;
    const won = await this.#world.done(payoutsAggregate, tid, add);
    return { item: idIn(won, 'pid'), payee: idIn(won, 'id') };
  }

  /** An item of both lists with a step. */
  async #plan(tid: string): Promise<Stake['plan']> {
    const send = async (command: PlanningCommand, field: 'cid' | 'pid' | 'pdid') =>
      idIn(await this.#world.done(planning, tid, command), field);
    const category = await send({ type: 'AddTodoCategory', category: randomUUID() }, 'cid');
    const todo = { todo: true, todo_title: 'Order', todoCategory: category };
    const fields = { ...todo, budget: true, budget_title: 'Lunches', category_id: 3 } as const;
    const item = await send({ type: 'AddItem', fields }, 'pid');
    const detail = await send({ type: 'AddDetail', pid: item, title: 'Ask', note: '' }, 'pdid');
    return { item, category, detail };
  }

  /** Two players and the score card of their match. */
  async #onScores(tid: string): Promise<Stake['scores']> {
    const add = async (name: string) => {
      const players = [{ name, club: '', phone: '8015550123' }];
      return idIn(
        await this.#world.done(playersAggregate, tid, { type: 'AddPlayers', players, confirm: true }),
        'pid',
      );
    };
    const [t1p1, t2p1, scorecard] = [await add('Paula Player'), await add('Rita Player'), randomUUID()];
    const format = { match_type: '1 to 15', gold: false, court_num: '1', sysid: '', match_id: '' } as const;
    const open = { type: 'OpenCard', tid, t1p1, t1p2: null, t2p1, t2p2: null, ...format } as const;
    await this.#world.done(cardAggregate, scorecard, open);
    const fields = { ...MATCH, t1p1, t2p1 };
    const match = await this.#world.done(matchesAggregate, tid, { type: 'AddListedMatch', fields });
    return { player: t1p1, scorecard, 'listed match': idIn(match, 'mid') };
  }

  /** A spot in a new shift, for somebody who is a volunteer as well. */
  async #signup(tid: string, ref_id: string): Promise<Pick<Stake, 'sid' | 'shift_id'>> {
    const [sid = ''] = await this.#world.shifts(tid, PLAN);
    const shift_id = await this.#world.seat(tid, { sid, ref_id }, envelope(ref_id));
    await this.#world.staff(tid, [ref_id], 'volunteer');
    return { sid, shift_id };
  }

  async #bill(tid: string, ref_id: string): Promise<string> {
    const bill = { type: 'MakeInvoices', tid, people: [ref_id] } as const;
    return idIn(await this.#world.done(invoiceAggregate, tid, bill), 'id');
  }

  /**
   * Somebody new with a spot in a new shift of the tournament, to whom a test may do anything. Ids of parts that were not
   * asked for are those of nothing.
   */
  async stakeIn(tid: string, parts: readonly Part[] = PARTS): Promise<Stake> {
    const [ref_id = ''] = await this.#world.people(1);
    // The board keeps nobody who is not on the staff.
    const signup = await this.#signup(tid, ref_id);
    const none = noRows();
    const has = (part: Part) => parts.includes(part);
    const [category, board, payouts, plan, invoice, scores] = await Promise.all([
      this.#category(tid, ref_id),
      has('board') ? this.#onBoard(tid, ref_id) : none.board,
      has('payouts') ? this.#prize(tid, ref_id) : none.payouts,
      has('plan') ? this.#plan(tid) : none.plan,
      has('invoice') ? this.#bill(tid, ref_id) : none.invoice,
      has('scores') ? this.#onScores(tid) : none.scores,
    ]);
    await shown(this.#server);
    const note = await this.#noteOf(ref_id);
    return { tid, ref_id, note, board, invoice, payouts, plan, scores, ...signup, ...category };
  }

  /**
   * Somebody who works at home in one section and in no other, by their own doing; found by what only they have:
   * their last name, address and numbers.
   */
  async memberOf(section: Section): Promise<Member> {
    const [ref_id = ''] = await this.#world.people(1);
    const traces = tracesOf(ref_id);
    const world = this.#world;
    const details = { last: traces.last, phone: traces.phone, address: traces.address };
    const edit = { type: 'EditProfile', details, choices: {}, fresh: true } as const;
    await world.done(personAggregate, ref_id, edit, envelope(ref_id));
    const { vcid, captain } = await this.#category(this.home, this.refs.captain);
    const category = { referee: 'Chair Umpire', line: 'Athletic Trainer', volunteer: vcid }[section];
    const kind = section === 'volunteer' ? 'volunteer' : 'official';
    const [sid = ''] = await world.shifts(this.home, { ...PLAN, kind, category });
    const by = envelope(ref_id);
    const seat = { sid, ref_id };
    const shift_id =
      section === 'volunteer'
        ? await world.register(this.home, seat, by)
        : await world.seat(this.home, seat, by);
    const checkIn = { type: 'CheckIn', ref_id, queues: section === 'referee' } as const;
    const status =
      section === 'volunteer'
        ? noId()
        : idIn(await world.done(boardAggregate, this.home, checkIn), 'status_id');
    await shown(this.#server);
    const none = noRows();
    const rows = { ...none, shift_id, note: await this.#noteOf(ref_id), board: { ...none.board, status } };
    return { tid: this.home, ref_id, sid, vcid, captain, traces: Object.values(traces), ...rows };
  }

  async #noteOf(ref_id: string): Promise<string> {
    const noted = 'select id from audit.notes where ref_id = $1';
    const { rows } = await this.#server.core.pool.query<{ id: string }>(noted, [ref_id]);
    return rows[0]?.id ?? '';
  }

  /** Whether the member still sits where they sat, and the section they belong to with that. */
  async standing({ ref_id, shift_id }: Member): Promise<{ seated: boolean; section: Section | undefined }> {
    const { people, shifts } = await this.#server.core.bus.peek(rosterAggregate, this.home);
    const row = people.get(ref_id)?.rows.find((one) => one.shift_id === shift_id);
    const plan = row && shifts.get(row.sid)?.plan;
    return { seated: row?.waitlist === false, section: plan && sectionOf(plan) };
  }

  /** Everything the log holds that this person did to that one, or to that shift. */
  async doneBy(role: Role, { ref_id, sid }: Pick<Stake, 'ref_id' | 'sid'>): Promise<string[]> {
    if (role === 'visitor') return [];
    const { rows } = await this.#server.core.pool.query<{ type: string }>(
      `select type from log.events where meta->'actor'->>'ref' = $1 and (data->>'ref_id' = $2 or data->>'sid' = $3)`,
      [this.refs[role], ref_id, sid],
    );
    return rows.map(({ type }) => type);
  }

  /** The cookie of a new session of theirs; a visitor has none. */
  async cookieOf(role: Role): Promise<string> {
    if (role === 'visitor') return '';
    return (await signIn(this.#server, this.refs[role])).cookie;
  }

  /** The cookie of a session of theirs, the same until `renewSessions`. */
  async keptCookieOf(role: Role): Promise<string> {
    const cookie = this.#cookies.get(role) ?? (await this.cookieOf(role));
    this.#cookies.set(role, cookie);
    return cookie;
  }

  /** Kept sessions are new ones from now on: a call that did something may have ended some. */
  renewSessions(): void {
    this.#cookies.clear();
  }
}

/** An id that nothing has. */
export const noId = (): string => randomUUID();

const noRows = (): Pick<Stake, Part> => ({
  board: {
    status: noId(),
    assignment: noId(),
    notification: noId(),
    contact: noId(),
    match: noId(),
    pay: noId(),
  },
  payouts: { item: noId(), payee: noId() },
  plan: { item: noId(), category: noId(), detail: noId() },
  invoice: noId(),
  scores: { player: noId(), scorecard: noId(), 'listed match': noId() },
});
