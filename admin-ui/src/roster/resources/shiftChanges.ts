import { changesOnly } from '../../kit/rest/changes.ts';

/**
 * Changed fields of a shift. Hours are sent together: a start moved past the end would leave no length; with the end,
 * it ends the next time the clock shows that.
 */
export const shiftChanges: typeof changesOnly = (data, options, theirs) => {
  const before = options?.previousData;
  const changes = changesOnly(data, options, theirs);
  if (!before || !('start' in changes) || before.end === before.start) return changes;
  return { ...changes, end: data.end, seen: { end: theirs?.end ?? before.end, ...changes.seen } };
};
