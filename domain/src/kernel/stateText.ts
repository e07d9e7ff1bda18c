import { Map as Index, OrderedMap, OrderedSet, Set as Refs } from 'immutable';

/**
 * States as text and back. They are values: plain objects, lists and collections. Each of them is written once, with
 * its number wherever it stands: what two share, such as what a board was before and after an action, is shared again.
 */

/** A value as it is written: itself, `[number]` for what has parts, `[]` for undefined. */
type Written = string | number | boolean | null | readonly number[];
/** Parts by name, or the name of a collection and then its parts. */
type Node = Readonly<Record<string, Written>> | readonly Written[];

const pairs = (parts: readonly unknown[]): [unknown, unknown][] =>
  Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index], parts[2 * index + 1]]);

/** The first that a value is an instance of is its kind: an ordered map is a map, too. */
const COLLECTIONS: readonly {
  readonly name: string;
  readonly holds: (value: object) => boolean;
  readonly made: (parts: readonly unknown[]) => unknown;
}[] = [
  { name: 'list', holds: Array.isArray, made: (parts) => parts },
  { name: 'map', holds: (value) => value instanceof Map, made: (parts) => new Map(pairs(parts)) },
  { name: 'set', holds: (value) => value instanceof Set, made: (parts) => new Set(parts) },
  { name: 'orderedIndex', holds: OrderedMap.isOrderedMap, made: (parts) => OrderedMap(pairs(parts)) },
  { name: 'orderedRefs', holds: OrderedSet.isOrderedSet, made: (parts) => OrderedSet(parts) },
  { name: 'index', holds: Index.isMap, made: (parts) => Index(pairs(parts)) },
  { name: 'refs', holds: Refs.isSet, made: (parts) => Refs(parts) },
];

const MAPS: ReadonlySet<string> = new Set(['map', 'orderedIndex', 'index']);

/** Throws where something is no value of these kinds: it would not come back as it was. */
export function stateText(state: unknown): string {
  const nodes: Node[] = [];
  const known = new Map<object, readonly number[]>();
  const written = (value: unknown): Written => {
    if (value === undefined) return [];
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value !== 'object') throw new TypeError(`a state holds a ${typeof value}`);
    const before = known.get(value);
    if (before) return before;
    const node = nodeOf(value, written);
    const number = [nodes.push(node) - 1];
    known.set(value, number);
    return number;
  };
  return JSON.stringify({ state: written(state), nodes });
}

function nodeOf(value: object, written: (part: unknown) => Written): Node {
  const kind = COLLECTIONS.find(({ holds }) => holds(value));
  if (kind) {
    const parts = [...(value as Iterable<unknown>)];
    return [kind.name, ...(MAPS.has(kind.name) ? parts.flat(1) : parts).map(written)];
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('a state holds a thing of a class');
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, written(part)]));
}

export function stateIn(text: string): unknown {
  const { state, nodes } = JSON.parse(text) as { state: Written; nodes: readonly Node[] };
  const made: unknown[] = [];
  const read = (value: Written): unknown => {
    if (!Array.isArray(value)) return value;
    const [number] = value as readonly number[];
    return number === undefined ? undefined : made[number];
  };
  // What has parts stands behind them.
  for (const node of nodes) made.push(madeOf(node, read));
  return read(state);
}

/** Plain objects become what they were in place: there are many. */
function madeOf(node: Node, read: (value: Written) => unknown): unknown {
  if (Array.isArray(node)) {
    const [name, ...parts] = node as readonly Written[];
    return COLLECTIONS.find((kind) => kind.name === name)?.made(parts.map(read));
  }
  const made = node as Record<string, unknown>;
  for (const field in made) {
    if (Array.isArray(made[field])) made[field] = read(made[field] as Written);
  }
  return made;
}
