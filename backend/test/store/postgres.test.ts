import { openPostgresStore } from '../../src/kernel/eventstore/postgres/index.ts';
import { testDatabase } from '../support/database.ts';
import { storeContract } from './contract.ts';

storeContract('the PostgreSQL event store', async () => {
  const database = await testDatabase();
  return {
    open: () => openPostgresStore({ connectionString: database.url }),
    remove: () => database.drop(),
  };
});
