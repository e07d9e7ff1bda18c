import { openEventStoreDb } from '../../src/kernel/eventstore/eventstoredb/index.ts';
import { storeContract, UNHURRIED_MS } from './contract.ts';
import { GrpcPeer } from './grpcPeer.ts';

storeContract('the EventStoreDB event store, against a scripted server', async () => {
  const peer = await GrpcPeer.start();
  return {
    open: () => openEventStoreDb({ connectionString: peer.connectionString, callTimeoutMs: UNHURRIED_MS }),
    remove: async () => peer.stop(),
  };
});
