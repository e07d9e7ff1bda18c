import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, ms, mustBe, p99 } from '../figure.ts';
import { Connection, wire } from '../processes/connection.ts';
import { type Site, startProduct } from '../site.ts';

const PASSWORD = 'correct horse battery';
/** Each logs in only now and then: an account's attempts are limited. */
const ACCOUNTS = 20;
const LOGINS = 100;
const EVERY_MS = 100;
const MOST = 5;

const registration = (email: string) =>
  wire('POST', '/auth/register', {
    body: { first: 'Ann', last: 'Bench', email, phone: '(555) 010-0199', password: PASSWORD },
  });

const login = (email: string) => wire('POST', '/auth/login', { body: { email, password: PASSWORD } });

/** What ten people a second who open an account cost those who have one. */
export async function logins(site: Site): Promise<Figure[]> {
  const product = await startProduct(await site.database());
  try {
    const port = await product.ask.port();
    const known = await Connection.open(port);
    const emails = Array.from({ length: ACCOUNTS }, (_, n) => `known${n}@example.org`);
    for (const email of emails) mustBe('registration', (await known.send(registration(email))).status, 200);
    const measure = async () => {
      const latencies: number[] = [];
      for (let n = 0; n < LOGINS; n += 1) {
        const sent = performance.now();
        const { status, body } = await known.send(login(emails[n % ACCOUNTS] ?? ''));
        latencies.push(performance.now() - sent);
        mustBe('login', [status, JSON.parse(body).first], [200, 'Ann']);
      }
      return p99(latencies);
    };
    const alone = await measure();
    const crowd = registering(port);
    const beside = await measure();
    await crowd.stop();
    known.close();
    const ratio = beside / alone;
    return [
      {
        name: `Known login p99 beside ${1_000 / EVERY_MS} registrations/s`,
        measured: ms(beside),
        reference: `${ms(alone)} alone`,
        ratio,
        goal: `at most ${MOST}`,
        met: ratio <= MOST,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Sends registrations at that pace, whether or not those before are answered. */
function registering(port: number) {
  const sent: Promise<void>[] = [];
  const stopping = new AbortController();
  const register = async (n: number) => {
    const connection = await Connection.open(port);
    await connection.send(registration(`new${n}@example.org`));
    connection.close();
  };
  const run = async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      sent.push(register(n));
      await pause(EVERY_MS);
    }
    await Promise.all(sent);
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
