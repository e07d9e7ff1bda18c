export { FILE_STEPS } from './schema.sql.ts';
