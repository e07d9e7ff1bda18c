import type { Medal } from '@courtcrew/domain/board/index.ts';
import type { Desk } from './desk.ts';
import { type Floor, matchOn } from './floor.ts';

/** Brackets end from then on: a day has many, and each its medals. */
const MEDALS_AFTER = 0.3;
const MINUTES: Readonly<Record<Medal, readonly [number, number]>> = {
  none: [15, 35],
  Bronze: [35, 50],
  Gold: [40, 65],
};

/** The courts: one match after another on each, until all matches of the day have been played. */
export class Matches {
  readonly #desk: Desk;
  readonly #total: number;
  /** Called when somebody leaves a court. */
  readonly #free: (ref_id: string) => void;
  /** Begun and not taken back. */
  #begun = 0;

  constructor(desk: Desk, total: number, free: (ref_id: string) => void) {
    this.#desk = desk;
    this.#total = total;
    this.#free = free;
  }

  get isOver(): boolean {
    return this.#desk.floor.played.length === this.#total;
  }

  /** The next match on a free court, as soon as somebody is there for it. */
  begin(court_num: string): void {
    if (this.#begun >= this.#total) return;
    const desk = this.#desk;
    const { dice } = desk;
    const ref_id = desk.next();
    if (ref_id === undefined) {
      desk.in(2, () => this.begin(court_num));
      return;
    }
    const medal = this.#medal();
    const needsSecond = medal !== 'none' || dice.chance(0.05);
    const second_ref_id = (needsSecond && dice.chance(0.5) && desk.next(ref_id)) || null;
    const step = desk.press({ call: 'assignCourt', court_num, ref_id, second_ref_id, medal });
    if (dice.chance(0.03)) {
      // The wrong court, as the desk sees at once.
      this.#takeBack(step);
      desk.in(0.5, () => this.begin(court_num));
      return;
    }
    this.#begun += 1;
    if (needsSecond && second_ref_id === null) desk.in(1, () => this.#second(court_num, ref_id));
    if (medal !== 'none' && dice.chance(0.6)) this.#lineJudges(court_num, ref_id);
    if (dice.chance(0.12)) desk.in(dice.between(1, 4), () => this.#clipboard(court_num));
    if (dice.chance(0.015)) desk.in(dice.between(2, 6), () => this.#reset(court_num));
    else desk.in(dice.between(...MINUTES[medal]), () => this.#finish(court_num));
  }

  #medal(): Medal {
    const { dice } = this.#desk;
    if (this.#begun < this.#total * MEDALS_AFTER || dice.chance(0.92)) return 'none';
    return dice.chance(0.5) ? 'Bronze' : 'Gold';
  }

  #takeBack(of: number): void {
    this.#desk.wait(0.15);
    this.#desk.press({ call: 'undoOnBoard', of });
  }

  /** Whether this is still the match of somebody; a court may have been cleared meanwhile. */
  #isLed(court_num: string, ref_id: string): boolean {
    return this.#desk.floor.courts.get(court_num)?.lead === ref_id;
  }

  #second(court_num: string, lead: string): void {
    const ref_id = this.#desk.next();
    if (ref_id !== undefined && this.#isLed(court_num, lead)) {
      this.#desk.press({ call: 'assignSecond', court_num, ref_id });
    }
  }

  #lineJudges(court_num: string, lead: string): void {
    for (const [index, name] of ['Near baseline', 'Far baseline'].entries()) {
      this.#desk.in(0.3 * (index + 1), () => {
        const ref_id = this.#desk.next();
        if (ref_id === undefined || !this.#isLed(court_num, lead)) return;
        this.#desk.press({ call: 'addAuxAssignment', ref_id, type: 'Line Judge', name, court_num });
      });
    }
  }

  #clipboard(court_num: string): void {
    const match = this.#desk.floor.courts.get(court_num);
    if (!match) return;
    const of = this.#desk.press({ call: 'addClipboard', court_num, ref_id: match.lead });
    this.#desk.in(this.#desk.dice.between(3, 8), () => this.#desk.press({ call: 'removeClipboard', of }));
  }

  #reset(court_num: string): void {
    const people = this.#peopleOn(court_num);
    this.#begun -= 1;
    this.#desk.press({ call: 'resetCourt', court_num });
    this.#leave(court_num, people);
  }

  #finish(court_num: string): void {
    const { dice } = this.#desk;
    const people = this.#peopleOn(court_num);
    const step = this.#pressFinish(court_num);
    if (dice.chance(0.01) && !this.#isPaid(step)) {
      // One game more to play.
      this.#takeBack(step);
      this.#desk.in(dice.between(2, 5), () => this.#finish(court_num));
      return;
    }
    this.#leave(court_num, people);
  }

  #pressFinish(court_num: string): number {
    const { dice, floor } = this.#desk;
    const { lead, medal } = matchOn(floor, court_num);
    const aux = this.#auxAt(floor, court_num);
    const finish = { call: 'finishMatch', court_num, paid: false, aux } as const;
    if (medal === 'none' && dice.chance(0.2)) return this.#desk.press(finish, lead);
    const sysid = `M${1_000 + this.#desk.steps.length}`;
    const settled = dice.chance(0.3) ? { amount: 1_000 + 250 * dice.below(8), paid: true } : {};
    return this.#desk.press({ ...finish, sysid, ...settled });
  }

  /** What is marked as paid stands. */
  #isPaid(finished: number): boolean {
    const step = this.#desk.steps[finished];
    return step?.call === 'finishMatch' && step.paid;
  }

  #auxAt({ aux }: Floor, court_num: string): number[] {
    return [...aux].flatMap(([number, one]) => (one.court_num === court_num ? number : []));
  }

  #peopleOn(court_num: string): string[] {
    const { lead, second } = matchOn(this.#desk.floor, court_num);
    return second === null ? [lead] : [lead, second];
  }

  /** Everybody is off the court; the next match follows. */
  #leave(court_num: string, people: readonly string[]): void {
    for (const ref_id of people) this.#free(ref_id);
    this.#desk.in(this.#desk.dice.between(3, 9), () => this.begin(court_num));
  }
}
