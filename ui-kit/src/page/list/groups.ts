/** Rows that belong together. Without groups there is one, and it has no heading. */
export interface Group<Row> {
  readonly heading: string | null;
  readonly rows: readonly Row[];
}

/** Groups in the order of their first rows. By hand: phones of some years ago have no `Map.groupBy`. */
export function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): readonly Group<Row>[] {
  if (!groupOf) return [{ heading: null, rows }];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const heading = groupOf(row);
    const members = groups.get(heading);
    if (members) members.push(row);
    else groups.set(heading, [row]);
  }
  return [...groups].map(([heading, members]) => ({ heading, rows: members }));
}
