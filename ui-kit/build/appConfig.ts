import { type App, ASSETS } from '@courtcrew/domain/contract/apps.ts';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contractsAsAddresses } from './contractsAsAddresses.ts';

const SERVER = 'http://localhost:8080';
const SERVED = ['/api', '/auth', '/rest', '/docs', '/health'];

/** How both applications are built: own asset folder on the shared origin, nothing inline, nonce on every tag. */
export const appConfig = (app: App): UserConfig => ({
  plugins: [contractsAsAddresses(), react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    assetsDir: ASSETS[app],
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
  },
  resolve: {
    dedupe: [
      'react',
      'react-dom',
      'react-router',
      '@emotion/react',
      '@mui/material',
      '@tanstack/react-query',
    ],
  },
  server: {
    proxy: {
      ...Object.fromEntries(SERVED.map((path) => [path, { target: SERVER }])),
      '/ws': { target: SERVER, ws: true },
    },
  },
});
