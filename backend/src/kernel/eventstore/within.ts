export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A promise with a deadline of our own: a driver's deadlines do not end every wait. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new NoAnswer(`no answer in ${Math.round(milliseconds)} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
