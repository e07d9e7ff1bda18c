import { basename, dirname, join } from 'node:path';
import { DRAWING } from '@courtcrew/domain/web/firstView.ts';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { DEDUPED } from './appConfig.ts';
import { contractsAsAddresses } from './contractsAsAddresses.ts';
import { drawnParts } from './drawnParts.ts';
import { ROOT } from './preloads.ts';

/** How the module that draws first views of the public application on the server is built: all it needs is in it. */
export const drawingConfig = (): UserConfig => ({
  plugins: [drawnParts(ROOT), contractsAsAddresses(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/firstView/draw.tsx',
    // Beside the pages, whose build has emptied the directory.
    outDir: join('dist', dirname(DRAWING.file)),
    rolldownOptions: { output: { entryFileNames: basename(DRAWING.file) } },
    copyPublicDir: false,
    minify: true,
    target: 'node24',
  },
  resolve: { dedupe: [...DEDUPED] },
});
