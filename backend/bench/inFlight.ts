/** Works through a list from the front, so many at a time. */
export async function inOrder<T>(
  list: readonly T[],
  inFlight: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = list.values();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
