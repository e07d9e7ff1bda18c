import { describe, test } from 'vitest';
import { openEventStoreDb } from '../../src/kernel/eventstore/eventstoredb/index.ts';
import { storeContract, UNHURRIED_MS } from './contract.ts';
import { findEventStoreServer } from './eventStoreServer.ts';

const server = await findEventStoreServer();

if (server.found) {
  storeContract(`the EventStoreDB event store, against ${server.what}`, async () => ({
    open: () => openEventStoreDb({ connectionString: server.connectionString, callTimeoutMs: UNHURRIED_MS }),
    remove: () => server.stop(),
  }));
} else {
  describe('the EventStoreDB event store, against a real server', () => {
    test.skip(`NOT RUN: ${server.reason}`, () => undefined);
  });
}
