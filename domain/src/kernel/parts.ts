/** A list in parts of at most `size`, in its order: what is too much for one statement, request or append goes in several. */
export const partsOf = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
