import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailsTo, member } from './people.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const RESET = { en: 'Reset your Courtcrew password', es: 'Restablece tu contraseña de Courtcrew' };

/** Somebody whose pages were in these languages, one after the other, and what a letter to them then says. */
async function letterAfter(first: string, ...languages: string[]): Promise<string[]> {
  const { browser, ref_id } = await member(server, first);
  for (const language of languages) await browser.get('/auth/session', { 'accept-language': language });
  await new Browser(server.app).post('/auth/forgotPassword', { email: `${first}@example.org` });
  return (await mailsTo(server, ref_id)).map(({ subject }) => subject);
}

describe('letters', () => {
  test('are in the language that the person reads the product in', async () => {
    expect(await letterAfter('Ana', 'es')).toEqual([RESET.es]);
    expect(await letterAfter('Ben', 'es', 'en')).toEqual([RESET.en]);
  });

  test('are in English for who has chosen none, whatever a browser prefers', async () => {
    expect(await letterAfter('Cyd')).toEqual([RESET.en]);
    expect(await letterAfter('Dan', 'es-MX,es;q=0.9')).toEqual([RESET.en]);
  });
});
