import { answerWith } from '../rpc.ts';
import { type Answer, Connection } from './connection.ts';

export interface Load {
  readonly port: number;
  /** As `wire` makes them, sent in this order. */
  readonly requests: readonly string[];
  readonly inFlight: number;
}

export interface Loaded {
  /** From the first request sent to the last answer. */
  readonly seconds: number;
  /** Of each request, in milliseconds. */
  readonly latencies: readonly number[];
  /** How often which answer came: `200 Selected`, `200 conflict`, `409`. */
  readonly answers: Readonly<Record<string, number>>;
}

/** What an answer comes down to when answers are counted. */
function kindOf({ status, body }: Answer): string {
  if (status !== 200) return String(status);
  const answer: unknown = JSON.parse(body);
  if (typeof answer !== 'object' || answer === null) return '200';
  if ('conflict' in answer) return '200 conflict';
  return 'message' in answer ? `200 ${answer.message}` : '200';
}

async function load({ port, requests, inFlight }: Load): Promise<Loaded> {
  const connections = await Promise.all(Array.from({ length: inFlight }, () => Connection.open(port)));
  const latencies: number[] = [];
  const received: Answer[] = [];
  const queue = requests.values();
  const started = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (const request of queue) {
        const sent = performance.now();
        received.push(await connection.send(request));
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const connection of connections) connection.close();
  const answers: Record<string, number> = {};
  for (const answer of received) answers[kindOf(answer)] = (answers[kindOf(answer)] ?? 0) + 1;
  return { seconds, latencies, answers };
}

const api = { load };
export type LoadApi = typeof api;
answerWith(api);
