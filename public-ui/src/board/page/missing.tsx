import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';

export const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFailed && error.status === 404;

const Unknown = lazyPart(async () => (await import('./UnknownTournament.tsx')).UnknownTournament);

/** Loads the board's words when needed: dead links are rare. */
export const UnknownTournament = () => (
  <Part>
    <Unknown />
  </Part>
);
