import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import type { SenderState } from './sender.ts';

/** `looking` until the first answer. */
export type Network = 'connected' | 'none' | 'looking';

interface Signs {
  /** The device's own statement, which is only reliable when offline. */
  readonly online: boolean;
  readonly live: LiveState;
  readonly sending: SenderState;
  readonly asked: 'answered' | 'silent' | null;
}

/** Best estimate of whether a call made now would reach the desk. */
export function networkOf({ online, live, sending, asked }: Signs): Network {
  if (!online || asked === 'silent' || sending === 'unanswered') return 'none';
  if (live.status === 'live') return 'connected';
  // A venue that blocks sockets has a network all the same, and so has a page that listens to no room.
  if (asked === 'answered' && (live.heard === null || live.status === 'idle')) return 'connected';
  return live.status === 'offline' ? 'none' : 'looking';
}
