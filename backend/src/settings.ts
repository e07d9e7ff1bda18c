import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { DEMO_PASSWORD } from '@courtcrew/domain/accounts/index.ts';
import { FEDERAL, type Threshold } from '@courtcrew/domain/kernel/taxThreshold.ts';
import { isVisible } from '@courtcrew/domain/kernel/visible.ts';
import { z } from 'zod';
import { COST, type Cost } from './kernel/identity/index.ts';
import type { MailSettings, SmsSettings } from './kernel/jobs/index.ts';
import { ROLES, type Role, type Roles } from './kernel/platform/roles.ts';
import { keptSecrets } from './kernel/platform/secrets.ts';
import { CannotStart } from './kernel/platform/startup.ts';

/** What stands before the last `@` of an address: `scheme://user:password`. */
const LOGIN = /^[a-z+]+:\/\/[^/?#@]*$/i;

/** A password that was pasted unescaped may leave part of itself as the host, which errors would print. */
const url = (what: string, ...protocols: string[]) =>
  z
    .string()
    .refine((text) => !text.includes('@') || LOGIN.test(text.slice(0, text.lastIndexOf('@'))), {
      error: 'must have the special characters of its password percent-encoded, like %40 for @',
      abort: true,
    })
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be ${what}`,
      abort: true,
    });

const origin = url('an http or https address', 'http:', 'https:')
  .refine((text) => {
    const { pathname, search, hash, username } = new URL(text);
    return pathname === '/' && !search && !hash && !username;
  }, 'must be an origin without a path, like https://crew.example.org')
  .transform((text) => new URL(text).origin);

const vaultKey = z
  .string()
  .regex(/^(?:[0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/i, 'must be 32 bytes in hex or base64')
  .transform((text) => Buffer.from(text, text.length === 64 ? 'hex' : 'base64'));

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be IP addresses or CIDR networks, separated by commas');

const roles = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts): parts is Role[] => parts.every((part) => ROLES.includes(part as Role)), {
    error: `must be one or more of ${ROLES.join(', ')}, separated by commas`,
  })
  .transform((parts): Roles => new Set(parts));

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
    error: 'must be a port number from 1 to 65535',
  })
  .transform(Number);

const count = (most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
      error: `must be a number from 1 to ${most}`,
    })
    .transform(Number);

const reportedSums = z
  .string()
  .refine((text) => /^\d{4}:\d{1,7}(?:,\d{4}:\d{1,7})*$/.test(text), {
    error: 'must be years and dollars like 2026:2000,2028:2100',
  })
  .transform((text) => [
    ...FEDERAL,
    ...text.split(',').map((part): Threshold => {
      const [from, dollars] = part.split(':').map(Number);
      return { from: from ?? 0, sum: (dollars ?? 0) * 100 };
    }),
  ]);

const directory = z.string().transform((path) => resolve(path));

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const modes = ['development', 'test', 'production'] as const;
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

/** Every variable the server reads; README lists them in this order. */
const variables = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('localhost'),
  DATA_DIR: directory.default(resolve('.data')),
  DATABASE_URL: url('a postgres:// address', 'postgres:', 'postgresql:').optional(),
  EVENTSTORE_URL: z
    .string()
    .regex(
      /^(?:esdb|kurrentdb)(?:\+discover)?:\/\/(?:[^@/?\s]+@)?[\w.-]+(?::\d{1,5})?(?:,[\w.-]+(?::\d{1,5})?)*\/?(?:\?\S*)?$/,
      'must be an esdb:// or kurrentdb:// address, of one server or of several separated by commas',
    )
    .optional(),
  ROLES: roles.default(new Set(ROLES)),
  PUBLIC_URL: origin.optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(200)
    .refine(
      (password) => isVisible(password) && password !== DEMO_PASSWORD,
      "must not be blank or the demo's",
    )
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_KEY: vaultKey.optional(),
  VAULT_KEY_BEFORE: vaultKey.optional(),
  ERASURES_DIR: directory.optional(),
  PROOFS_DIR: directory.optional(),
  SMTP_URL: url('an smtp:// or smtps:// address', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be a sender address')
    .optional(),
  SMTP_CONNECTIONS: count(50).default(5),
  SMTP_RATE: count(100_000).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, 'must be a selector like mail2026')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hex digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number like +12025550123')
    .optional(),
  TWILIO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://api.twilio.com' })
    .optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  TAX_REPORT_FROM: reportedSums.default([...FEDERAL]),
  TRUST_PROXY: networks.default([]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without spaces')
    .optional(),
  NODE_ENV: oneOf(modes).default('development'),
});

type Variables = z.infer<typeof variables>;

/** Reads the environment, making missing secrets once. Throws `CannotStart` naming a variable, never its value. */
export function loadSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = parse(env);
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  return {
    port: given.PORT,
    host: given.HOST,
    passwordCost: costOf(given),
    dataDir: given.DATA_DIR,
    /** Absent: the embedded PostgreSQL under `dataDir` is used. */
    databaseUrl: given.DATABASE_URL,
    /** Absent: events are kept in PostgreSQL. */
    eventStoreUrl: given.EVENTSTORE_URL,
    /** What this server does; others on the same database do the rest. */
    roles: rolesOf(given),
    /** Origin that people see, without a trailing slash; links in mails and the Origin check use it. */
    publicUrl,
    /** Cookies are secure and HSTS is sent. */
    https: publicUrl.startsWith('https:'),
    /** The first platform admin; a missing part is generated and shown once. */
    admin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    ...secretsOf(given),
    /** What this key wraps is brought under `vaultKey` at the start. */
    vaultKeyBefore: given.VAULT_KEY_BEFORE,
    /** The list of erased people, apart from what a backup of the data brings back. */
    erasures: {
      directory: given.ERASURES_DIR ?? join(given.DATA_DIR, 'erasures'),
      required: given.ERASURES_DIR !== undefined || given.DATABASE_URL === undefined,
    },
    /** Signed checkpoints of the log, apart from the data. */
    proofs: {
      directory: given.PROOFS_DIR ?? join(given.DATA_DIR, 'proofs'),
      required: given.PROOFS_DIR !== undefined,
    },
    /** Absent: messages stay in the local outbox. */
    mail: mailOf(given),
    sms: smsOf(given),
    logLevel: given.LOG_LEVEL,
    /** From which sums a year on people's pay is reported to the tax office. */
    reportedSums: given.TAX_REPORT_FROM,
    trustProxy: given.TRUST_PROXY,
    /** Absent: only this machine itself reads /metrics. */
    metricsToken: given.METRICS_TOKEN,
    mode: given.NODE_ENV,
  };
}

export type Settings = Readonly<ReturnType<typeof loadSettings>>;

/** A password of blanks was meant as one: dropped, another would be generated without a word. */
const isGiven = (name: string, value: string): boolean =>
  (name === 'ADMIN_PASSWORD' ? value : value.trim()) !== '';

/** An empty variable counts as absent: that is what `${NAME:-}` in a compose file gives. */
function parse(env: Readonly<Record<string, string | undefined>>): Variables {
  const present = Object.entries(env).filter(([name, value]) => isGiven(name, value ?? ''));
  const parsed = variables.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  const [problem] = parsed.error.issues;
  throw new CannotStart(`${String(problem?.path[0])} ${problem?.message}`);
}

function secretsOf(given: Variables) {
  const { SESSION_SECRET: sessionSecret, VAULT_KEY: vaultKey } = given;
  if (sessionSecret && vaultKey) return { sessionSecret, vaultKey };
  // Several servers share an outside database and must share its secrets; a lost key loses people's data.
  if (given.DATABASE_URL && given.NODE_ENV === 'production') {
    throw new CannotStart(
      `${sessionSecret ? 'VAULT_KEY' : 'SESSION_SECRET'} must be set in production when DATABASE_URL is set`,
    );
  }
  const kept = keptSecrets(given.DATA_DIR);
  return {
    sessionSecret: sessionSecret ?? kept.sessionSecret,
    vaultKey: vaultKey ?? Buffer.from(kept.vaultKey, 'base64'),
  };
}

/** Names that lead nowhere (RFC 2606), and this machine's. */
const OF_NOBODY = /\.(?:test|example|invalid)$|^localhost$|^127\.0\.0\.1$|^\[::1\]$/;

/** A server under test hashes quickly, so nobody but this machine may reach it, not through a proxy either. */
function costOf({ NODE_ENV: mode, HOST: host, PUBLIC_URL: url }: Variables): Cost {
  if (mode !== 'test') return COST;
  if (!LOOPBACK.includes(host))
    throw new CannotStart(`HOST must be one of ${LOOPBACK.join(', ')} with NODE_ENV=test`);
  if (url && !OF_NOBODY.test(new URL(url).hostname))
    throw new CannotStart('PUBLIC_URL must be an address of this machine with NODE_ENV=test');
  return { logN: 10, r: 8, p: 1 };
}

function rolesOf({ ROLES: roles, DATABASE_URL: databaseUrl }: Variables): Roles {
  const vacant = ROLES.filter((role) => !roles.has(role));
  // One server has the embedded database to itself: nobody would do the rest.
  if (vacant.length > 0 && !databaseUrl) {
    throw new CannotStart(`ROLES must name ${vacant.join(', ')} too unless DATABASE_URL is set`);
  }
  return roles;
}

function mailOf(given: Variables): Omit<MailSettings, 'publicUrl'> | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, SMTP_CONNECTIONS: connections, SMTP_RATE: rate } = given;
  // Read also where no mail is sent yet: a wrong one is to be found at this start, not at a later one.
  if (!smtpUrl && given.DKIM_KEY_FILE) rsaKeyIn(given.DKIM_KEY_FILE);
  if (!smtpUrl) return undefined;
  if (!from) throw new CannotStart('MAIL_FROM must be set when SMTP_URL is set');
  return { smtpUrl, from, connections, rate, dkim: dkimOf(given, from) };
}

/** The domain of the sender signs: a signature of another one proves nothing of the sender. */
function dkimOf({ DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file }: Variables, from: string) {
  if (!keySelector && !file) return undefined;
  if (!keySelector || !file) {
    throw new CannotStart(
      `${keySelector ? 'DKIM_KEY_FILE' : 'DKIM_SELECTOR'} must be set: the two DKIM settings go together`,
    );
  }
  const domainName = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return { domainName, keySelector, privateKey: rsaKeyIn(file) };
}

function rsaKeyIn(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    // What is wrong with it could repeat a part of it.
  }
  throw new CannotStart('DKIM_KEY_FILE must be a file that holds an RSA private key in PEM');
}

function smsOf(given: Variables): Omit<SmsSettings, 'publicUrl'> | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = given;
  const { TWILIO_URL: url } = given;
  if (accountSid && authToken && from) return { accountSid, authToken, from, ...(url && { url }) };
  if (!accountSid && !authToken && !from) return undefined;
  const missing = !accountSid ? 'TWILIO_ACCOUNT_SID' : !authToken ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_FROM';
  throw new CannotStart(`${missing} must be set: the three TWILIO settings go together`);
}
