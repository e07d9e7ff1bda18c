import Fastify from 'fastify';
import { answerWith } from '../rpc.ts';
import { portOf } from './portOf.ts';

/** Nothing but the framework: what HTTP and JSON cost without any work. */
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });

const api = { port: async (): Promise<number> => portOf(app) };
export type HelloApi = typeof api;
answerWith(api);
