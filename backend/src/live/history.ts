import type { Position } from '@courtcrew/domain/kernel/event.ts';

interface Sent {
  readonly position: Position;
  readonly text: string;
}

const KEPT_FRAMES = 200;

/** The last frames of one room, for those who were away for a moment. */
export class History {
  #frames: Sent[] = [];
  /** Everything after this position is kept. */
  #since: Position;

  constructor(since: Position) {
    this.#since = since;
  }

  add(position: Position, text: string): void {
    this.#frames.push({ position, text });
    if (this.#frames.length <= 2 * KEPT_FRAMES) return;
    const dropped = this.#frames.splice(0, this.#frames.length - KEPT_FRAMES);
    this.#since = dropped.at(-1)?.position ?? this.#since;
  }

  /** Frames after the position, in order; null when some of them are not kept any more. */
  after(position: Position): readonly string[] | null {
    if (position < this.#since) return null;
    return this.#frames.filter((frame) => frame.position > position).map((frame) => frame.text);
  }
}
