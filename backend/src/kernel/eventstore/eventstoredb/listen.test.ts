import { EventEmitter } from 'node:events';
import type { AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import type { Line } from '../headWatch.ts';
import { listen } from './listen.ts';

/** The client's subscription, which ends, fails and delivers when a test says so. */
function fakeClient() {
  const subscriptions: (EventEmitter & { unsubscribed: boolean })[] = [];
  const subscribeToAll = () => {
    const subscription = Object.assign(new EventEmitter(), {
      unsubscribed: false,
      destroy: () => undefined,
      unsubscribe: async () => {
        subscription.unsubscribed = true;
      },
    });
    subscriptions.push(subscription);
    return subscription as unknown as AllStreamSubscription;
  };
  return { client: { subscribeToAll } as unknown as EventStoreDBClient, subscriptions };
}

function lineOf(aborting: AbortController): Line {
  return { signal: aborting.signal, connected: () => undefined, heard: () => undefined };
}

test('a line that was given up before it is opened asks the server for nothing, and ends', async () => {
  const { client, subscriptions } = fakeClient();
  const aborting = new AbortController();
  aborting.abort();
  await listen(client, lineOf(aborting), 0n, () => undefined);
  expect(subscriptions).toEqual([]);
});

test.each([
  ['is given up', (_: EventEmitter, aborting: AbortController) => aborting.abort()],
  ['ends', (subscription: EventEmitter) => subscription.emit('end')],
  ['is closed', (subscription: EventEmitter) => subscription.emit('close')],
])('a line that %s leaves no subscription behind', async (_, lose) => {
  const { client, subscriptions } = fakeClient();
  const aborting = new AbortController();
  const listening = listen(client, lineOf(aborting), 0n, () => undefined);
  const [subscription] = subscriptions;
  if (!subscription) throw new Error('nothing was subscribed');
  lose(subscription, aborting);
  await listening;
  expect(subscription.unsubscribed).toBe(true);
  // An error that comes late must find somebody to hear it, or it ends the process.
  subscription.emit('error', new Error('too late'));
});
