import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

const live = (status: LiveState['status'], heard: number | null = 1000): LiveState => ({ status, heard });
const calm = { online: true, live: live('live'), sending: 'resting', asked: 'answered' } as const;

describe('the network, as far as a phone can know,', () => {
  it.each([
    ['is there when the socket stands', {}, 'connected'],
    ['is there while a call is on its way', { sending: 'sending' }, 'connected'],
    ['is there where a venue lets no sockets through', { live: live('offline', null) }, 'connected'],
    ['is there for a page that listens no more, as after a logout', { live: live('idle') }, 'connected'],
    ['is looked for at first', { live: live('connecting', null), asked: null }, 'looking'],
    ['is gone when the device says so', { online: false }, 'none'],
    ['is gone when the socket that stood is gone', { live: live('offline') }, 'none'],
    ['is gone when a call got no answer, whatever the socket says', { sending: 'unanswered' }, 'none'],
    ['is gone when the last question got no answer', { asked: 'silent' }, 'none'],
    ['is gone when nothing ever came', { live: live('offline', null), asked: null }, 'none'],
  ] as const)('%s', (_, signs, network) => {
    expect(networkOf({ ...calm, ...signs })).toBe(network);
  });
});
