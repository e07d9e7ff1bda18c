import { Writable } from 'node:stream';
import { type BaseLogger, pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './logging.ts';

function logged(write: (log: BaseLogger) => void): Record<string, unknown> {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  write(pino(logOptions('info'), stream));
  return JSON.parse(lines[0] ?? '');
}

test('an error is logged with its kind, code and cause, without what the database adds of a row', () => {
  const cause = Object.assign(new Error('closed'), { code: 'ECONNRESET' });
  const error = Object.assign(new Error('cannot write', { cause }), {
    code: '23505',
    detail: 'Key (email)=(a@b.org)',
  });
  const line = logged((log) => log.error({ error }, 'failed'));
  expect(line.error).toMatchObject({
    type: 'Error',
    message: 'cannot write',
    code: '23505',
    cause: { message: 'closed', code: 'ECONNRESET' },
  });
  expect(JSON.stringify(line)).not.toContain('a@b.org');
});

test('the name of an error stays when it is all that is told', () => {
  const line = logged((log) =>
    log.warn({ error: 'DatabaseError', code: '57P01' }, 'cannot project for the moment'),
  );
  expect(line).toMatchObject({ error: 'DatabaseError', code: '57P01' });
});
