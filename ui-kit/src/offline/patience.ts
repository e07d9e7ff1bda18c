/** Aborts after so many ms. Not `AbortSignal.timeout`, which phones of 2021 lack. */
export function patience(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
