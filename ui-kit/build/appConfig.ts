import { type App, ASSETS, PAGE_NONCE, PAGES } from '@courtcrew/domain/web/apps.ts';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { chunks } from './chunks.ts';
import { contractsAsAddresses } from './contractsAsAddresses.ts';
import { firstLoad } from './firstLoad.ts';
import { precompress } from './precompress.ts';
import { preloads } from './preloads.ts';

const SERVER = 'http://localhost:8080';
const SERVED = ['/api', '/auth', '/rest', '/docs', '/health'];

/** What makes a public page heavier: fields, shifts to sign up for, the live board of courts, and calls from a court. */
const HEAVIER =
  /\/(@mui\/material\/FormControl\/FormControl\.m?js|public-ui\/src\/(roster\/(signup\/ShiftBoard|schedule\/(AwaitingApproval|AssignmentManager))|board\/(page\/BoardParts|monitor\/MonitorPage))\.tsx)$/;

/**
 * Most scripts, gzipped, that opening a page loads. First words of public pages come from the server's HTML and do not wait
 * for scripts. The television and the score card are opened on a court's network.
 */
const BUDGETS = {
  public: {
    screens: /\/public-ui\/src\/((home|info|help|audit|scoring)\/|.*(Page|Listing)\.tsx$)/,
    kB: 183,
    heavier: { modules: HEAVIER, kB: 207 },
  },
  admin: { screens: /\/admin-ui\/src\//, kB: 409 },
  display: { screens: null, kB: 88 },
  score: { screens: null, kB: 85 },
} as const;

/**
 * Parts of public pages that come beside them and share with others: each counts as a page does, so that what it shares with
 * one does not bring that one's own files along. Every further one splits the files of others: two more once cost the first
 * Apply on a slow network a tenth of a second.
 */
const PARTS = [
  'ui-kit/src/session/LoginBar',
  'public-ui/src/shell/Footer',
  'public-ui/src/shell/TabBar',
  'public-ui/src/home/Dashboard',
  'public-ui/src/home/ProfileDialog',
  'public-ui/src/accounts/RegisterForm',
  'public-ui/src/roster/schedule/Assignments',
  'public-ui/src/roster/signup/CategoryTabs',
  'public-ui/src/board/courts/FacilityMap',
  'public-ui/src/messaging/calendar/CalendarDialog',
].map((part) => new RegExp(`/${part}\\.tsx$`));

/** What most visitors see first. */
const OFTEN = /\/public-ui\/src\/home\/HomePage\.tsx$/;

/**
 * Service workers of an application by name. They lie at the root of the origin under one name for ever: what they
 * may answer for hangs on their address, and a browser looks there for the next one.
 */
const WORKERS: Readonly<Record<App, Readonly<Record<string, string>>>> = {
  public: { courtMonitorWorker: 'src/offline/worker/courtMonitorWorker.ts' },
  admin: {},
};

/** Two of one of them would not know of each other. */
export const DEDUPED = [
  'react',
  'react-dom',
  'react-router',
  '@emotion/react',
  '@mui/material',
  '@tanstack/react-query',
];

/** The pages of an application by name, as the bundler begins with them. */
const pagesOf = (app: App): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PAGES).flatMap(([name, page]) => (page.app === app ? [[name, page.file]] : [])),
  );

/**
 * What the staff application starts with is one file: left to the bundler, it fell into more and heavier ones whenever a screen
 * came to share something. Its screens are not grouped: the first would bring all of react-admin.
 */
const STAFF_START: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'] };

/** How both applications are built: own asset folder on the shared origin, nothing inline, nonce on every tag. */
export const appConfig = (app: App): UserConfig => {
  const { plugin, groups } = chunks(PARTS, OFTEN);
  return {
    plugins: [
      ...(app === 'public' ? [plugin, preloads(app)] : []),
      contractsAsAddresses(),
      react(),
      firstLoad(BUDGETS),
      precompress(),
    ],
    html: { cspNonce: PAGE_NONCE },
    build: {
      assetsDir: ASSETS[app],
      assetsInlineLimit: 0,
      // Browsers that do not know these hints load all the same, one file after another.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { ...pagesOf(app), ...WORKERS[app] },
        output: {
          codeSplitting: { groups: app === 'public' ? groups : [STAFF_START] },
          entryFileNames: ({ name }) =>
            name in WORKERS[app] ? '[name].js' : `${ASSETS[app]}/[name]-[hash].js`,
        },
      },
      manifest: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1000,
    },
    resolve: {
      dedupe: [...DEDUPED],
    },
    server: {
      proxy: {
        ...Object.fromEntries(SERVED.map((path) => [path, { target: SERVER }])),
        '/ws': { target: SERVER, ws: true },
      },
    },
  };
};
