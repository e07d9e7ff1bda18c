import type { Plugin } from 'vite';

/** `domain/src/roster/contract.ts`, `domain/src/roster/contract/signup.ts`; not the shared `domain/src/contract`. */
const CONTRACT = /\/domain\/src\/[^/]+\/contract(\.ts|\/[^/]+\.ts)$/;
/** Ends the name of the module that keeps a contract's schemas. */
export const SCHEMAS = '?schemas';

const ADDRESS = ['area', 'method', 'path', 'policy', 'isCall'];

const isCall = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'isCall' in value;

/**
 * A browser needs of a declared call only where it goes; the server checks what is in it. So calls reach the
 * bundle as plain addresses, and the schema library with all schemas stays out, unless a screen imports a schema
 * by its own name, for a form.
 */
export const contractsAsAddresses = (): Plugin => ({
  name: 'courtcrew-contracts-as-addresses',
  enforce: 'pre',
  async load(id) {
    if (!CONTRACT.test(id)) return null;
    this.addWatchFile(id);
    const exported: Record<string, unknown> = await import(`file://${id}?at=${Date.now()}`);
    return Object.entries(exported)
      .map(([name, value]) =>
        isCall(value)
          ? `export const ${name} = ${JSON.stringify(value, ADDRESS)};`
          : `export { ${name} } from ${JSON.stringify(id + SCHEMAS)};`,
      )
      .join('\n');
  },
});
