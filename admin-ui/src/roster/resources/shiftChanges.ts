import { changesOnly } from '../../kit/rest/changes.ts';

/**
 * What was changed of a shift. The hours that are seen go together: without its end a shift whose start moves past it has
 * no length any more; with it, it ends the next time that the clock shows so.
 */
export const shiftChanges: typeof changesOnly = (data, options) => {
  const before = options?.previousData;
  const changes = changesOnly(data, options);
  return before && 'start' in changes && before.end !== before.start
    ? { ...changes, end: data.end }
    : changes;
};
