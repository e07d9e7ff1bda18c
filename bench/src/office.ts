import type { Person } from '../../backend/test/world/served.ts';
import { median, mustBe } from './figure.ts';
import { wire } from './processes/connection.ts';
import type { LoadApi } from './processes/load.ts';
import type { ProductApi } from './processes/product.ts';

/** Of a tournament's venue; each has a lead and a second who work nowhere else. */
const COURTS = 64;

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export const get = (path: string): Request => ({ method: 'GET', path });
export const post = (path: string, body: object): Request => ({ method: 'POST', path, body });
const put = (path: string, body: object): Request => ({ method: 'PUT', path, body });

/** Where the matches of a long tournament are played, paid and looked at. */
export interface Office {
  readonly tid: string;
  readonly user: Person;
  readonly referees: readonly string[];
  /** Sends the same request so often, one after the other, and answers what it took, in ms. */
  time(request: Request, times: number): Promise<number>;
  /** Plays so many matches, a round on every court at a time. */
  play(matches: number): Promise<void>;
}

export async function openOffice(product: ProductApi, load: LoadApi): Promise<Office> {
  const [user] = await product.users(1);
  if (!user) throw new Error('nobody runs the desk');
  const { tid, courts, referees } = await product.venue(user.ref_id, COURTS, 2 * COURTS);
  const port = await product.port();
  const send = async (requests: readonly Request[], inFlight: number): Promise<readonly number[]> => {
    const wired = requests.map(({ method, path, body }) =>
      wire(method, path, { cookie: user.cookie, ...(body && { body }) }),
    );
    const { answers, latencies } = await load.load({ port, requests: wired, inFlight });
    const well = Object.entries(answers).filter(([kind]) => kind.startsWith('200'));
    const count = well.reduce((sum, [, answered]) => sum + answered, 0);
    mustBe('answers', count, requests.length);
    return latencies;
  };
  const begin = (court_num: string, index: number) => {
    const [ref_id, second_ref_id] = [referees[index], referees[COURTS + index]];
    return post(`/api/assignCourt/${tid}`, { court_num, ref_id, second_ref_id });
  };
  const end = (court_num: string) =>
    put(`/api/finishMatch/${tid}`, { court_num, amount: 25, secondAmount: 15, paid: true });
  return {
    tid,
    user,
    referees,
    time: async (request, times) =>
      median(
        await send(
          Array.from({ length: times }, () => request),
          1,
        ),
      ),
    async play(matches) {
      for (let left = matches; left > 0; left -= COURTS) {
        const round = courts.slice(0, left);
        await send(round.map(begin), COURTS);
        await send(round.map(end), COURTS);
      }
    },
  };
}
