/** Modules that are opened by the same pages and screens, and about how much of them is sent. */
export interface Shared {
  readonly ids: readonly string[];
  readonly users: ReadonlySet<number>;
  readonly bytes: number;
}

/** How files are weighed against each other. */
interface Scale {
  readonly importsOf: (id: string) => readonly string[];
  /** How much a page or screen counts beside others. */
  readonly weight: (user: number) => number;
}

/** About what a further file costs whoever needs it: its request, and what is packed worse apart from others. */
const REQUEST_BYTES = 1_200;

/** Both as one file. */
export const together = (one: Shared, other: Shared): Shared => ({
  ids: [...one.ids, ...other.ids],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

type Needs = ReadonlyMap<Shared, ReadonlySet<Shared>>;

/** Which files each file brings along, by what its modules import. */
function needsOf(files: readonly Shared[], importsOf: Scale['importsOf']): Needs {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  const needs = new Map<Shared, Set<Shared>>();
  const collect = (file: Shared): ReadonlySet<Shared> => {
    const known = needs.get(file);
    if (known) return known;
    const found = new Set<Shared>();
    needs.set(file, found);
    for (const id of file.ids.flatMap(importsOf)) {
      const next = fileOf.get(id);
      if (next === undefined || next === file) continue;
      found.add(next);
      for (const further of collect(next)) found.add(further);
    }
    return found;
  };
  files.forEach(collect);
  return needs;
}

const NONE: ReadonlySet<Shared> = new Set();

/** Both files, and those on the way from one to the other, which would need what needs them. */
const alongWith = (one: Shared, other: Shared, needs: Needs): readonly Shared[] => {
  const between = (from: Shared, to: Shared) =>
    [...(needs.get(from) ?? NONE)].filter((file) => file !== to && needs.get(file)?.has(to));
  return [one, other, ...between(one, other), ...between(other, one)];
};

/** Bytes that all users together save by files being one: requests, less what some of them do not need. */
function saved(parts: readonly Shared[], needs: Needs, weight: Scale['weight']): number {
  const whole = parts.reduce(together);
  const brought = new Set(parts.flatMap((part) => [...(needs.get(part) ?? NONE)]));
  let saves = 0;
  for (const user of whole.users) {
    let bytes = -REQUEST_BYTES;
    for (const part of parts) bytes += part.users.has(user) ? REQUEST_BYTES : -part.bytes;
    for (const file of brought)
      if (!file.users.has(user) && !parts.includes(file)) bytes -= REQUEST_BYTES + file.bytes;
    saves += weight(user) * bytes;
  }
  return saves;
}

/** Makes files one for as long as that saves something, the most first; each file stands behind those it needs. */
export function merged(
  files: readonly Shared[],
  scale: Scale = { importsOf: () => [], weight: () => 1 },
): readonly Shared[] {
  const needs = needsOf(files, scale.importsOf);
  let best: { readonly parts: readonly Shared[]; readonly saves: number } = { parts: [], saves: 0 };
  for (const [index, one] of files.entries())
    for (const other of files.slice(index + 1)) {
      if (![...one.users].some((user) => other.users.has(user))) continue;
      const parts = alongWith(one, other, needs);
      const saves = saved(parts, needs, scale.weight);
      if (saves > best.saves) best = { parts, saves };
    }
  const { parts } = best;
  if (parts.length === 0)
    return files.toSorted((a, b) => (needs.get(a)?.size ?? 0) - (needs.get(b)?.size ?? 0));
  const whole = parts.reduce(together);
  const brought = new Set(parts.flatMap((part) => [...(needs.get(part) ?? NONE)]));
  return merged(
    [
      ...files
        .filter((file) => !parts.includes(file))
        .map((file) =>
          brought.has(file) ? { ...file, users: new Set([...file.users, ...whole.users]) } : file,
        ),
      whole,
    ],
    scale,
  );
}
