import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

export interface LiveFrame {
  readonly room: string;
  readonly event: string;
  readonly position: string;
  readonly data: unknown;
}

/** A connection over the network, to a server that listens. */
export class Display {
  readonly socket: WebSocket;
  /** Everything it was told, in order. */
  readonly frames: LiveFrame[] = [];
  readonly closed: Promise<number>;
  #look: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.#look();
    });
  }

  static open(app: FastifyInstance, cookie = ''): Promise<Display> {
    return Display.at((app.server.address() as AddressInfo).port, cookie);
  }

  static async at(port: number, cookie = ''): Promise<Display> {
    const socket = new WebSocket(`ws://localhost:${port}/ws`, { headers: cookie === '' ? {} : { cookie } });
    const display = new Display(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return display;
  }

  /** Resolves with the answer once it is in the room, or refused. */
  async join(room: string, position?: string): Promise<LiveFrame> {
    const from = this.frames.length;
    this.socket.send(JSON.stringify({ join: room, ...(position !== undefined && { position }) }));
    const answer = (frame: LiveFrame) => frame.room === room && ['joined', 'refused'].includes(frame.event);
    await this.until((frames) => frames.slice(from).some(answer));
    const found = this.frames.slice(from).find(answer);
    if (!found) throw new Error('no answer');
    return found;
  }

  /** Resolves when what it was told satisfies the condition; the test's own limit of time ends waiting. */
  until(condition: (frames: readonly LiveFrame[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (condition(this.frames)) resolve();
      };
      this.#look();
    });
  }

  /** Resolves when it was told of everything up to a position. */
  reaches(position: string): Promise<void> {
    return this.until((frames) => BigInt(frames.at(-1)?.position ?? 0) >= BigInt(position));
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }
}
