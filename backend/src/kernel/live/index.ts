import { POSITION_DIGITS } from '@courtcrew/domain/kernel/position.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { isLoopback, networkOf } from '../http/limits/addresses.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { isOwnOrigin } from '../http/security.ts';
import type { Sessions } from '../http/session.ts';
import { isSameProof, keyedDigest } from '../identity/digest.ts';
import type { Session } from '../identity/identity.ts';
import { Refused } from '../refused.ts';
import { Hub, type HubParts } from './hub.ts';
import { CLOSE, Member } from './member.ts';

/** 132 bits: nobody guesses one to take a display's place. */
const LETTERS = 22;

export const displayKey = (secret: string, tid: string): string =>
  `${tid}.${keyedDigest(secret, 'display', tid).slice(0, LETTERS)}`;

/** The tournament of a display key that this installation made; undefined for anything else. */
export function displayOf(secret: string, key: unknown): string | undefined {
  if (typeof key !== 'string') return undefined;
  const tid = key.slice(0, key.lastIndexOf('.'));
  return isSameProof(key, displayKey(secret, tid)) ? tid : undefined;
}

/** Visitors' connections per address, for a venue's displays and phones; beyond it they are refused. */
const VISITORS = 500;
/** Connections of one session: a person's windows. Staff of a crowded venue are never crowded out by visitors. */
const WINDOWS = 30;

/** Displays of one tournament, whatever address they share with a crowd. */
const DISPLAYS = 300;

/** Who holds how many live connections to this process. */
export class Places {
  readonly #taken = new Map<string, number>();

  /** Takes a place and answers how to leave it; undefined when there is none. `display` is the tournament of a display's key. */
  take(session: Session | null, ip: string, display?: string): (() => void) | undefined {
    // The machine itself, and proxies on it that do not say whom they speak for.
    if (session === null && isLoopback(ip)) return () => undefined;
    const [own, most] = session
      ? [`session ${session.id}`, WINDOWS]
      : display
        ? [`display ${display}`, DISPLAYS]
        : [networkOf(ip), VISITORS];
    // A key that was passed on crowds out no display of the venue: it has one of the address's places then.
    const key = display && (this.#taken.get(own) ?? 0) >= most ? networkOf(ip) : own;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= (key === own ? most : VISITORS)) return undefined;
    this.#taken.set(key, taken + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}

export { changesRoom, type Frame, type Room } from './room.ts';

export interface LiveParts extends HubParts {
  readonly sessions: Sessions;
  readonly publicUrl: string;
  readonly displaySecret: string;
  readonly metrics: Metrics;
}

const MAX_PAYLOAD = 64 * 1024;
/** Messages one connection may send in a window; a page joins a few rooms and is silent. */
const MESSAGES = { max: 60, windowMs: 10_000 };

const wish = z.union([
  z.object({
    join: z.string().max(100),
    position: z
      .union([z.string().regex(POSITION_DIGITS), z.number().int().min(0)])
      .transform(BigInt)
      .optional(),
  }),
  z.object({ leave: z.string().max(100) }),
]);

export async function mountLive(app: FastifyInstance, parts: LiveParts): Promise<void> {
  const hub = new Hub(parts);
  const places = new Places();
  let stopped: Promise<void> = Promise.resolve();
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD, perMessageDeflate: false },
    preClose: (done) => {
      stopped = hub.stop();
      app.websocketServer.close();
      done();
    },
  });
  // What still waits for a read model must not keep others from being answered meanwhile.
  app.addHook('onClose', () => stopped);
  app.get(
    '/ws',
    {
      websocket: true,
      onRequest: async (request) => {
        const { origin, host } = request.headers;
        if (origin !== undefined && !isOwnOrigin(origin, host, parts.publicUrl)) {
          throw new Refused(refuse('forbidden', 'This request comes from another site.'));
        }
        request.session = await parts.sessions.read(request);
        // Other requests are answered at once, and their connection may stay open for more of them.
        if (!request.ws) return;
        const { display } = request.query as { readonly display?: unknown };
        const shown = displayOf(parts.displaySecret, display);
        const leave = places.take(request.session, request.ip, shown);
        if (!leave) throw new Refused(refuse('too-many', 'Too many live connections are open.'));
        request.raw.socket.once('close', leave);
      },
    },
    (socket, request) => converse(hub, parts.metrics, socket, request.session),
  );
  await hub.start();
}

/** One connection's talk. All listeners are attached before anything is awaited: no message is lost. */
function converse(hub: Hub, metrics: Metrics, socket: WebSocket, session: Session | null): void {
  const member = new Member(socket, session);
  const talk = new Talk(hub, member);
  hub.enter(member);
  metrics.sockets.inc();
  socket.on('message', (data) => talk.hear(String(data)));
  socket.on('close', () => {
    hub.leave(member);
    metrics.sockets.dec();
  });
  socket.on('error', () => socket.terminate());
}

/** What a client says, one message after another: a join must not overtake the leave before it. */
class Talk {
  readonly #hub: Hub;
  readonly #member: Member;
  #last: Promise<void> = Promise.resolve();
  #windowEnds = 0;
  #heard = 0;

  constructor(hub: Hub, member: Member) {
    this.#hub = hub;
    this.#member = member;
  }

  hear(text: string): void {
    if (this.#tooMuch()) this.#member.close(CLOSE.policy, 'too many messages');
    else
      this.#last = this.#last
        .then(() => this.#obey(text))
        .catch(() => this.#complain('That did not work now'));
  }

  async #obey(text: string): Promise<void> {
    const parsed = wish.safeParse(parseJson(text));
    if (!parsed.success) return this.#complain('Send {"join":"board:{tid}"} or {"leave":"board:{tid}"}');
    if ('leave' in parsed.data) return this.#hub.exit(this.#member, parsed.data.leave);
    await this.#hub.join(this.#member, parsed.data.join, parsed.data.position ?? null);
  }

  #complain(message: string): void {
    this.#member.tell({ event: 'error', data: { message } });
  }

  #tooMuch(): boolean {
    const now = performance.now();
    if (now > this.#windowEnds) {
      this.#windowEnds = now + MESSAGES.windowMs;
      this.#heard = 0;
    }
    this.#heard += 1;
    return this.#heard > MESSAGES.max;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
