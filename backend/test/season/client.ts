import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from '../hold/asking.ts';
import type { Chance } from './chance.ts';
import type { Asked, Heard, Read } from './step.ts';

/**
 * Who hears nothing for so long asks again elsewhere. A server acts on a request for 20 seconds: asked again before, it might
 * still do what was refused elsewhere meanwhile.
 */
const PATIENCE_MS = 21_000;
/** A command nobody has answered after this was lost. */
const LOST_MS = 120_000;
const AGAIN_MS = 100;

export interface Faults {
  doubles: number;
  cut: number;
  repeated: number;
}

/** Sends commands to servers that die, stand still, or are not heard, as a patient browser does. */
export class Client {
  readonly #ports: readonly number[];
  readonly faults: Faults = { doubles: 0, cut: 0, repeated: 0 };
  answered = 0;
  /** How far each has seen the log, as their own browser remembers it. */
  readonly #seen = new WeakMap<object, bigint>();

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** The answer to a command; however often it had to be sent, it was one command. */
  async send(asked: Asked, chance: Chance, { doubles = true } = {}): Promise<Heard> {
    const key = randomUUID();
    const first = chance.below(this.#ports.length);
    const fault = chance.below(100);
    if (fault < 4) await this.#cut(asked, key, first, chance.below(12));
    const twin = doubles && fault >= 96 ? this.#untilAnswered(asked, key, first + 1, chance) : undefined;
    const answer = await this.#untilAnswered(asked, key, first, chance);
    this.answered += 1;
    const again = answer.again || fault < 4 || twin !== undefined;
    if (!twin) return { ...answer, again };
    this.faults.doubles += 1;
    const other = await twin;
    const done = [answer, other].find(({ status }) => status === 200) ?? answer;
    if (!asked.takesAway) mustBeTheSame(asked, answer, other);
    return { ...done, again };
  }

  /** Reads as somebody does. */
  reader =
    (desk: Asked['by'], who: object): Read =>
    async (path, body, by = desk) => {
      const method = body ? 'POST' : 'GET';
      const asked = { by, method, path, ...(body && { body }) } as const;
      const answer = await this.#untilAnswered(asked, undefined, 0, who);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as never;
    };

  async #untilAnswered(
    { by, method, path, body }: Omit<Asked, 'method'> & { readonly method: 'GET' | Asked['method'] },
    key: string | undefined,
    first: number,
    who: object,
  ): Promise<Heard> {
    const lost = performance.now() + LOST_MS;
    const headers = {
      ...(key && { 'idempotency-key': key }),
      ...this.#position(who),
      'x-forwarded-for': someAddress(),
    };
    for (let attempt = first; ; attempt += 1) {
      const port = this.#ports[attempt % this.#ports.length] ?? 0;
      const answer = await Promise.race([
        ask(port, by, method, path, body, headers).catch(() => null),
        pause(PATIENCE_MS, null, { ref: false }),
      ]);
      // 503 says to come again; any other failure of a server is one, also where the rules have a refusal.
      if (answer && answer.status >= 500 && answer.status !== 503)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (answer && answer.status !== 503) {
        this.#saw(who, answer.position);
        return { ...answer, again: attempt > first };
      }
      if (performance.now() > lost) throw new Error(`${method} ${path} was never answered`);
      this.faults.repeated += 1;
      await pause(AGAIN_MS);
    }
  }

  #position(who: object): Record<string, string> {
    const seen = this.#seen.get(who);
    return seen === undefined ? {} : { 'courtcrew-min-position': String(seen) };
  }

  #saw(who: object, position: string): void {
    const at = BigInt(position || 0);
    if (at > (this.#seen.get(who) ?? 0n)) this.#seen.set(who, at);
  }

  /** The command leaves, and its sender is gone before an answer comes, or before all of it was sent. */
  async #cut({ by, method, path, body }: Asked, key: string, at: number, afterMs: number): Promise<void> {
    this.faults.cut += 1;
    const port = this.#ports[at % this.#ports.length];
    const text = JSON.stringify(body ?? {});
    const headers = {
      cookie: by.cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'idempotency-key': key,
      'x-forwarded-for': someAddress(),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers });
    sent.on('error', () => undefined);
    sent.on('response', (response) => response.resume());
    sent.write(text);
    if (afterMs > 0) sent.end();
    await pause(afterMs);
    sent.destroy();
  }
}

let addresses = 0;
/** Everybody comes from somewhere else, so that nobody's haste counts against another. */
function someAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

function mustBeTheSame({ method, path }: Asked, one: Answer, other: Answer): void {
  const told = [one, other].map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  if (told[0] !== told[1])
    throw new Error(`${method} ${path}, sent twice, was answered ${told.join(' and ')}`);
}
