/** Whether the server answers, whatever the browser says of the network: a venue's may be dead and look alive. */
export const isAnswering = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A browser may call itself offline that is on the server's own machine. */
export const isReachable = async (): Promise<boolean> => navigator.onLine !== false || isAnswering();

/**
 * Loads a file of the page, and rejects without asking for it while the server is out of reach: browsers remember until a
 * reload what they could not get, for the file and for all others that share a part with it.
 */
export async function whileReachable<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!(await isReachable())) throw new Error('The server is out of reach.');
  return load();
}
