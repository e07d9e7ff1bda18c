import { answerWith } from '../rpc.ts';
import { Connection } from './connection.ts';
import { Display } from './display.ts';

/** Many displays in one process, and a desk beside them: one clock tells when it pressed and when each of them saw. */

const displays: Display[] = [];
/** Frames each display has heard. */
let counts = new Uint32Array();
/** What the first of them has heard. */
let texts: string[] = [];

interface Wait {
  readonly frames: number;
  missing: number;
  /** When each display heard the last of these frames, by `performance.now()`. */
  readonly arrivals: number[];
  resolve(arrivals: readonly number[]): void;
}
let wait: Wait | null = null;

function hear(display: number, frame: Buffer): void {
  const count = (counts[display] ?? 0) + 1;
  counts[display] = count;
  if (display === 0) texts.push(frame.toString());
  if (count !== wait?.frames) return;
  wait.arrivals.push(performance.now());
  wait.missing -= 1;
  if (wait.missing === 0) wait.resolve(wait.arrivals);
}

/** Resolves when every display has heard so many frames, with when those did that had not yet. */
function everybodyHears(frames: number): Promise<readonly number[]> {
  const missing = counts.filter((count) => count < frames).length;
  return new Promise((resolve) => {
    wait = { frames, missing, arrivals: [], resolve };
    if (missing === 0) resolve([]);
  });
}

function startCounting(): void {
  counts.fill(0);
  texts = [];
}

async function press(desk: Connection, request: string): Promise<void> {
  const { status, body } = await desk.send(request);
  if (status !== 200) throw new Error(`${status} ${body}`);
}

const api = {
  /** Opens so many displays, at these ports in turn; with a room, each joins it. */
  async open(ports: readonly number[], count: number, room: string | null): Promise<void> {
    counts = new Uint32Array(count);
    startCounting();
    for (let index = 0; index < count; index += 1) {
      const port = ports[index % ports.length] ?? 0;
      displays.push(await Display.open(port, (frame) => hear(index, frame)));
    }
    if (room === null) return;
    for (const display of displays) display.say(JSON.stringify({ join: room }));
    await everybodyHears(1);
  },

  /** Sends requests one by one; answers for each, in ms, how long until each display heard its one frame. */
  async follow(port: number, requests: readonly string[]): Promise<number[]> {
    const desk = await Connection.open(port);
    const latencies: number[] = [];
    startCounting();
    for (const [index, request] of requests.entries()) {
      const heard = everybodyHears(index + 1);
      const pressed = performance.now();
      await press(desk, request);
      latencies.push(...(await heard).map((at) => at - pressed));
    }
    desk.close();
    return latencies;
  },

  /**
   * Sends requests, so many at a time, and `last` when all are answered. Answers the seconds until every display
   * has heard everything, and the frames.
   */
  async rush(port: number, requests: readonly string[], inFlight: number, last: string) {
    startCounting();
    const desks = await Promise.all(Array.from({ length: inFlight }, () => Connection.open(port)));
    const [desk] = desks;
    if (!desk) throw new Error('nothing can be sent over no connection');
    const queue = requests.values();
    const started = performance.now();
    await Promise.all(
      desks.map(async (one) => {
        for (const request of queue) await press(one, request);
      }),
    );
    const before = texts.length;
    await press(desk, last);
    await everybodyHears(before + 1);
    const seconds = (performance.now() - started) / 1000;
    for (const one of desks) one.close();
    return { seconds, frames: texts };
  },

  /** Seconds until every display has heard so many frames that a server sends by itself when it is asked. */
  async listen(port: number, request: string, frames: number): Promise<number> {
    startCounting();
    const desk = await Connection.open(port);
    const heard = everybodyHears(frames);
    const started = performance.now();
    await press(desk, request);
    await heard;
    desk.close();
    return (performance.now() - started) / 1000;
  },

  async close(): Promise<void> {
    for (const display of displays.splice(0)) display.close();
  },
};
export type DisplaysApi = typeof api;
answerWith(api);
