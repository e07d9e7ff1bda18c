import { boardAggregate, dataOf } from '@courtcrew/backend/board/index.ts';
import type { Done } from '@courtcrew/backend/kernel/runtime/aggregate.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import { tournament } from '@courtcrew/backend/tournaments/index.ts';
import {
  type BoardCommand,
  type BoardEvent,
  FLAG_OF,
  NOTIFICATION_TYPES,
  type NotificationType,
  payFactsOf,
} from '@courtcrew/domain/board/index.ts';
import { NEW_TOURNAMENT } from '@courtcrew/domain/tournaments/index.ts';
import { type Cast, HEADCOUNT } from '../cast.ts';
import { type Demo, type Doing, deskDoing, ownDoing } from '../demo.ts';
import { somebody } from '../names.ts';
import type { DemoTournament } from '../tournaments.ts';
import { commandOf, type Known, needs } from './commands.ts';
import { dayAtTheCourts } from './day.ts';
import { type Floor, floorAfter, untilFullSwing } from './floor.ts';
import { todayAt } from './hours.ts';
import { payingOf } from './paying.ts';
import type { Step } from './steps.ts';

/** Days before the first load on which the courts were named. */
const NAMED = 5;
const SHOW_COURTS = [
  { name: 'CC', description: 'Championship court', color: '#B8860B' },
  { name: 'GS', description: 'Grandstand', color: '#7A3E9D' },
];

interface Contact {
  readonly name: string;
  readonly active: boolean;
  readonly about: readonly NotificationType[];
}

const CONTACTS: readonly Contact[] = [
  { name: 'Desk lead', active: true, about: ['2nd', 'desk'] },
  { name: 'Tournament director', active: true, about: ['td', 'medical'] },
  { name: 'Head referee', active: true, about: ['head ref'] },
  { name: 'First aid tent', active: true, about: ['medical'] },
  { name: 'Night shift', active: false, about: ['desk', 'medical'] },
];

/** Calls nobody has confirmed yet, by how many minutes ago they came. */
const OPEN_CALLS = [
  { ago: 3, type: '2nd', message: 'Second team is still missing.' },
  { ago: 1, type: 'medical', message: 'Cramp in the calf, please bring ice.' },
] as const;

/** The day of every tournament that is played today, from the first check-in to the instant of the first load. */
export async function playToday(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  await Promise.all(
    tournaments.map((where) => where.matchesToday && play(demo, cast, where, where.matchesToday)),
  );
}

async function play(demo: Demo, cast: Cast, where: DemoTournament, matches: number): Promise<void> {
  const today = todayAt(where, cast, demo.begun);
  if (!today) return;
  const courts = Array.from(
    { length: where.courts },
    (_, index) => SHOW_COURTS[index]?.name ?? `${index + 1}`,
  );
  const board = new BoardLoader(demo, cast, where, courts);
  await board.prepare(today.from);
  const soFar = dayAtTheCourts({ ...today, courts, matches }).filter(({ at }) => at <= demo.begun);
  const steps = untilFullSwing(soFar, courts.length);
  await board.carryOut(steps);
  await board.payWhatIsOver();
  await board.leaveOpen(floorAfter(steps));
}

class BoardLoader {
  readonly #demo: Demo;
  readonly #where: DemoTournament;
  readonly #desk: string;
  readonly #known: Known;
  readonly #done = new Map<number, Done<BoardEvent>>();

  constructor(demo: Demo, { staff, crews }: Cast, where: DemoTournament, courts: readonly string[]) {
    const amounts = { ...NEW_TOURNAMENT, ...where.fields };
    const crew = where.staffing ? crews[where.staffing.crew] : { referees: [], chairs: [] };
    this.#demo = demo;
    this.#where = where;
    this.#desk = staff.refereeDesk.ref_id;
    this.#known = {
      desk: this.#desk,
      court: (court_num) => ({ court: courts.indexOf(court_num) + 1, court_num }),
      pay: Object.fromEntries(
        [...crew.referees, ...crew.chairs].map(({ ref_id, credentials }) => [
          ref_id,
          payFactsOf(credentials, amounts),
        ]),
      ),
      done: (number) => {
        const done = this.#done.get(number);
        if (!done) throw new Error(`step ${number} of the day has not been carried out`);
        return done;
      },
    };
  }

  /** Courts with names, and people who are texted about calls. */
  async prepare(at: string): Promise<void> {
    const { key, tid } = this.#where;
    const before = deskDoing(this.#desk, this.#demo.daysBefore(NAMED));
    for (const [index, { name, description, color }] of SHOW_COURTS.entries()) {
      const court = index + 1;
      const look = (step: string) => `${key}/court/${court}/${step}`;
      await this.#demo.send(look('name'), before, tournament, tid, {
        type: 'EditCourt',
        court,
        changes: { name },
        seen: {},
      });
      await this.#demo.send(look('text'), before, tournament, tid, {
        type: 'EditCourt',
        court,
        changes: { description },
        seen: {},
      });
      await this.#demo.send(look('color'), before, tournament, tid, {
        type: 'EditCourt',
        court,
        changes: { color },
        seen: {},
      });
    }
    await Promise.all(
      CONTACTS.map(({ name, active, about }, index) =>
        this.#send(`contact/${index}`, deskDoing(this.#desk, at), {
          type: 'AddContact',
          contact: {
            ...{ name, phone: `1${somebody(2 * HEADCOUNT + index).phone}`, active },
            ...flagsOf(about),
          },
        }),
      ),
    );
  }

  /**
   * Sends steps in their order, many before the first answer: the stream decides them one after another. One that
   * is about an earlier step's row waits for that step alone.
   */
  async carryOut(steps: readonly Step[]): Promise<void> {
    const underWay = new Map<number, Promise<void>>();
    for (const step of steps) {
      for (const number of needs(step)) await underWay.get(number);
      const done = this.#carryOut(step);
      // What fails is thrown below; until then nobody may be waiting for it.
      done.catch(() => undefined);
      underWay.set(step.number, done);
    }
    await Promise.all(underWay.values());
  }

  /** The desk has paid and posted what it came to, and something else than estimated here and there. */
  async payWhatIsOver(): Promise<void> {
    const finished = [...this.#done]
      .sort(([one], [other]) => one - other)
      .flatMap(([, { events }]) => dataOf(events, 'MatchFinished') ?? []);
    const doing = deskDoing(this.#desk, this.#demo.begun);
    for (const [index, command] of payingOf(finished).entries())
      await this.#send(`pay/${index}`, doing, command);
  }

  /** Somebody waits for the desk's answer, and two in the queue want to go home after one more match. */
  async leaveOpen({ monitors, queue }: Floor): Promise<void> {
    const watched = [...monitors];
    for (const [index, { ago, type: notification, message }] of OPEN_CALLS.entries()) {
      const [court_num, ref_id] = watched[index * 5] ?? [];
      if (court_num === undefined || ref_id === undefined) continue;
      const at = this.#demo.daysBefore(0, -ago);
      await this.#send(`open-call/${index}`, ownDoing(ref_id, at), {
        type: 'RaiseNotification',
        ...this.#known.court(court_num),
        notification,
        message,
        ref_id,
        called_at: at,
      });
    }
    const { key, tid } = this.#where;
    for (const ref_id of queue.slice(2, 4)) {
      const doing = deskDoing(this.#desk, this.#demo.begun);
      const last = { type: 'ToggleLastMatch', ref_id } as const;
      await this.#demo.send(`${key}/last-match/${ref_id}`, doing, rosterAggregate, tid, last);
    }
  }

  async #carryOut(step: Step): Promise<void> {
    const doing = step.by === null ? deskDoing(this.#desk, step.at) : ownDoing(step.by, step.at);
    this.#done.set(step.number, await this.#send(`step/${step.number}`, doing, commandOf(step, this.#known)));
  }

  #send(step: string, doing: Doing, command: BoardCommand): Promise<Done<BoardEvent>> {
    const { key, tid } = this.#where;
    return this.#demo.send(`${key}/board/${step}`, doing, boardAggregate, tid, command);
  }
}

function flagsOf(about: readonly NotificationType[]) {
  const flags = { second_call: false, medical: false, td: false, desk: false, head_referee: false };
  for (const type of NOTIFICATION_TYPES) flags[FLAG_OF[type]] = about.includes(type);
  return flags;
}
