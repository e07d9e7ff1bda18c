export { rosterAggregate } from './aggregate.ts';
export { firstShiftsRead } from './earlyReads.ts';
export { RosterFacts } from './facts.ts';
export { rosterReactions } from './reactions.ts';
export { rosterResources } from './rest.ts';
export { rosterRoutes } from './routes.ts';
export { rosterRows } from './rows.ts';
export { WayOut } from './wayOut.ts';
