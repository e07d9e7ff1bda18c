/** Modules that are opened by the same pages and screens, and about how much of them is sent. */
export interface Shared {
  readonly ids: readonly string[];
  readonly users: ReadonlySet<number>;
  readonly bytes: number;
}

/** About what a further file costs whoever needs it: its request, and what is packed worse apart from others. */
const REQUEST_BYTES = 500;

/** Both as one file. */
export const together = (one: Shared, other: Shared): Shared => ({
  ids: [...one.ids, ...other.ids],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

/** How many open the one and not the other. */
const without = (one: Shared, other: Shared): number =>
  [...one.users].filter((user) => !other.users.has(user)).length;

/** Bytes that all users together save by two files being one: requests, less what some of them do not need. */
const saved = (one: Shared, other: Shared): number =>
  REQUEST_BYTES * (one.users.size - without(one, other)) -
  one.bytes * without(other, one) -
  other.bytes * without(one, other);

/** Makes two files one for as long as that saves something, the most first. */
export function merged(files: readonly Shared[]): readonly Shared[] {
  const pairs = files.flatMap((one, index) =>
    files.slice(index + 1).map((other) => ({ one, other, saves: saved(one, other) })),
  );
  const [best] = pairs.filter(({ saves }) => saves > 0).sort((a, b) => b.saves - a.saves);
  if (!best) return files;
  const { one, other } = best;
  return merged([...files.filter((file) => file !== one && file !== other), together(one, other)]);
}
