/**
 * Loads a file of the page while there is a network, and rejects at once while there is none: browsers remember until a
 * reload what they could not get, for the file and for all others that share a part with it.
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('There is no network.');
  return load();
}
