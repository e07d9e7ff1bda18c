/** What somebody asks for who answers a text message, in the words that the provider knows too. */

export type Asked = 'stop' | 'start' | 'help';

const WORDS: Readonly<Record<Asked, readonly string[]>> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};

/** Null for an answer that asks for nothing of this. */
export function askedIn(reply: string): Asked | null {
  const word = reply
    .trim()
    .replace(/[.!]+$/, '')
    .toUpperCase();
  const found = Object.entries(WORDS).find(([, words]) => words.includes(word));
  return found ? (found[0] as Asked) : null;
}
