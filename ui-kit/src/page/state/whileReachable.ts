/** Whether the server answers, whatever the browser says of the network. */
export const isAnswering = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A browser on the server's own machine may call itself offline. */
export const isReachable = async (): Promise<boolean> => navigator.onLine !== false || isAnswering();

/** Rejects without a request while the server is unreachable: browsers cache a failed module until a reload. */
export async function whileReachable<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!(await isReachable())) throw new Error('The server is out of reach.');
  return load();
}
