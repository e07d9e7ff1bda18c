export { boardAggregate } from './aggregate.ts';
export { boardReactions } from './reactions.ts';
export { boardRoutes } from './routes.ts';
export { boardRows } from './rows.ts';
