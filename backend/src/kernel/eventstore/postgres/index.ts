export { migrateLog, openPostgresStore, type PostgresStoreOptions } from './store.ts';
