import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPILED, node24 } from '../../../scripts/node24.mjs';
import { inRepository } from '../../../scripts/root.mjs';
import { describe as descriptionOf } from '../../src/kernel/http/openapi.ts';
import { ALL_CALLS } from '../support/allCalls.ts';
import type { TestDatabase } from '../support/database.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { member, PASSWORD } from './accounts/people.ts';

/** What somebody writes who has the description and nothing else of this product. */
const PROGRAM = `
import { defaults, getProfile, login } from './client.ts';

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
defaults.baseUrl = baseUrl;
const { status, data, headers } = await login({ email, password });
if (status !== 200 || !('ref_id' in data)) throw new Error(\`no login: \${status}\`);
const cookie = headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
const profile = await getProfile(data.ref_id, { headers: { cookie } });
if (profile.status !== 200) throw new Error(\`no profile: \${profile.status}\`);
const last: string = profile.data.last;
console.log(data.first, last);
`;

/** Inside the repository, where the client finds the library it runs with. */
const FOLDER = inRepository('test-results/generated-client');
const inFolder = (file: string): string => `${FOLDER}/${file}`;

/** What a program of this Node writes; rejects when it fails. */
const run = (...args: string[]) =>
  promisify(execFile)(node24(), args, { env: { ...process.env, ...COMPILED } });

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  const calls = ALL_CALLS.map(({ call }) => call);
  const description = descriptionOf(calls, { cookie: 'courtcrew', publicUrl: 'https://crew.example.org' });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(inFolder('openapi.json'), JSON.stringify(description));
  writeFileSync(inFolder('client.ts'), await generateSource(inFolder('openapi.json')));
  writeFileSync(inFolder('program.ts'), PROGRAM);
  const strict = {
    extends: inRepository('tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    files: ['program.ts'],
  };
  writeFileSync(inFolder('tsconfig.json'), JSON.stringify(strict));
  database = await serverDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(FOLDER, { recursive: true });
});

it('is made of the description, compiles, and logs somebody in', async () => {
  await run(inRepository('node_modules/typescript/bin/tsc'), '--noEmit', '-p', FOLDER);
  await member(server, 'Ann');
  const { stdout } = await run(
    inFolder('program.ts'),
    server.app.listeningOrigin,
    'Ann@example.org',
    PASSWORD,
  );
  expect(stdout).toBe('Ann Tester\n');
});
