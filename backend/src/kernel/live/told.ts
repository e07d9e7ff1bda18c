import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Frame } from './room.ts';

/** A frame as it is said. */
export interface Told {
  readonly frame: Frame;
  /** Once it is heard, everything up to here has been told in its room. */
  readonly position: Position;
  /** Position of the last event it tells of. */
  readonly until: Position;
}

/**
 * The frames of a batch, in the order in which they are said. Where one tells of events before and after another's,
 * everything is told only with the last of them: who leaves in between and comes back to a process that has merged other
 * events, or none, asks for what came after the position of the last frame it heard, and misses nothing.
 */
export function placed(frames: readonly Frame[]): readonly Told[] {
  const ends = new Map<string, Position>();
  for (const { tid, position, until = position } of frames) {
    if (until > (ends.get(tid) ?? -1n)) ends.set(tid, until);
  }
  /** The earliest place of the frames of a room that are still to be said. */
  const following = new Map<string, Position>();
  return frames
    .toReversed()
    .map((frame) => {
      const { tid, until = frame.position } = frame;
      const next = following.get(tid);
      if (next === undefined || frame.position < next) following.set(tid, frame.position);
      return { frame, until, position: next === undefined ? (ends.get(tid) ?? until) : next - 1n };
    })
    .toReversed();
}
