/** Works through a list from the front, so many at a time; answers the results in the list's order. */
export async function inOrder<Item, Result>(
  list: readonly Item[],
  inFlight: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = list.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
}
