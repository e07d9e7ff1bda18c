import { openEventStoreDb } from '../../src/kernel/eventstore/eventstoredb/index.ts';
import { storeContract } from './contract.ts';
import { GrpcPeer } from './grpcPeer.ts';

storeContract('the EventStoreDB event store, against a scripted server', async () => {
  const peer = await GrpcPeer.start();
  return {
    open: () => openEventStoreDb({ connectionString: peer.connectionString }),
    remove: async () => peer.stop(),
  };
});
