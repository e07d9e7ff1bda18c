import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReportable } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from './kernel/platform/startup.ts';
import { loadSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string> = {}) => loadSettings({ DATA_DIR: dataDir, ...env });

describe('settings', () => {
  test('hash passwords quickly under test, and then only for this machine', () => {
    expect(load().passwordCost.logN).toBe(15);
    expect(load({ NODE_ENV: 'test' }).passwordCost.logN).toBe(10);
    expect(() => load({ NODE_ENV: 'test', HOST: '0.0.0.0' })).toThrow(/^HOST must be one of localhost,/);
    const outside = { NODE_ENV: 'test', PUBLIC_URL: 'https://crew.example.org' };
    expect(() => load(outside)).toThrow(/^PUBLIC_URL must/);
  });

  test('need nothing to be set', () => {
    expect(load()).toMatchObject({
      port: 8080,
      host: 'localhost',
      publicUrl: 'http://localhost:8080',
      https: false,
      databaseUrl: undefined,
      mail: undefined,
      sms: undefined,
      trustProxy: [],
    });
  });

  test('name a key for signing mail that cannot be read, whether or not mail is sent yet', () => {
    expect(() => load({ DKIM_KEY_FILE: '/nowhere/key.pem' })).toThrow(/^DKIM_KEY_FILE must be a file/);
  });

  test('link to the port in use unless an address is given', () => {
    expect(load({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
    expect(load({ PUBLIC_URL: 'https://crew.example.org/' })).toMatchObject({
      publicUrl: 'https://crew.example.org',
      https: true,
    });
  });

  test('count an empty variable as absent', () => {
    expect(load({ DATABASE_URL: '', SMTP_URL: ' ', PORT: '', ADMIN_PASSWORD: '' })).toMatchObject({
      port: 8080,
      mail: undefined,
    });
  });

  test('take the networks whose forwarding is believed', () => {
    expect(load({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ]);
  });

  test('take the sums that are reported to the tax office by year, and else go by federal law', () => {
    const of = (env: Record<string, string>, year: number) => {
      const { reportedSums } = load(env);
      return [600, 2_000, 2_100].map((dollars) => isReportable(reportedSums, year, dollars * 100));
    };
    expect(of({}, 2025)).toEqual([true, true, true]);
    expect(of({}, 2027)).toEqual([false, true, true]);
    const own = { TAX_REPORT_FROM: '2026:600,2027:2100' };
    expect(of(own, 2026)).toEqual([true, true, true]);
    expect(of(own, 2028)).toEqual([false, false, true]);
    expect(() => load({ TAX_REPORT_FROM: '2026:-1' })).toThrow('TAX_REPORT_FROM must be years and dollars');
  });

  test('give a server all roles, or those it is to have', () => {
    const several = { DATABASE_URL: 'postgres://localhost/x' };
    expect([...load().roles]).toEqual(['api', 'projections', 'jobs', 'live']);
    expect([...load({ ...several, ROLES: 'live, api' }).roles]).toEqual(['live', 'api']);
    expect(() => load({ ...several, ROLES: 'api,mail' })).toThrow('ROLES must be one or more of api');
    // Nobody else can take what a server leaves out that has its database to itself.
    expect(() => load({ ROLES: 'api,live' })).toThrow('ROLES must name projections, jobs too');
  });

  test.each([
    ['PORT', '80801'],
    ['PORT', '0'],
    ['PORT', '8e3'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'not an address'],
    ['EVENTSTORE_URL', 'http://localhost:2113'],
    ['EVENTSTORE_URL', 'esdb://?tls=false'],
    ['EVENTSTORE_URL', 'esdb://one:2113,,two:2113'],
    ['EVENTSTORE_URL', 'esdb://one:port'],
    ['PUBLIC_URL', 'https://example.org/crew'],
    ['PUBLIC_URL', 'crew.example.org'],
    ['ADMIN_EMAIL', 'somebody'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'match-point'],
    ['ADMIN_PASSWORD', '          '],
    ['ADMIN_PASSWORD', '\u200b'.repeat(10)],
    ['SESSION_SECRET', 'too short'],
    ['VAULT_KEY', 'a'.repeat(63)],
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_CONNECTIONS', '0'],
    ['SMTP_RATE', 'fast'],
    ['DKIM_SELECTOR', 'two words'],
    ['TWILIO_FROM', '2025550199'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '2'],
    ['NODE_ENV', 'staging'],
  ])('refuse %s=%s in one line that names it and keeps its value secret', (name, value) => {
    const refused = failure({ [name]: value });
    expect(refused).toBeInstanceOf(CannotStart);
    expect(refused.message).toMatch(new RegExp(`^${name} must `));
    expect(refused.message).not.toContain('\n');
    if (value.length > 3) expect(refused.message).not.toContain(value);
  });

  test.each([
    'esdb://localhost:2113?tls=false',
    'esdb+discover://crew:secret@cluster.example.org:2113?tlsCAFile=/certs/ca.crt',
    'esdb://one:2113,two:2113,three?nodePreference=leader',
    'kurrentdb://admin:p%40ss@one.example.org,two.example.org/',
    'kurrentdb+discover://cluster.example.org',
  ])('take %s for an address of the event log', (EVENTSTORE_URL) => {
    expect(load({ EVENTSTORE_URL }).eventStoreUrl).toBe(EVENTSTORE_URL);
  });

  test.each([
    'postgres://courtcrew:p@ss@db/courtcrew',
    'postgres://courtcrew:12/secret@db/courtcrew',
    'postgres://courtcrew:12#secret@db/courtcrew',
    'postgres://courtcrew:12?secret@db/courtcrew',
  ])('see a password that would be read as a host, and do not tell it: %s', (DATABASE_URL) => {
    const { message } = failure({ DATABASE_URL });
    expect(message).toBe(
      'DATABASE_URL must have the special characters of its password percent-encoded, like %40 for @',
    );
  });

  test('take a password with encoded special characters', () => {
    const DATABASE_URL = 'postgres://courtcrew:p%40s%2Fs%23%3F@db:5432/courtcrew';
    expect(load({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('want all three parts of Twilio or none', () => {
    const parts = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+12025550123',
    };
    expect(load(parts).sms).toEqual({
      accountSid: parts.TWILIO_ACCOUNT_SID,
      authToken: 'token',
      from: '+12025550123',
    });
    const { TWILIO_AUTH_TOKEN: _, ...without } = parts;
    expect(failure(without).message).toContain('TWILIO_AUTH_TOKEN');
  });

  test('want a sender before they send mail', () => {
    expect(failure({ SMTP_URL: 'smtp://localhost' }).message).toContain('MAIL_FROM');
    const from = 'Court Desk <desk@example.org>';
    expect(load({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from }).mail?.from).toBe(from);
  });
});

describe('the signature of mails', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Court Desk <desk@example.org>' };
  const keyOf = (type: 'rsa' | 'ed25519') => {
    const file = join(dataDir, `${type}.pem`);
    const { privateKey } =
      type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 1024 }) : generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return file;
  };

  test('is of the sender’s domain', () => {
    const signed = load({ ...mail, DKIM_SELECTOR: 'crew', DKIM_KEY_FILE: keyOf('rsa') }).mail?.dkim;
    expect(signed).toMatchObject({ domainName: 'example.org', keySelector: 'crew' });
  });

  test('wants both its settings, and a key that can sign', () => {
    expect(failure({ ...mail, DKIM_SELECTOR: 'crew' }).message).toMatch(/^DKIM_KEY_FILE must be set/);
    expect(failure({ ...mail, DKIM_KEY_FILE: keyOf('rsa') }).message).toMatch(/^DKIM_SELECTOR must be set/);
    for (const DKIM_KEY_FILE of [join(dataDir, 'none.pem'), keyOf('ed25519')]) {
      expect(failure({ ...mail, DKIM_SELECTOR: 'crew', DKIM_KEY_FILE }).message).toBe(
        'DKIM_KEY_FILE must be a file that holds an RSA private key in PEM',
      );
    }
  });
});

describe('secrets', () => {
  test('are made once and kept where only their owner reads them', () => {
    const first = load();
    expect(first.vaultKey).toHaveLength(32);
    expect(load()).toMatchObject({ sessionSecret: first.sessionSecret, vaultKey: first.vaultKey });
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('of the environment come first, in hex or base64', () => {
    const key = Buffer.alloc(32, 7);
    for (const VAULT_KEY of [key.toString('hex'), key.toString('base64')]) {
      expect(load({ VAULT_KEY, SESSION_SECRET: 's'.repeat(32) })).toMatchObject({
        vaultKey: key,
        sessionSecret: 's'.repeat(32),
      });
    }
  });

  test('that are damaged stop the start and are never replaced', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"vaultKey":');
    expect(failure().message).toMatch(/secrets\.json is damaged/);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"vaultKey":');
  });

  test('must be given in production on a shared database', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/courtcrew' };
    expect(failure(production).message).toContain('SESSION_SECRET');
    expect(failure({ ...production, SESSION_SECRET: 's'.repeat(32) }).message).toContain('VAULT_KEY');
  });
});

function failure(env: Record<string, string> = {}): Error {
  try {
    load(env);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('these settings were accepted');
}
