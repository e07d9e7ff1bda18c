import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import Fastify from 'fastify';
import pg from 'pg';
import { answerWith } from '../rpc.ts';
import { portOf } from './portOf.ts';

/**
 * What would be written instead of the product: rows in PostgreSQL, changed where they stand. It keeps a shift's spots
 * and a log of who did what, and nothing else that the product promises.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await pool.query(`
  create table shifts (sid text primary key, tid text not null, spots integer not null);
  create table signups (
    id bigint generated always as identity primary key,
    sid text not null references shifts, ref_id text not null, unique (sid, ref_id)
  );
  create table actions (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(), actor text not null, what text not null, sid text not null
  );
`);

interface SignUp {
  readonly Params: { readonly sid: string };
  readonly Body: { readonly tid: string; readonly ref_id: string };
}

const app = Fastify();
await app.register(cookie);
await app.register(jwt, {
  secret: randomBytes(32).toString('hex'),
  cookie: { cookieName: 'crud', signed: false },
});

const IN_AN_HOUR = Math.floor(Date.now() / 1_000) + 3_600;

const body = {
  type: 'object',
  required: ['tid', 'ref_id'],
  properties: { tid: { type: 'string' }, ref_id: { type: 'string' } },
};

app.put<SignUp>('/signups/:sid', { schema: { body } }, async (request, reply) => {
  await request.jwtVerify({ onlyCookie: true });
  const { sub } = request.user;
  const { sid } = request.params;
  const { tid, ref_id } = request.body;
  if (sub !== ref_id) return reply.code(403).send({ message: 'Only for yourself' });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const shift = await client.query('select spots from shifts where sid = $1 and tid = $2 for update', [
      sid,
      tid,
    ]);
    const taken = await client.query('select count(*)::int as count from signups where sid = $1', [sid]);
    if (!(taken.rows[0].count < shift.rows[0]?.spots)) throw new Error('full');
    await client.query('insert into signups (sid, ref_id) values ($1, $2)', [sid, ref_id]);
    await client.query("insert into actions (actor, what, sid) values ($1, 'Selected', $2)", [sub, sid]);
    await client.query('commit');
    return { message: 'Selected' };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});
await app.listen({ port: 0, host: '127.0.0.1' });

const api = {
  port: async (): Promise<number> => portOf(app),

  cookie: async (ref_id: string): Promise<string> =>
    `crud=${app.jwt.sign({ sub: ref_id, jti: ref_id, exp: IN_AN_HOUR })}`,

  async shifts(tid: string, sids: readonly string[], spots: number): Promise<void> {
    await pool.query('insert into shifts select sid, $2, $3 from unnest($1::text[]) sid', [sids, tid, spots]);
  },

  async seated(sids: readonly string[]): Promise<number> {
    const { rows } = await pool.query('select count(*)::int as count from signups where sid = any($1)', [
      sids,
    ]);
    return rows[0].count;
  },
};
export type CrudApi = typeof api;
answerWith(api, async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
