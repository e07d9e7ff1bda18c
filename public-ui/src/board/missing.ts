import { CallFailed } from '@courtcrew/domain/contract/client.ts';

/** Whether a read failed because there is no such tournament, or none this reader may know of. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFailed && error.status === 404;
