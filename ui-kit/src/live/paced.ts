/** Runs at once, then at most once per pause; requests during a pause run once at its end. */
interface Paced {
  ask(): void;
  stop(): void;
}

interface PacedParts {
  readonly run: () => void;
  /** Length of the next pause, ms. Differing ones spread a crowd's requests. */
  readonly pause: () => number;
  readonly later: (run: () => void, ms: number) => () => void;
}

/** Limits a room's refetches: in a rush each frame would abort the fetch before it, and none would arrive. */
export function paced({ run, pause, later }: PacedParts): Paced {
  let asked = false;
  let cancel: (() => void) | null = null;
  const start = () => {
    asked = false;
    run();
    cancel = later(() => {
      cancel = null;
      if (asked) start();
    }, pause());
  };
  return {
    ask() {
      if (cancel === null) start();
      else asked = true;
    },
    stop() {
      cancel?.();
      cancel = null;
      asked = false;
    },
  };
}
