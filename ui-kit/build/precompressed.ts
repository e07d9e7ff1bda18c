import type { Plugin } from 'vite';
import { gzip } from './gzip.ts';

const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Smaller files fit into one packet either way. */
const WORTH_BYTES = 1000;

/** Puts a `.gz` beside every file worth it, so that the server never compresses the same script twice. */
export const precompressed = (): Plugin => ({
  name: 'courtcrew-precompressed',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const [fileName, output] of Object.entries(bundle)) {
      if (!COMPRESSIBLE.test(fileName)) continue;
      const content = output.type === 'chunk' ? output.code : output.source;
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      if (text.length < WORTH_BYTES) continue;
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: await gzip(text) });
    }
  },
});
