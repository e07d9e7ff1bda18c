import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';

/** Whether a read failed because there is no such tournament, or none this reader may know of. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFailed && error.status === 404;

const Unknown = lazyPart(async () => (await import('./UnknownTournament.tsx')).UnknownTournament);

/** Comes with the board's words when it is needed: an address that leads nowhere is rare. */
export const UnknownTournament = () => (
  <Part>
    <Unknown />
  </Part>
);
