import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import type { SenderState } from './sender.ts';

/** `looking` until the first answer. */
export type Network = 'connected' | 'none' | 'looking';

interface Signs {
  /** What the device says; it is wrong only when it says that there is a network. */
  readonly online: boolean;
  readonly live: LiveState;
  readonly sending: SenderState;
  /** What became of the last question to the server. */
  readonly asked: 'answered' | 'silent' | null;
}

/** Whether a call pressed now would reach the desk, as far as anybody can know. */
export function networkOf({ online, live, sending, asked }: Signs): Network {
  if (!online || asked === 'silent' || sending === 'unanswered') return 'none';
  if (live.status === 'live') return 'connected';
  // A venue that lets no sockets through has a network all the same, and so has a page that listens to nothing.
  if (asked === 'answered' && (live.heard === null || live.status === 'idle')) return 'connected';
  return live.status === 'offline' ? 'none' : 'looking';
}
