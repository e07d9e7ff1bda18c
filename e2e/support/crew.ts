import { type APIRequestContext, request } from '@playwright/test';
import { PLATFORM_SESSION } from './platform.ts';

/** People and tournaments of a journey, made through the product's own calls. */

export const PASSWORD = 'correct horse';

export interface Person {
  readonly email: string;
  readonly ref_id: string;
  /** Calls as this person. */
  readonly api: APIRequestContext;
}

async function send(api: APIRequestContext, method: string, path: string, data?: object): Promise<unknown> {
  const answer = await api.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A field of an answer that is a text; fails on any other answer. */
export function textOf(answer: unknown, field: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(Object(answer), field)?.value;
  if (typeof value === 'string') return value;
  throw new Error(`no ${field} in ${JSON.stringify(answer)}`);
}

export class Crew {
  readonly #baseURL: string;
  readonly #open: APIRequestContext[] = [];
  #platform: APIRequestContext | undefined;

  constructor(baseURL: string) {
    this.#baseURL = baseURL;
  }

  async #context(storageState?: string): Promise<APIRequestContext> {
    const api = await request.newContext({ baseURL: this.#baseURL, storageState });
    this.#open.push(api);
    return api;
  }

  /** Somebody with an account. Journeys run side by side on one server, so every e-mail is new. */
  async person(first: string, more: object = {}): Promise<Person> {
    const api = await this.#context();
    const email = `${first.toLowerCase()}-${crypto.randomUUID()}@example.org`;
    const account = { first, last: 'Tester', email, password: PASSWORD, ...more };
    const ref_id = textOf(await send(api, 'POST', '/auth/register', account), 'ref_id');
    return { email, ref_id, api };
  }

  async #asPlatform(method: string, path: string, data?: object): Promise<unknown> {
    this.#platform ??= await this.#context(PLATFORM_SESSION);
    return send(this.#platform, method, path, data);
  }

  /** A call of the desk, which the platform admin may make in every tournament. */
  desk(method: string, path: string, data?: object): Promise<unknown> {
    return this.#asPlatform(method, path, data);
  }

  /** A tournament of three days in a status, with all sections of officials; `more` are further fields. */
  async tournament(name: string, status: string, more: object = {}): Promise<string> {
    const form = { name, location: 'Dallas, TX', start: '03/05/2030', end: '03/07/2030', zone: 'US/Central' };
    const tid = textOf(await this.#asPlatform('POST', '/api/t/addTournament', form), 'tid');
    await this.#asPlatform('PUT', `/api/t/editTournament/${tid}`, { referee: true, line: true, ...more });
    if (status !== 'draft') await this.status(tid, status);
    return tid;
  }

  async status(tid: string, status: string): Promise<void> {
    await this.#asPlatform('PUT', `/api/t/updateTournamentStatus/${tid}`, { status });
  }

  /** A shift on the first day, from one hour to another at the venue; answers its id. */
  async shift(tid: string, name: string, from: number, to: number, more: object = {}): Promise<string> {
    const times = { start: `03/05/2030 ${from}:00`, end: `03/05/2030 ${to}:00` };
    // Some tournaments are played today, and their shifts all the same then: these hours are meant.
    const form = { name, category: 'Referee', spots: 2, confirm: true, ...times, ...more };
    return textOf(await this.#asPlatform('POST', `/api/addShift/${tid}`, form), 'sid');
  }

  /** Somebody without an account, on the tournament's list; answers who they are. */
  async entered(tid: string, first: string): Promise<string> {
    return textOf(
      await this.#asPlatform('POST', '/api/addRef', { tid, first, last: 'Tester', confirm: true }),
      'ref_id',
    );
  }

  /** Lets the desk put these people on the waitlists of these shifts, one behind another. */
  async apply(tid: string, sids: readonly string[], refs: readonly string[]): Promise<void> {
    for (const ref_id of refs) {
      const changes = sids.map((sid) => ({ sid, ref_id, to: 'Applied' }));
      await this.#asPlatform('PUT', `/api/changeSignups/${tid}`, { changes });
    }
  }

  /** Lets somebody apply, and the desk select them; answers the id of the row. */
  async select(person: Person, tid: string, sid: string): Promise<string> {
    const shift_id = textOf(await send(person.api, 'PUT', `/api/putWaitlist/${sid}`, { tid }), 'shift_id');
    await this.#asPlatform('PUT', `/api/moveOffWaitlist/${shift_id}`, { tid });
    return shift_id;
  }

  /** Lets the desk give somebody a spot, also in a shift that has begun. */
  async seat({ ref_id }: Person, tid: string, sid: string): Promise<void> {
    await this.#asPlatform('PUT', `/api/putTimeSpots/${sid}`, { tid, ref_id });
  }

  async end(): Promise<void> {
    await Promise.all(this.#open.map((api) => api.dispose()));
  }
}
