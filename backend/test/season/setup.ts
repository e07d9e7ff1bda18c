import type { Person } from '../world/served.ts';
import { accountLane } from './accounts.ts';
import { boardLane } from './board.ts';
import { callLane } from './calls.ts';
import { cardLane } from './cards.ts';
import { type Chance, dollars } from './chance.ts';
import type { Client } from './client.ts';
import { letterLane } from './letters.ts';
import { planLane } from './plans.ts';
import { platformLane } from './platform.ts';
import { prizeLane } from './prizes.ts';
import { rosterLane, type Shift } from './roster.ts';
import { type AnyLane, type Asked, lane } from './step.ts';

export interface Cast {
  readonly platform: Person;
  /** Everybody else, as many to each tournament. */
  readonly people: readonly Person[];
  readonly tournaments: number;
}

const COURTS = 6;
/** Courts that are renamed while the others are played on. */
const RENAMED = [COURTS + 1, COURTS + 2, COURTS + 3];
const PLAYERS = 6;
/** How a tournament's people share its work: the rest signs up for shifts. */
const REFEREES = 0.25;
const PAYEES = 0.1;

/** Sets everything up by calls, as a platform admin and the desks do, and answers who then goes on. */
export class Setup {
  readonly #client: Client;
  readonly #chance: Chance;
  readonly #cast: Cast;
  /** Whoever asks questions: people whom nobody forgets meanwhile. */
  readonly #askers: Person[] = [];

  constructor(client: Client, chance: Chance, cast: Cast) {
    this.#client = client;
    this.#chance = chance;
    this.#cast = cast;
  }

  async lanes(): Promise<AnyLane[]> {
    const { people, tournaments, platform } = this.#cast;
    const share = Math.floor(people.length / tournaments);
    const pairs = await Promise.all(
      Array.from({ length: tournaments / 2 }, (_, pair) =>
        this.#pair(
          pair,
          [0, 1].map((which) => people.slice((2 * pair + which) * share, (2 * pair + which + 1) * share)),
        ),
      ),
    );
    const eid = await this.#rankingEvent();
    return [...pairs.flat(), lane(platformLane(platform, this.#askers, eid)), lane(accountLane())];
  }

  async #pressed(
    by: Person,
    method: Asked['method'],
    path: string,
    body: object,
    field = 'message',
  ): Promise<string> {
    const answer = await this.#client.send({ by, method, path, body }, this.#chance);
    const found = answer.body[field];
    if (answer.status !== 200 || typeof found !== 'string')
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return found;
  }

  /** Two tournaments at the same hours; no other is at theirs. */
  async #pair(pair: number, crews: readonly (readonly Person[])[]): Promise<AnyLane[]> {
    const day = new Date(Date.UTC(2031, 0, 1 + 5 * pair)).toISOString().slice(0, 10);
    const [month, date] = [day.slice(5, 7), day.slice(8)];
    const at = `${month}/${date}/${day.slice(0, 4)}`;
    const lanes: AnyLane[] = [];
    const shifts: Shift[] = [];
    const signing: Person[] = [];
    let first: Person | undefined;
    for (const [desk, ...crew] of crews) {
      if (!desk) throw new Error('nobody runs the tournament');
      const rates = { lead: this.#chance.cents(9_000), second: this.#chance.cents(4_000) };
      const tid = await this.#tournament(at, desk, rates, first);
      first ??= desk;
      shifts.push(...(await this.#shifts(tid, at, desk)));
      const referees = crew.slice(0, Math.max(4, Math.floor(crew.length * REFEREES)));
      const payees = crew.slice(
        referees.length,
        referees.length + Math.max(3, Math.floor(crew.length * PAYEES)),
      );
      this.#askers.push(...payees);
      signing.push(...crew.slice(referees.length + payees.length));
      for (const { ref_id } of [...referees, ...payees])
        await this.#pressed(desk, 'POST', `/api/addRefToTournamentSetup/${tid}`, { ref_id });
      const courts = Array.from({ length: COURTS }, (_, index) => String(index + 1));
      lanes.push(
        lane(boardLane({ tid, desk, courts, referees: [...referees] }, rates)),
        lane(prizeLane(tid, desk, payees)),
        lane(planLane(tid, desk)),
        lane(cardLane(tid, desk, await this.#players(tid, desk))),
        lane(letterLane(tid, desk, payees)),
        lane(callLane(tid, desk, courts, RENAMED)),
      );
    }
    if (!first) throw new Error('no tournament');
    lanes.push(lane(rosterLane(`shifts of ${at}`, { shifts, people: signing, desk: first })));
    return lanes;
  }

  async #tournament(
    day: string,
    desk: Person,
    rates: { readonly lead: number; readonly second: number },
    also: Person | undefined,
  ): Promise<string> {
    const { platform } = this.#cast;
    const fields = {
      ...{ name: `Open of ${day}`, location: 'Dallas, TX', start: day, end: day, zone: 'UTC' },
      ...{
        courts: COURTS + RENAMED.length,
        payout: true,
        score_reporting: true,
        organization: `Tour ${day}`,
      },
      ...{ volunteer_amount: dollars(rates.lead), volunteer_amount2: dollars(rates.second) },
    };
    const tid = await this.#pressed(platform, 'POST', '/api/t/addTournament', fields, 'tid');
    for (const { ref_id } of also ? [desk, also] : [desk]) {
      await this.#pressed(platform, 'POST', `/api/addTournamentAdmin/${tid}`, { ref_id });
      await this.#pressed(platform, 'PUT', '/api/editTournamentAdminAccess', { tid, ref_id, type: 'master' });
    }
    await this.#pressed(desk, 'PUT', `/api/t/updateTournamentStatus/${tid}`, { status: 'active' });
    return tid;
  }

  /** Shifts that overlap with the one before and the one after, of trainers and of volunteers. */
  async #shifts(tid: string, day: string, desk: Person): Promise<Shift[]> {
    const category = await this.#pressed(
      desk,
      'POST',
      `/api/volunteer/addVolunteerCategory/${tid}`,
      { name: 'Gates' },
      'vcid',
    );
    const shifts: Shift[] = [];
    for (const [index, from] of [8, 9, 11, 12, 14, 15].entries()) {
      const kind = index % 2 === 0 ? 'official' : 'volunteer';
      const plan = { from, to: from + 2, spots: 2 + (index % 3), wait_spots: 2 };
      const body = {
        name: `From ${from}`,
        category: kind === 'official' ? 'Athletic Trainer' : category,
        ...{ start: `${day} ${from}:00`, end: `${day} ${plan.to}:00`, spots: plan.spots },
        ...(kind === 'volunteer' && { wait_spots: plan.wait_spots }),
      };
      const sid = await this.#pressed(desk, 'POST', `/api/addShift/${tid}`, body, 'sid');
      shifts.push({ sid, tid, kind, ...plan });
    }
    return shifts;
  }

  async #players(tid: string, desk: Person): Promise<string[]> {
    const pids: string[] = [];
    for (let player = 0; player < PLAYERS; player += 1)
      pids.push(
        await this.#pressed(desk, 'POST', '/api/score/addPlayer', { tid, name: `Player ${player}` }, 'pid'),
      );
    return pids;
  }

  async #rankingEvent(): Promise<string> {
    const { platform } = this.#cast;
    const fields = { name: 'Ranking Open', tier: 1, start: '01/01/2031', end: '01/02/2031' };
    const rtid = await this.#pressed(platform, 'POST', '/api/ranking/addTournament', fields, 'rtid');
    const event = { rtid, type: 'Womens Doubles Pro' };
    return this.#pressed(platform, 'POST', '/api/ranking/addEventToTournament/', event, 'eid');
  }
}
