export { RANKING_ID, ranking } from './aggregate.ts';
