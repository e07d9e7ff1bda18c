import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart, operatorLine } from './startup.ts';

test('what the operator can mend is one line', () => {
  expect(operatorLine(new CannotStart('PORT must be a port number'))).toBe('PORT must be a port number');
});

test('a port in use is named as the setting to change', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void first.close());
  await once(first, 'listening');
  const address = first.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const second = createServer().listen(address.port, '127.0.0.1');
  const [error] = await once(second, 'error');
  expect(operatorLine(error)).toMatch(/^PORT: the port is already in use/);
});

test.each([
  ['53300', 'sorry, too many clients already', /^DATABASE_URL: PostgreSQL has no connection left/],
  ['ENETUNREACH', 'connect ENETUNREACH 127.0.0.1:29110', /loopback must be up$/],
  [undefined, 'The server does not support SSL connections', /^DATABASE_URL: the server speaks no TLS/],
])('what PostgreSQL says at a later connection is one line: %s %s', (code, message, line) => {
  const said = Object.assign(new Error(message), { code });
  expect(operatorLine(said)).toMatch(line);
  expect(operatorLine(new Error('the log cannot be reached', { cause: said }))).toMatch(line);
});

test('any other error is shown whole', () => {
  expect(operatorLine(new Error('surprise'))).toBeUndefined();
});
