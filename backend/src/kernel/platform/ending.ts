import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';

/** What is being compiled when nothing new is has come to its end after this long. */
const COMPILED_MS = 50;

/**
 * Lets a process end that is about to. Node waits at its end for V8's threads, and one that compiles may need the main
 * thread to collect garbage first, which does that no more: such a process stays for ever, without a connection and deaf
 * to signals (nodejs/node#54918). So nothing is compiled beside the main thread from here on, and what is has a moment.
 */
export async function untilNothingIsCompiled(): Promise<void> {
  setFlagsFromString('--no-concurrent-sparkplug');
  // Asked at every function; the flag named for compiling beside the main thread is read at the start alone.
  setFlagsFromString('--max-optimized-bytecode-size=0');
  await pause(COMPILED_MS);
}
