import { EARLY_ANSWERS } from '@courtcrew/domain/web/earlyReads.ts';
import { describe, expect, it } from 'vitest';
import type { Fetch } from './client.ts';
import { answeredEarly, withEarlyAnswers } from './earlyAnswers.ts';

/** A page that asked early for the session and for one list, at some moment of its life. */
function page(early: () => Promise<Response>, at = 3_000) {
  const asked: string[] = [];
  const network: Fetch = async (url) => {
    asked.push(url);
    return new Response('late');
  };
  const begin = () => {
    const answer = early();
    answer.catch(() => undefined);
    return answer;
  };
  const answers = new Map([
    ['GET /auth/session ', begin()],
    ['POST /api/list {"tid":"t1"}', begin()],
  ]);
  const fetch = withEarlyAnswers(network, { page: { [EARLY_ANSWERS]: answers }, now: () => at });
  const ask = async (method: string, url: string, body?: string) =>
    (await fetch(url, { method, headers: {}, credentials: 'same-origin', ...(body && { body }) })).text();
  return { asked, ask };
}

const answered = async () => new Response('early');

describe('a page that asked before its scripts came', () => {
  it('takes each answer once', async () => {
    const { ask, asked } = page(answered);
    expect(await ask('GET', '/auth/session')).toBe('early');
    expect(asked).toEqual([]);
    expect(await ask('GET', '/auth/session')).toBe('late');
  });

  it('takes the answer to its very question only', async () => {
    const { ask } = page(answered);
    expect(await ask('POST', '/api/list', '{"tid":"t1"}')).toBe('early');
    expect(await page(answered).ask('POST', '/api/list', '{"tid":"t2"}')).toBe('late');
  });

  it('asks anew after a change, when the answer is old, and when none came', async () => {
    const { ask } = page(answered);
    await ask('POST', '/auth/login', '{}');
    expect(await ask('GET', '/auth/session')).toBe('late');
    expect(await page(answered, 11_000).ask('GET', '/auth/session')).toBe('late');
    const broken = page(async () => Promise.reject(new TypeError('no network')));
    expect(await broken.ask('GET', '/auth/session')).toBe('late');
  });

  it('is any other page where nothing was asked', async () => {
    const fetch = withEarlyAnswers(async () => new Response('late'), { page: {} });
    const answer = await fetch('/auth/session', { method: 'GET', headers: {}, credentials: 'same-origin' });
    expect(await answer.text()).toBe('late');
  });
});

describe('what the server wrote into a page', () => {
  const READ = { method: 'POST', url: '/api/list', body: '{"tid":"t1"}' };
  const written = (at = 3_000) => {
    const page = { [EARLY_ANSWERS]: new Map([['POST /api/list {"tid":"t1"}', { body: ['a row'] }]]) };
    const options = { page, now: () => at };
    const fetch = withEarlyAnswers(async () => new Response('network'), options);
    const send = async (method: string, url: string, body?: string) =>
      (await fetch(url, { method, headers: {}, credentials: 'same-origin', ...(body && { body }) })).text();
    return { known: () => answeredEarly(READ, options), send };
  };

  it('is there before anything is asked for, also for the second that wants it', () => {
    const { known } = written();
    expect([known(), known()]).toEqual([{ body: ['a row'] }, { body: ['a row'] }]);
    expect(written(59_000).known()).toEqual({ body: ['a row'] });
  });

  it('does not answer whoever asks anew', async () => {
    expect(await written().send('POST', READ.url, READ.body)).toBe('network');
  });

  it('is nothing after a change, or once the page is old', async () => {
    const { known, send } = written();
    await send('POST', '/auth/login', '{}');
    expect(known()).toBeUndefined();
    expect(written(61_000).known()).toBeUndefined();
    expect(answeredEarly(READ, { page: {} })).toBeUndefined();
  });
});
