/** Answers name whole seconds, and travel: a smaller difference is none. */
const NOISE_MS = 2_000;

let ahead = 0;

/** Now by the server's clock, ms since 1970. A television's own may be hours off. */
export const serverNow = (): number => Date.now() + ahead;

/** Sets this page's clock by the `Date` header of an answer that has just come. */
export function setServerClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Math.abs(difference) <= NOISE_MS) ahead = 0;
  else if (Math.abs(difference - ahead) > NOISE_MS) ahead = difference;
}
