import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../hold/ledger.ts';
import { prepare } from '../hold/prepare.ts';
import { rebuildAll } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { Chance } from './chance.ts';
import { Client } from './client.ts';
import { Servers } from './faults.ts';
import { play } from './play.ts';
import { SOON_MS, settled } from './settled.ts';
import { Setup } from './setup.ts';
import type { AnyLane, Difference, Lane, Read } from './step.ts';

export interface SeasonSize {
  readonly seed: number;
  /** An even number: they come in pairs at the same hours. */
  readonly tournaments: number;
  readonly people: number;
  readonly steps: number;
  /** Kills and freezes. */
  readonly faults: number;
}

export interface Outcome {
  /** What is not as the rules have it; empty of a season that went well. */
  readonly differences: readonly unknown[];
  readonly report: Readonly<Record<string, number>>;
}

/** A season over HTTP against two server processes that die and stand still, held against the rules step by step. */
export async function playSeason(databaseUrl: string, size: SeasonSize): Promise<Outcome> {
  const cast = await prepare(databaseUrl, async (prepared) => ({
    platform: await prepared.platformAdmin(),
    people: await prepared.people(size.people),
  }));
  const where = { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' };
  const servers = await Servers.start(where);
  try {
    const client = new Client(servers.ports);
    const season = new Season(client, servers, size, cast.platform);
    const lanes = await new Setup(client, season.chance(0), {
      ...cast,
      tournaments: size.tournaments,
    }).lanes();
    const half = { ...size, steps: Math.ceil(size.steps / 2), faults: Math.ceil(size.faults / 2) };
    const { differences, gone } = await season.inTwoHalves(lanes, half);
    if (differences.length === 0) differences.push(...(await heldTogether(databaseUrl, gone)));
    const { doubles, cut, repeated } = client.faults;
    const told = {
      seed: size.seed,
      ...season.played,
      ...servers.faults,
      doubles,
      cut,
      repeated,
      forgotten: gone.length,
    };
    return { differences, report: told };
  } finally {
    await servers.stop();
  }
}

class Season {
  readonly #client: Client;
  readonly #servers: Servers;
  readonly #size: SeasonSize;
  readonly #platform: Person;
  readonly #chances = new Map<number, Chance>();
  readonly played = { steps: 0, rivals: 0, lanes: 0 };

  constructor(client: Client, servers: Servers, size: SeasonSize, platform: Person) {
    this.#client = client;
    this.#servers = servers;
    this.#size = size;
    this.#platform = platform;
  }

  /** What a lane reads, as somebody who has seen what the lane has. */
  #reader(whose: number): Read {
    return this.#client.reader(this.#platform, this.chance(whose));
  }

  /** Everybody has chances of their own, so that who is faster changes nobody else's. */
  chance(whose: number): Chance {
    const known = this.#chances.get(whose);
    if (known) return known;
    const made = new Chance(this.#size.seed * 1_000 + whose + 1);
    this.#chances.set(whose, made);
    return made;
  }

  /** In between people are forgotten. */
  async inTwoHalves(lanes: readonly AnyLane[], half: Pick<SeasonSize, 'steps' | 'faults'>) {
    const differences = await this.play(lanes, half);
    if (differences.length > 0) return { differences, gone: [] };
    const gone = await this.forget(lanes);
    return { differences: await this.play(lanes, half), gone };
  }

  /** So many more steps of all lanes together, with so many faults among them; then all lists are compared. */
  async play(
    lanes: readonly AnyLane[],
    { steps, faults }: Pick<SeasonSize, 'steps' | 'faults'>,
  ): Promise<unknown[]> {
    const begun = this.#client.answered;
    const answered = () => this.#client.answered - begun;
    let standing = lanes.length;
    const isOver = () => standing === 0 || answered() >= steps;
    const suffer = async () => {
      for (let fault = 1; fault <= faults; fault += 1) {
        while (!isOver() && answered() < (fault * steps) / (faults + 1)) await pause(20);
        if (standing > 0) await this.#servers.suffer(this.chance(lanes.length + 1));
      }
    };
    this.played.lanes = lanes.length;
    const playing = lanes.map(async (lane, index): Promise<unknown[]> => {
      const own = {
        chance: this.chance(index + 1),
        client: this.#client,
        read: this.#reader(index + 1),
        isOver,
      };
      try {
        const { steps, rivals } = await play(lane as unknown as Lane<unknown>, own);
        this.played.steps += steps;
        this.played.rivals += rivals;
        return [];
      } catch (fault) {
        // A lane whose books cannot be right any more ends; the others go on.
        standing -= 1;
        return [{ lane: lane.name, fault: fault instanceof Error ? fault.message : fault }];
      }
    });
    const [found] = await Promise.all([Promise.all(playing), suffer()]);
    const fallen = found.flat();
    if (fallen.length > 0) return fallen;
    const differences: Difference[] = [];
    for (const [index, lane] of lanes.entries())
      differences.push(...(await this.#settled(lane as unknown as Lane<unknown>, index + 1)));
    return differences;
  }

  async #settled(lane: Lane<unknown>, whose: number): Promise<readonly Difference[]> {
    return (await settled(lane, [lane.books], this.#reader(whose))).differences;
  }

  /** Erases somebody of every lane that knows whom; answers their ids. */
  async forget(lanes: readonly AnyLane[]): Promise<string[]> {
    const gone: string[] = [];
    for (const [index, any] of lanes.entries()) {
      const lane = any as unknown as Lane<unknown>;
      const person = lane.forget?.(lane.books, this.chance(index + 1));
      if (!person) continue;
      const { ref_id } = person;
      const path = '/api/utradmin/forgetPerson';
      const asked = { by: this.#platform, method: 'POST', path, body: { ref_id } } as const;
      const { status, body } = await this.#client.send(asked, this.chance(index + 1));
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      gone.push(ref_id);
      await this.#settled(lane, index + 1);
    }
    return gone;
  }
}

/** What no list tells: letters nobody sends, traces of who was forgotten, read models that are not what the log makes of them. */
async function heldTogether(databaseUrl: string, gone: readonly string[]): Promise<unknown[]> {
  const ledger = new Ledger(databaseUrl);
  const unsent = await neverSent(ledger);
  const everything = await ledger.everything();
  const traces = gone.filter((ref_id) => everything.includes(`${ref_id}@example.org`));
  const live = await ledger.readModels();
  await rebuildAll({ DATABASE_URL: databaseUrl });
  const rebuilt = new Set(await ledger.readModels());
  const shown = new Set(live);
  return [
    ...unsent.map((line) => ({ unsent: line })),
    ...traces.map((trace) => ({ trace })),
    ...live.filter((row) => !rebuilt.has(row)).map((row) => ({ live: row })),
    ...[...rebuilt].filter((row) => !shown.has(row)).map((row) => ({ rebuilt: row })),
  ];
}

/** Lines of the letters' log that the outbox knows no message of: a reaction has lost them. */
async function neverSent(ledger: Ledger): Promise<unknown[]> {
  const giveUp = performance.now() + SOON_MS;
  for (;;) {
    const lost = await ledger.query(
      `select letter_id, recipient from messaging.lines l where not exists
        (select from outbox.messages m where m.batch = l.letter_id and m.recipient = l.recipient)`,
    );
    if (lost.length === 0 || performance.now() > giveUp) return lost;
    await pause(200);
  }
}
