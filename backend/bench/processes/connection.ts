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

/**
 * One kept-alive connection, one request at a time. It knows just the HTTP that the servers here answer with:
 * a general client takes as long for a request as the server it is to measure, on the same two cores.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
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
    const head = this.#received.indexOf(END_OF_HEAD);
    if (head < 0) return;
    const length = LENGTH.exec(this.#received.slice(0, head));
    if (!length) {
      this.#waiting?.reject(new Error('an answer without a length'));
      return;
    }
    const end = head + END_OF_HEAD.length + Number(length[1]);
    if (this.#received.length < end) return;
    const body = this.#received.slice(head + END_OF_HEAD.length, end);
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    this.#waiting?.resolve({ status, body });
  }
}
