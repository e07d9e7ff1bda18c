/** The fields of a form that are different now: what somebody else has done to the others meanwhile stays. */
export const changesOf = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Values] !== value),
  ) as Partial<Values>;
