import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { takeSteps } from '@courtcrew/projections/kernel/steps.ts';
import type { Pool, PoolClient } from 'pg';
import { CannotStart } from '../platform/startup.ts';
import { close, type Key, opened } from './box.ts';
import { VAULT_STEPS } from './schema.sql.ts';

/** The keys an installation is opened with, from its settings. */
export interface InstallationKeys {
  readonly vaultKey: Buffer;
  /** The key in use before, or a second one in use by mistake: what it wraps is brought under `vaultKey`. */
  readonly vaultKeyBefore?: Buffer | undefined;
  readonly sessionSecret: string;
}

export interface Installation {
  /** Tells it from others; a restored copy keeps it. */
  readonly id: string;
  /** Keys digests of claims, drawn ids and fingerprints; kept with the data, unlike SESSION_SECRET. */
  readonly secret: string;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
}

interface WrappedKey {
  readonly ref_id: string;
  readonly wrapped_key: Buffer;
}

/** Two processes that start at once must agree on one key, and on one secret. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('courtcrew.installation', 0))`;
const CONTEXT = 'installation';
const REWRAPPED_AT_ONCE = 5_000;

/**
 * Proves that the vault key is the one the data was sealed with, before anything is written: with another one
 * nothing could be read, and new people would be sealed under a key that is lost at the next start. The first start
 * stores what later ones prove it by; data from before that was done are proved by the keys of their people.
 * Throws `CannotStart`.
 */
export const openInstallation = (pool: Pool, keys: InstallationKeys): Promise<Installation> =>
  opening(pool, keys, { begins: true });

/** The same for a tool, which makes no first start: a database named by mistake would look whole. Throws `CannotStart`. */
export const joinInstallation = (pool: Pool, keys: InstallationKeys): Promise<Installation> =>
  opening(pool, keys, { begins: false });

interface Opening {
  /** Whether this may be the first start. */
  readonly begins: boolean;
}

async function opening(pool: Pool, keys: InstallationKeys, how: Opening): Promise<Installation> {
  const tx = await pool.connect();
  let done = false;
  try {
    await tx.query('begin');
    await tx.query(ONE_AT_A_TIME);
    await takeSteps(tx, VAULT_STEPS);
    const installation = await proved(tx, keys, how);
    await tx.query('commit');
    done = true;
    return installation;
  } finally {
    if (!done) await tx.query('rollback').catch(() => undefined);
    tx.release();
  }
}

async function proved(tx: PoolClient, keys: InstallationKeys, { begins }: Opening): Promise<Installation> {
  const wrapping = wrappingOf(keys);
  const { vaultKey, vaultKeyBefore } = wrapping;
  const { rows } = await tx.query<Row>('select id, sealed from vault.installation');
  const [row] = rows;
  const secret = row && opened(vaultKey, row.sealed, CONTEXT);
  if (row && secret && !vaultKeyBefore) return { id: row.id, secret: secret.toString() };
  const before = row && vaultKeyBefore && opened(vaultKeyBefore, row.sealed, CONTEXT);
  const kept = secret || before;
  if (row && !kept) throw new CannotStart(WRONG_KEY);
  const people = await provedByPeople(tx, wrapping);
  if (!row && people === 0 && !begins) throw new CannotStart(NO_DATA);
  const installation = {
    id: row?.id ?? randomUUID(),
    // Data from before the secret was kept with them have their claims and ids from the session secret.
    secret: kept?.toString() ?? (people > 0 ? keys.sessionSecret : randomBytes(48).toString('base64url')),
  };
  await tx.query(
    `insert into vault.installation (id, sealed) values ($1, $2) on conflict (one) do update set sealed = excluded.sealed`,
    [installation.id, close(vaultKey, Buffer.from(installation.secret), CONTEXT)],
  );
  return installation;
}

interface WrappingKeys {
  readonly vaultKey: Key;
  readonly vaultKeyBefore: Key | undefined;
}

const wrappingOf = ({ vaultKey, vaultKeyBefore }: InstallationKeys): WrappingKeys => ({
  vaultKey: createSecretKey(vaultKey),
  vaultKeyBefore: vaultKeyBefore && createSecretKey(vaultKeyBefore),
});

/** Every person's key opens with the vault key, those of the key before brought under it. Answers how many. */
async function provedByPeople(tx: PoolClient, { vaultKey, vaultKeyBefore }: WrappingKeys): Promise<number> {
  const { rows } = await tx.query<WrappedKey>(
    'select ref_id, wrapped_key from vault.person_keys where wrapped_key is not null',
  );
  const closed = rows.filter(({ ref_id, wrapped_key }) => !opened(vaultKey, wrapped_key, ref_id));
  const rewrapped = closed.flatMap(({ ref_id, wrapped_key }) => {
    const key = vaultKeyBefore && opened(vaultKeyBefore, wrapped_key, ref_id);
    return key ? [{ ref_id, wrapped_key: close(vaultKey, key, ref_id) }] : [];
  });
  if (rewrapped.length < closed.length) {
    const open = rows.length - closed.length + rewrapped.length;
    throw new CannotStart(open === 0 ? WRONG_KEY : severalKeys(open, rows.length));
  }
  for (const page of partsOf(rewrapped, REWRAPPED_AT_ONCE)) {
    await tx.query(
      `update vault.person_keys k set wrapped_key = w.wrapped_key
       from unnest($1::text[], $2::bytea[]) as w (ref_id, wrapped_key) where k.ref_id = w.ref_id`,
      [page.map(({ ref_id }) => ref_id), page.map(({ wrapped_key }) => wrapped_key)],
    );
  }
  return rows.length;
}

const WRONG_KEY =
  'VAULT_KEY: not the key these data were sealed with; set that key, or put back the secrets.json that belongs to them';

const NO_DATA = 'DATABASE_URL: no server has kept data in this database';

const severalKeys = (open: number, all: number): string =>
  `VAULT_KEY: these data were sealed with more than one key, and only ${open} of ${all} people can be read; set VAULT_KEY to one key and VAULT_KEY_BEFORE to the other`;
