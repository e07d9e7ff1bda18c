/** `2026-03-07` as people write it: `03/07/2026`. */
export const edgeDate = (date: string): string =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
