import { createShell, isKeepMessage } from './shell.ts';

/** Opens the court monitors' page and score cards offline, from their own assets. Calls go to the server or fail. */
declare const self: ServiceWorkerGlobalScope;

const shell = createShell({
  caches: self.caches,
  fetch: (input) => self.fetch(input),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  page: self.registration.scope,
});

const isPart = ({ url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith('/assets/');
};

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(shell.keep(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(shell.open(request));
  else if (isPart(request)) event.respondWith(shell.load(request));
});
