import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../../platform/startup.ts';
import { StoreUnavailable } from '../port.ts';
import { openEventStoreDb, startProblem } from './index.ts';

const SECRET = 'esdb://crew:hidden-word@127.0.0.1:2113?tlsCAFile=/certs/ca.crt';
const NO_CONNECTION = '14 UNAVAILABLE: No connection established. Last error: ';

/** What the client says, word by word as it said it of a server, and what the operator is told. */
const SAID = [
  [`${NO_CONNECTION}Error: connect ECONNREFUSED 127.0.0.1:2113`, 'nothing listens'],
  ['16 UNAUTHENTICATED: Unauthenticated', 'refuses this user and password'],
  ['7 PERMISSION_DENIED: Access Denied', 'refuses this user and password'],
  [`${NO_CONNECTION}Error: unable to verify the first certificate; if the root CA is local`, 'certificate'],
  [`${NO_CONNECTION}Error: error:0A00010B:SSL routines:tls_header:wrong version number:`, 'speaks no TLS'],
  [`${NO_CONNECTION}Failed to connect (2026-11-22T09:40:52.213Z)`, 'breaks the connection off'],
  ['14 UNAVAILABLE: Name resolution failed for target dns:nosuch.invalid:2113', 'cannot be resolved'],
  ['Failed to discover after 3 attempts.', 'no member of the cluster'],
  ['no answer in 1500 ms', 'does not answer'],
  ['something new', 'cannot be reached'],
] as const;

const problemOf = async (connectionString: string): Promise<unknown> => {
  const failure = await openEventStoreDb({ connectionString }).catch((error: unknown) => error);
  return startProblem(connectionString, failure);
};

describe('a log that cannot be opened at the start', () => {
  test.each(SAID)('"%s" is one line that says so', (said, told) => {
    const problem = startProblem(
      SECRET,
      new StoreUnavailable('away', { cause: new Error(`${said}\nand more`) }),
    );
    expect(problem).toBeInstanceOf(CannotStart);
    const { message } = problem as CannotStart;
    expect(message).toMatch(/^EVENTSTORE_URL: cannot use the log at 127\.0\.0\.1:2113: /);
    expect(message).toContain(told);
    expect(message).not.toMatch(/hidden-word|\n/);
  });

  test('other errors stay what they are', () => {
    const fault = new TypeError('a fault of our own');
    expect(startProblem(SECRET, fault)).toBe(fault);
  });

  test('a dead port is found out to be one', async () => {
    expect(await problemOf('esdb://127.0.0.1:1?tls=false')).toMatchObject({
      message: expect.stringContaining('nothing listens'),
    });
  });

  test('a server without TLS is found out to be one', async () => {
    const server = createServer((socket) =>
      socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await problemOf(`esdb://127.0.0.1:${address.port}`)).toMatchObject({
      message: expect.stringContaining('no TLS'),
    });
  });

  test('an option the client does not know is named, and nothing else of the address is printed', async () => {
    const opening = openEventStoreDb({
      connectionString: 'esdb://crew:hidden-word@127.0.0.1:1?tlsVerifyCert=false',
    });
    await expect(opening).rejects.toThrow(/^EVENTSTORE_URL has an option that is not known: tlsverifycert$/);
  });
});
