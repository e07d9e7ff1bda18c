export { boardAggregate } from './aggregate.ts';
export { onBoard, payableSince, runsBoard, saidBy } from './onBoard.ts';
export { boardReactions } from './reactions.ts';
export { boardReads } from './reads.ts';
export { removeContactsAgain } from './removeAgain.ts';
export { boardRooms } from './room.ts';
export { boardRoutes } from './routes.ts';
export { boardRows } from './rows.ts';
export { BoardViews } from './view.ts';
