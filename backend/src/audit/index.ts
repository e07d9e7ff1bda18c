export { CHAPTER_STEPS } from './asof/schema.sql.ts';
