import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** A short message as a client sends it: one frame, masked, as the protocol asks. */
function masked(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('only short messages are sent here');
  const mask = randomBytes(4);
  const bytes = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length]), mask, bytes]);
}

/** What the first frame is, and where its payload begins and ends; null while it is not whole. */
function firstFrame(bytes: Buffer): { opcode: number; from: number; to: number } | null {
  if (bytes.length < 2) return null;
  const opcode = bytes.readUInt8(0) & 0x0f;
  const short = bytes.readUInt8(1) & 0x7f;
  if (short === 127) throw new Error('no frame here is longer than 64 kB');
  const from = short === 126 ? 4 : 2;
  if (bytes.length < from) return null;
  const to = from + (short === 126 ? bytes.readUInt16BE(2) : short);
  return bytes.length < to ? null : { opcode, from, to };
}

/**
 * A display's connection that only counts what comes: a general client takes longer for a frame than the server
 * it is to measure, on the same two cores.
 */
export class Display {
  readonly #socket: Socket;
  readonly #heard: (frame: Buffer) => void;
  #rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  private constructor(socket: Socket, heard: (frame: Buffer) => void) {
    this.#socket = socket;
    this.#heard = heard;
  }

  /** `heard` is given each frame's payload, which is valid only during the call. */
  static async open(port: number, heard: (frame: Buffer) => void): Promise<Display> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    const display = new Display(socket, heard);
    const head = ['GET /ws HTTP/1.1', 'host: localhost', 'connection: upgrade', 'upgrade: websocket'];
    const key = `sec-websocket-key: ${randomBytes(16).toString('base64')}`;
    socket.write([...head, 'sec-websocket-version: 13', key].join('\r\n') + END_OF_HEAD);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (!answer.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) throw new Error('no upgrade');
    socket.on('data', (bytes: Buffer) => display.#take(bytes));
    display.#take(answer.subarray(answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length));
    return display;
  }

  say(text: string): void {
    this.#socket.write(masked(TEXT, text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (let frame = firstFrame(this.#rest); frame; frame = firstFrame(this.#rest)) {
      if (frame.opcode === TEXT) this.#heard(this.#rest.subarray(frame.from, frame.to));
      if (frame.opcode === PING) this.#socket.write(masked(PONG, ''));
      this.#rest = this.#rest.subarray(frame.to);
    }
  }
}
