/** Changed fields only: others' changes to the rest stay. */
export const changesOf = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Values] !== value),
  ) as Partial<Values>;

/** These changes as an edit carries them: with what its editor saw in the same fields. */
export const withSeen = <Changes extends object>(changes: Changes, known: object) => ({
  ...changes,
  seen: Object.fromEntries(
    Object.keys(changes).map((name) => [name, known[name as keyof typeof known]]),
  ) as Changes,
});

/** What was changed in a form since it was opened, and what was seen there; `theirs` counts as seen once it is shown. */
export const editOf = <Values extends object>(before: Values, after: Values, theirs: object) =>
  withSeen(changesOf(before, after), { ...before, ...theirs });
