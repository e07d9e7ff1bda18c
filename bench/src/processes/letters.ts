import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { answerWith } from '../rpc.ts';

/** A mail server that takes everything, and bare nodemailer to compare with. */
let taken = 0;
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume();
    stream.once('end', () => {
      taken += 1;
      done();
    });
  },
});
sink.listen(0, '127.0.0.1');
await once(sink.server, 'listening');
const { port } = sink.server.address() as AddressInfo;

const api = {
  url: async (): Promise<string> => `smtp://127.0.0.1:${port}`,
  taken: async (): Promise<number> => taken,

  /** Mails a second over as many connections, with nothing but nodemailer. */
  async bare(count: number, maxConnections: number): Promise<number> {
    const transport = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections });
    const started = performance.now();
    const mails = Array.from({ length: count }, (_, index) =>
      transport.sendMail({
        from: 'a@example.org',
        to: `r${index}@example.org`,
        subject: 'Rain',
        text: 'Later',
      }),
    );
    await Promise.all(mails);
    transport.close();
    return (count * 1000) / (performance.now() - started);
  },
};

export type SinkApi = typeof api;
answerWith(api);
