import { readFile } from 'node:fs/promises';

/** Answers a request for a font as the product does: tests have the file where the package keeps it. */
export async function fontFile(address: string): Promise<Response> {
  return new Response(await readFile(address.slice(address.lastIndexOf('node_modules/'))));
}
