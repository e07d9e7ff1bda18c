import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { ownPort } from '../support/ownPort.ts';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.url() }));
const answer = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.number() }).optional() }),
});

/** Looks into a server process. How much it takes from the machine says little: V8 cleans up when it likes to. */
export class Inspector {
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  static async choose(): Promise<Inspector> {
    return new Inspector(await ownPort());
  }

  /** What the process to look into is started with. */
  get environment(): Readonly<Record<string, string>> {
    return { NODE_OPTIONS: `--inspect=127.0.0.1:${this.#port}` };
  }

  /** Bytes the process holds after everything it does not need any more is gone, buffers included. */
  async heldBytes(): Promise<number> {
    const listed = await fetch(`http://127.0.0.1:${this.#port}/json/list`);
    const [target] = targets.parse(await listed.json());
    if (!target) throw new Error('the process cannot be looked into');
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await once(socket, 'open');
    const ask = async (method: string, params: object = {}) => {
      socket.send(JSON.stringify({ id: 1, method, params }));
      const [data] = await once(socket, 'message');
      return answer.parse(JSON.parse(String(data))).result.result?.value;
    };
    try {
      await ask('HeapProfiler.collectGarbage');
      const sum = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
      const held = await ask('Runtime.evaluate', { expression: sum, returnByValue: true });
      if (held === undefined) throw new Error('the process says nothing of its memory');
      return held;
    } finally {
      socket.terminate();
    }
  }
}
