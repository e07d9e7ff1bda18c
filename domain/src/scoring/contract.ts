export * from './contract/cards.ts';
export * from './contract/matches.ts';
export * from './contract/players.ts';
