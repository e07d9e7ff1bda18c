import { personAggregate } from '../../../src/accounts/index.ts';
import { unsealLetter } from '../../../src/kernel/jobs/sealing.ts';
import { Browser } from '../../support/browser.ts';
import type { TestServer } from '../../support/server.ts';

export const PASSWORD = 'correct horse';

export const registration = (first: string, more: object = {}) => ({
  first,
  last: 'Tester',
  email: `${first}@example.org`,
  password: PASSWORD,
  phone: '(801) 555-0100',
  ...more,
});

export interface Member {
  readonly ref_id: string;
  readonly browser: Browser;
}

/** Registers somebody, who is then signed in. */
export async function member(server: TestServer, first: string, more: object = {}): Promise<Member> {
  const browser = new Browser(server.app);
  const { body } = await browser.post('/auth/register', registration(first, more));
  return { ref_id: refOf(body), browser };
}

/** Registers somebody who holds the platform admin right. */
export async function platformAdmin(server: TestServer, first: string): Promise<Member> {
  const made = await member(server, first);
  await server.execute(personAggregate, made.ref_id, { type: 'GrantPlatformAdmin' });
  return made;
}

export function refOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'ref_id' in body && typeof body.ref_id === 'string') {
    return body.ref_id;
  }
  throw new Error(`no person: ${JSON.stringify(body)}`);
}

export interface Kept {
  readonly ref_id: string | null;
  readonly subject: string;
  readonly text: string;
}

/** The mails kept for a person, the newest last. */
export async function mailsTo(server: Pick<TestServer, 'pool' | 'vault'>, ref_id: string): Promise<Kept[]> {
  const { rows } = await server.pool.query<{ about: string[]; sealed: string }>(
    'select about, sealed from outbox.messages where ref_id = $1 order by at',
    [ref_id],
  );
  const letters = rows.map(async ({ about, sealed }) => {
    const letter = await unsealLetter(server.vault, { ref_id, about }, sealed);
    return letter ? [{ ...letter, ref_id }] : [];
  });
  return (await Promise.all(letters)).flat();
}

/** The token of the newest link mailed to the person. */
export async function mailedToken(server: TestServer, ref_id: string): Promise<string> {
  const links = (await mailsTo(server, ref_id)).flatMap(
    ({ text }) => text.match(/\/reset\/(\S+)/)?.[1] ?? [],
  );
  return links.at(-1) ?? '';
}
