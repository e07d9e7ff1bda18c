export { LOG_STEPS } from './schema.sql.ts';
export { openPostgresStore, type PostgresStoreOptions } from './store.ts';
