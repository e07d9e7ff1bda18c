import { Dice } from './dice.ts';
import { after, EMPTY_FLOOR, type Floor } from './floor.ts';
import type { Press, Step } from './steps.ts';

const MINUTE = 60_000;

interface Appointment {
  readonly at: number;
  readonly work: () => void;
}

/** A desk through a day: it sees the board as it is at the moment, presses, and knows what it has to do later. */
export class Desk {
  readonly dice: Dice;
  readonly steps: Step[] = [];
  floor: Floor = EMPTY_FLOOR;
  /** In order of time; of one moment, in the order they were made. */
  readonly #appointments: Appointment[] = [];
  #now = Number.NEGATIVE_INFINITY;

  constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  get now(): string {
    return new Date(this.#now).toISOString();
  }

  /** At an instant (UTC), at once when it is past. */
  at(instant: string, work: () => void): void {
    const at = Math.max(Date.parse(instant), this.#now);
    const next = this.#appointments.findIndex((other) => other.at > at);
    this.#appointments.splice(next < 0 ? this.#appointments.length : next, 0, { at, work });
  }

  /** Some minutes later. */
  in(minutes: number, work: () => void): void {
    this.at(new Date(this.#now + Math.round(minutes * MINUTE)).toISOString(), work);
  }

  /** Again and again, after this many minutes or up to a half more. */
  every(minutes: number, work: () => void): void {
    this.in(minutes * this.dice.between(1, 1.5), () => {
      work();
      this.every(minutes, work);
    });
  }

  /** Presses now, by the desk or by somebody for themselves; answers the number of the step. */
  press(press: Press, by: string | null = null): number {
    const number = this.steps.length;
    const step: Step = { ...press, number, at: this.now, by };
    this.steps.push(step);
    this.floor = after(this.floor, step);
    return number;
  }

  /** Lets so many minutes pass with nobody else pressing. */
  wait(minutes: number): void {
    this.#now += Math.round(minutes * MINUTE);
  }

  /** Does what is due, in order of time, until `isOver`. */
  work(isOver: () => boolean): void {
    while (!isOver()) {
      const due = this.#appointments.shift();
      if (!due) return;
      this.#now = Math.max(this.#now, due.at);
      due.work();
    }
  }

  /** Somebody at the front of the queue who is not on a break; now and then the one behind. */
  next(...others: readonly string[]): string | undefined {
    const { queue, breaks } = this.floor;
    const ready = queue.filter((ref_id) => !breaks.includes(ref_id) && !others.includes(ref_id));
    return ready[this.dice.chance(0.06) ? 1 : 0] ?? ready[0];
  }

  isWaiting(ref_id: string): boolean {
    return this.floor.queue.includes(ref_id);
  }
}
