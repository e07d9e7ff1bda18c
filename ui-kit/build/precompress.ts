import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Smaller files gain less than the header that says they are compressed. */
const SMALLEST = 1_024;

/** Puts a `.br` and a `.gz` beside every built file, so that the server never compresses while people wait. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))),
    );
  },
});

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, { params: hint })),
    writeFile(`${path}.gz`, await deflate(content, { level: 9 })),
  ]);
}
