import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A request as it goes over the wire, made before the clock runs. */
export function wire(
  method: string,
  path: string,
  { cookie, body }: { readonly cookie?: string; readonly body?: object } = {},
): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(json === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${json}`;
}

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const IN_PORTIONS = /\r\ntransfer-encoding: chunked/i;
const LAST_PORTION = '\r\n0\r\n\r\n';

/** The text of portions, each behind its length. */
function joined(portions: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const from = portions.indexOf('\r\n', at) + 2;
    const length = Number.parseInt(portions.slice(at, from), 16);
    if (length === 0) return text;
    text += portions.slice(from, from + length);
    at = from + length + 2;
  }
}

/**
 * One kept-alive connection, one request at a time. It knows just the HTTP that the servers here answer with:
 * a general client takes as long for a request as the server it is to measure, on the same two cores.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  /** Where the answer that arrives ends, 0 where it comes in portions; null until its head is there. A long one is not searched again with each piece. */
  #end: number | null = null;
  /** Its last characters: to look for them in all of it would join the pieces with each new one. */
  #last = '';
  #waiting: { resolve(answer: Answer): void; reject(error: unknown): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    // One byte, one character: lengths are counted in bytes.
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    this.#last = (this.#last + text).slice(-LAST_PORTION.length);
    this.#end ??= this.#endOf(this.#received.indexOf(END_OF_HEAD));
    if (this.#end === null || this.#received.length < this.#end) return;
    const inPortions = this.#end === 0;
    if (inPortions && this.#last !== LAST_PORTION) return;
    const from = this.#received.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    const body = inPortions ? joined(this.#received.slice(from)) : this.#received.slice(from, this.#end);
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    this.#end = null;
    this.#waiting?.resolve({ status, body });
  }

  #endOf(head: number): number | null {
    if (head < 0) return null;
    const length = LENGTH.exec(this.#received.slice(0, head));
    if (IN_PORTIONS.test(this.#received.slice(0, head))) return 0;
    if (length) return head + END_OF_HEAD.length + Number(length[1]);
    this.#waiting?.reject(new Error('an answer without a length'));
    return null;
  }
}
