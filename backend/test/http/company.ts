import { randomUUID } from 'node:crypto';
import type { BoardCommand } from '@courtcrew/domain/board/index.ts';
import type { PlanningCommand } from '@courtcrew/domain/planning/index.ts';
import { type ShiftPlan, sectionOf } from '@courtcrew/domain/roster/index.ts';
import type { AccessType, Section, TournamentCommand } from '@courtcrew/domain/tournaments/index.ts';
import { envelope, OPEN, Season } from '../../bench/season.ts';
import { personAggregate } from '../../src/accounts/index.ts';
import { READ_MODELS } from '../../src/areas.ts';
import { boardAggregate } from '../../src/board/index.ts';
import type { Outcome } from '../../src/kernel/runtime/aggregate.ts';
import { payoutsAggregate } from '../../src/payouts/index.ts';
import { planning } from '../../src/planning/index.ts';
import { invoiceAggregate } from '../../src/reconciliation/index.ts';
import { rosterAggregate } from '../../src/roster/index.ts';
import { cardAggregate, playersAggregate } from '../../src/scoring/index.ts';
import { tournament } from '../../src/tournaments/index.ts';
import type { WholeServer } from '../support/wholeServer.ts';

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
  /** A player, and a score card of a match. */
  readonly scores: Readonly<Record<'player' | 'scorecard', string>>;
}

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

const CONTACT = { name: 'Cora Coordinator', email: 'cora@example.org', phone: '9195550123' };

const PLAN: ShiftPlan = {
  kind: 'official',
  category: 'Chair Umpire',
  name: 'Wave',
  description: '',
  start: '2031-03-07T08:00:00.000Z',
  end: '2031-03-07T10:00:00.000Z',
  spots: 5,
  wait_spots: null,
  needs: null,
  wait_needs: null,
  color: '#009CAE',
  pre_reg: false,
  signature_required: false,
};

/** The id an event of the outcome brought. */
function idIn(
  outcome: Outcome,
  field: 'sid' | 'shift_id' | 'vcid' | 'id' | 'status_id' | 'nid' | 'pid' | 'cid' | 'pdid',
): string {
  if (outcome.refused) throw new Error(outcome.text);
  for (const { data } of outcome.events) {
    const id = Object.getOwnPropertyDescriptor(data, field)?.value;
    if (typeof id === 'string') return id;
  }
  throw new Error(`no ${field}`);
}

/** People of every role, two tournaments, and rows to lay hands on. */
export class Company {
  readonly #server: WholeServer;
  readonly #season: Season;
  readonly refs: Readonly<Record<Exclude<Role, 'visitor'>, string>>;
  /** Ids of the tournament the roles are about, and of another one. */
  readonly home: string;
  readonly away: string;

  private constructor(server: WholeServer, season: Season, parts: Pick<Company, 'refs' | 'home' | 'away'>) {
    this.#server = server;
    this.#season = season;
    this.refs = parts.refs;
    this.home = parts.home;
    this.away = parts.away;
  }

  static async gather(server: WholeServer): Promise<Company> {
    const season = new Season(server.core.bus);
    const [{ tid: home }, { tid: away }] = [await season.tournament([]), await season.tournament([])];
    const roles = ROLES.filter((role) => role !== 'visitor');
    const ids = await season.people(roles.length);
    const refs = Object.fromEntries(roles.map((role, index) => [role, ids[index] ?? ''])) as Company['refs'];
    const company = new Company(server, season, { refs, home, away });
    await company.#appoint();
    return company;
  }

  async #appoint(): Promise<void> {
    const { bus } = this.#server.core;
    const send = (tid: string, command: TournamentCommand) =>
      bus.execute(tournament, tid, command, envelope());
    for (const [role, given] of Object.entries(GIVEN)) {
      const ref_id = this.refs[role as keyof Company['refs']];
      await send(this.home, { type: 'AddAdmin', ref_id });
      for (const access of given) await send(this.home, { type: 'ChangeAdminAccess', ref_id, access });
    }
    await send(this.home, { type: 'RemoveAdmin', ref_id: this.refs.demoted });
    const ref_id = this.refs.otherMaster;
    await send(this.away, { type: 'AddAdmin', ref_id });
    await send(this.away, { type: 'ChangeAdminAccess', ref_id, access: 'master' });
    await send(this.home, { type: 'AddCourts', count: 3 });
    const changes = { payout: true, score_reporting: true, public_scores: true };
    for (const tid of [this.home, this.away]) await send(tid, { type: 'EditTournament', changes });
    await send(this.home, { type: 'EditTournament', changes: {}, coordinators: { referee: CONTACT } });
    await bus.execute(personAggregate, this.refs.platform, { type: 'GrantPlatformAdmin' }, envelope());
    await this.#category(this.home, this.refs.captain);
    await this.#shown();
  }

  /** A category of volunteers with a captain. */
  async #category(tid: string, ref_id: string): Promise<Pick<Stake, 'vcid' | 'captain'>> {
    const { bus } = this.#server.core;
    const plan = { name: `Ushers ${randomUUID()}`, description: '', court_monitor: false, show: true };
    const add = { type: 'AddCategory', plan } as const;
    const vcid = idIn(await bus.execute(rosterAggregate, tid, add, envelope()), 'vcid');
    const name = { type: 'AddCaptain', vcid, ref_id } as const;
    return { vcid, captain: idIn(await bus.execute(rosterAggregate, tid, name, envelope()), 'id') };
  }

  /** A match the person has refereed, on a court that is free again. */
  async #played(tid: string, ref_id: string): Promise<string> {
    const { bus } = this.#server.core;
    const court = { court: 3, court_num: '3' };
    const assign = { type: 'AssignCourt', ...court, ref_id, second_ref_id: null, medal: 'none' } as const;
    const begun = await bus.execute(boardAggregate, tid, assign, envelope());
    if (begun.refused) throw new Error(begun.text);
    const id = begun.events.flatMap(({ data }) => ('match' in data ? [data.match.id] : []))[0] ?? '';
    const by = { by: 'desk', paid: false, second_paid: false, aux: [], pay: {} } as const;
    await bus.execute(boardAggregate, tid, { type: 'FinishMatch', ...court, id, ...by }, envelope());
    return id;
  }

  /** The person checked in and at work beside a court, a call of theirs, and somebody who is texted about it. */
  async #onBoard(tid: string, ref_id: string): Promise<Stake['board']> {
    const send = async (command: BoardCommand, field: 'status_id' | 'id' | 'nid') =>
      idIn(await this.#server.core.bus.execute(boardAggregate, tid, command, envelope()), field);
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
      contact: await send({ type: 'AddContact', ...contact, flags }, 'id'),
    };
  }

  /** Something the person has won. */
  async #prize(tid: string, ref_id: string): Promise<Stake['payouts']> {
    const prize = { ref_id, event: 'Mixed', place: '1', amount: 5_000 };
    const add = { type: 'AddItems', items: [prize] } as const;
    const won = await this.#server.core.bus.execute(payoutsAggregate, tid, add, envelope());
    return { item: idIn(won, 'pid'), payee: idIn(won, 'id') };
  }

  /** An item of both lists with a step. */
  async #plan(tid: string): Promise<Stake['plan']> {
    const send = async (command: PlanningCommand, field: 'cid' | 'pid' | 'pdid') =>
      idIn(await this.#server.core.bus.execute(planning, tid, command, envelope()), field);
    const category = await send({ type: 'AddTodoCategory', category: randomUUID() }, 'cid');
    const todo = { todo: true, todo_title: 'Order', todoCategory: category };
    const fields = { ...todo, budget: true, budget_title: 'Lunches', category_id: 3 } as const;
    const item = await send({ type: 'AddItem', fields }, 'pid');
    const detail = await send({ type: 'AddDetail', pid: item, title: 'Ask', note: '' }, 'pdid');
    return { item, category, detail };
  }

  /** Two players and the score card of their match. */
  async #onScores(tid: string): Promise<Stake['scores']> {
    const { bus } = this.#server.core;
    const add = async (name: string) => {
      const players = [{ name, club: '', phone: '8015550123' }];
      return idIn(
        await bus.execute(playersAggregate, tid, { type: 'AddPlayers', players }, envelope()),
        'pid',
      );
    };
    const [t1p1, t2p1, scorecard] = [await add('Paula Player'), await add('Rita Player'), randomUUID()];
    const format = { match_type: '1 to 15', gold: false, court_num: '1', sysid: '', match_id: '' } as const;
    const open = { type: 'OpenCard', tid, t1p1, t1p2: null, t2p1, t2p2: null, ...format } as const;
    await bus.execute(cardAggregate, scorecard, open, envelope());
    return { player: t1p1, scorecard };
  }

  /** A spot in a new shift, for somebody who is a volunteer as well. */
  async #signup(tid: string, ref_id: string): Promise<Pick<Stake, 'sid' | 'shift_id'>> {
    const { bus } = this.#server.core;
    const add = { type: 'AddShifts', plans: [PLAN], repeat: 0, zone: 'UTC' } as const;
    const sid = idIn(await bus.execute(rosterAggregate, tid, add, envelope()), 'sid');
    const take = { type: 'TakeSpot', sid, ref_id, credentials: '', by: 'desk', tournament: OPEN } as const;
    const shift_id = idIn(await bus.execute(rosterAggregate, tid, take, envelope(ref_id)), 'shift_id');
    const volunteer = { type: 'AddStaff', people: [{ ref_id, role: 'volunteer' }] } as const;
    await bus.execute(rosterAggregate, tid, volunteer, envelope());
    return { sid, shift_id };
  }

  async #bill(tid: string, ref_id: string): Promise<string> {
    const bill = { type: 'MakeInvoices', tid, people: [ref_id] } as const;
    return idIn(await this.#server.core.bus.execute(invoiceAggregate, tid, bill, envelope()), 'id');
  }

  /** Somebody new with a spot in a new shift of the tournament, to whom a test may do anything. */
  async stakeIn(tid: string): Promise<Stake> {
    const [ref_id = ''] = await this.#season.people(1);
    const [signup, category, board, payouts, plan, invoice, scores] = await Promise.all([
      this.#signup(tid, ref_id),
      this.#category(tid, ref_id),
      this.#onBoard(tid, ref_id),
      this.#prize(tid, ref_id),
      this.#plan(tid),
      this.#bill(tid, ref_id),
      this.#onScores(tid),
    ]);
    await this.#shown();
    const note = await this.#noteOf(ref_id);
    return { tid, ref_id, note, board, invoice, payouts, plan, scores, ...signup, ...category };
  }

  /**
   * Somebody who works at home in one section and in no other, by their own doing; found by what only they have:
   * their last name, address and numbers.
   */
  async memberOf(section: Section): Promise<Member> {
    const [ref_id = ''] = await this.#season.people(1);
    const traces = tracesOf(ref_id);
    const { bus } = this.#server.core;
    const details = { last: traces.last, phone: traces.phone, address: traces.address };
    const edit = { type: 'EditProfile', details, choices: {}, fresh: true } as const;
    const edited = await bus.execute(personAggregate, ref_id, edit, envelope(ref_id));
    if (edited.refused) throw new Error(edited.text);
    const { vcid, captain } = await this.#category(this.home, this.refs.captain);
    const category = { referee: 'Chair Umpire', line: 'Athletic Trainer', volunteer: vcid }[section];
    const kind = section === 'volunteer' ? 'volunteer' : 'official';
    const add = { type: 'AddShifts', plans: [{ ...PLAN, kind, category }], repeat: 0, zone: 'UTC' } as const;
    const sid = idIn(await bus.execute(rosterAggregate, this.home, add, envelope()), 'sid');
    const wish = { sid, ref_id, credentials: '', by: 'desk', tournament: OPEN } as const;
    const take = { type: 'TakeSpot', ...wish } as const;
    const register = { type: 'RegisterVolunteer', waitlist: false, ...wish } as const;
    const command = section === 'volunteer' ? register : take;
    const seated = await bus.execute(rosterAggregate, this.home, command, envelope(ref_id));
    const queues = section === 'referee';
    const checkIn = { type: 'CheckIn', ref_id, queues } as const;
    const status =
      section === 'volunteer'
        ? noId()
        : idIn(await bus.execute(boardAggregate, this.home, checkIn, envelope()), 'status_id');
    await this.#shown();
    const none = { assignment: noId(), notification: noId(), contact: noId(), match: noId(), pay: noId() };
    const rows = {
      shift_id: idIn(seated, 'shift_id'),
      note: await this.#noteOf(ref_id),
      board: { status, ...none },
      invoice: noId(),
      payouts: { item: noId(), payee: noId() },
      plan: { item: noId(), category: noId(), detail: noId() },
      scores: { player: noId(), scorecard: noId() },
    };
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
    const ref_id = this.refs[role];
    const { id: jti } = await this.#server.product.identity.sessions.start(ref_id, 'Test');
    const exp = Math.floor(Date.now() / 1_000) + 3_600;
    return `courtcrew=${this.#server.app.jwt.sign({ sub: ref_id, jti, exp })}`;
  }

  async #shown(): Promise<void> {
    const { projections, store } = this.#server.core;
    const names = READ_MODELS.map(({ name }) => name);
    await projections.settled(names, await store.head(), 30_000);
  }
}

/** An id that nothing has. */
export const noId = (): string => randomUUID();
