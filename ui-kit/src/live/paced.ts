/** Runs at once, and then at most once per pause however often it is asked; what was asked meanwhile runs after it. */
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

/**
 * Slows a room's calls to read again. In a rush a frame comes with every sign-up: a list that were read again for
 * each would abort the reading before, never arrive, and ask the server hundreds of times.
 */
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
