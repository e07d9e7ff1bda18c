import { serialize } from 'node:v8';
import type { Chance } from './chance.ts';
import type { Client } from './client.ts';
import { settled } from './settled.ts';
import type { Heard, Lane, Read, Step } from './step.ts';

/** How often two desks press at the same moment. */
const RIVALS = 0.1;

export interface Played {
  steps: number;
  rivals: number;
}

/** Presses on until `isOver`, and holds every answer against the rules. */
export async function play<Books>(
  lane: Lane<Books>,
  { chance, client, read, isOver }: Playing,
): Promise<Played> {
  const played = { steps: 0, rivals: 0 };
  while (!isOver()) {
    const step = await lane.next(chance, lane.books, read);
    if (chance.share(RIVALS)) {
      // The same once more by another desk, or something else in the same place.
      const rival = chance.share(0.5) ? step : await lane.next(chance, lane.books, read);
      // What has no effect is decided anew each time it is sent: beside a rival two answers may differ.
      const single = { doubles: false };
      const [one, other] = await Promise.all([
        client.send(step, chance, single),
        client.send(rival, chance, single),
      ]);
      lane.books = await asShown(lane, inSomeOrder(lane, [step, one], [rival, other]), read);
      played.rivals += 1;
      played.steps += 2;
    } else {
      const answer = await client.send(step, chance);
      const fault = step.rule(lane.books, answer);
      if (fault) throw new Error(told(lane, [[step, answer, fault]]));
      played.steps += 1;
    }
  }
  return played;
}

export interface Playing {
  readonly chance: Chance;
  readonly client: Client;
  readonly read: Read;
  isOver(): boolean;
}

type Pressed<Books> = readonly [Step<Books>, Heard];

/**
 * What two presses at once came to must be what they come to one after the other, in one order or the other. Answers the
 * books of the orders that may have been.
 */
function inSomeOrder<Books>(
  lane: Lane<Books>,
  one: Pressed<Books>,
  other: Pressed<Books>,
): readonly [Books, ...Books[]] {
  const possible: Books[] = [];
  const faults: [Step<Books>, Heard, string][] = [];
  for (const order of [
    [one, other],
    [other, one],
  ]) {
    const books = structuredClone(lane.books);
    const wrong = order.flatMap(([step, answer]) => {
      const fault = step.rule(books, answer);
      return fault ? [[step, answer, fault] as [Step<Books>, Heard, string]] : [];
    });
    if (wrong.length === 0) possible.push(books);
    faults.push(...wrong);
  }
  const [books, ...others] = possible;
  if (books === undefined) throw new Error(`two at once, in either order: ${told(lane, faults)}`);
  return [books, ...others.filter((each) => !isSame(each, books))];
}

/** In the same order, too: somebody's place on a waitlist is one. */
const isSame = (one: unknown, other: unknown): boolean => serialize(one).equals(serialize(other));

/** Confirmed and put to the waitlist at once, somebody may rightly be either: which it is, only the lists say. */
async function asShown<Books>(
  lane: Lane<Books>,
  possible: readonly [Books, ...Books[]],
  read: Read,
): Promise<Books> {
  if (possible.length === 1) return possible[0];
  const { books, differences } = await settled(lane, possible, read);
  if (differences.length > 0)
    throw new Error(`two at once, as in neither order: ${JSON.stringify(differences)}`);
  return books;
}

const told = <Books>({ name }: Lane<Books>, faults: readonly [Step<Books>, Heard, string][]): string =>
  faults
    .map(
      ([{ method, path, body }, answer, fault]) =>
        `${name}: ${method} ${path} ${JSON.stringify(body)}: ${fault}: ${answer.status} ${JSON.stringify(answer.body)}`,
    )
    .join('\n');
