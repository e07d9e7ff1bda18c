import { createShell, isKeepMessage } from './shell.ts';

/**
 * Lets the page it is registered for be opened without a network: the court monitors', and the score cards'. It answers
 * for that page and what the page is made of, never for a call: those go to the server or fail.
 */
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
