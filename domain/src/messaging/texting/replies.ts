/** What somebody asks for who answers a text message, in the words that the provider knows too and in Spanish. */

export type Asked = 'stop' | 'start' | 'help';

const WORDS: Readonly<Record<Asked, readonly string[]>> = {
  stop: [
    ...[
      'STOP',
      'STOPALL',
      'UNSUBSCRIBE',
      'CANCEL',
      'END',
      'QUIT',
      'REVOKE',
      'OPTOUT',
      'OPT OUT',
      'OPT ME OUT',
    ],
    ...['ALTO', 'BAJA', 'PARAR', 'CANCELAR', 'NO MAS'],
  ],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO', 'AYUDA'],
};

/** Words that may stand beside and mean nothing else. */
const BESIDE = new Set(
  [
    'PLEASE PLS THANKS THANK YOU NOW ALL ME IT THIS THESE THOSE TEXT TEXTS TEXTING MESSAGE MESSAGES MESSAGING',
    'SENDING SMS MSG MSGS FROM ANY ANYMORE',
    'POR FAVOR GRACIAS YA TODO TODOS LOS MENSAJE MENSAJES TEXTO TEXTOS DE ENVIAR ENVIARME MANDAR MANDARME DAR DARME',
    'QUIERO ME LA',
  ].flatMap((line) => line.split(' ')),
);

/** More than this is a sentence, whatever words are in it. */
const WORDS_MAX = 5;

/** Words without case, accents, quotes and other signs; those of `don't` fall apart, so that it is none that may stand beside. */
const wordsOf = (reply: string): string[] =>
  reply
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether the reply says one of these and nothing else. */
function saysOnly(words: readonly string[], asked: readonly string[]): boolean {
  const text = ` ${words.join('  ')} `;
  return asked.some((phrase) => {
    const padded = ` ${phrase.replaceAll(' ', '  ')} `;
    const rest = text.replaceAll(padded, '').split(' ').filter(Boolean);
    return rest.length < words.length && rest.every((word) => BESIDE.has(word));
  });
}

/** Null for an answer that asks for nothing of this, such as a sentence that only contains such a word. */
export function askedIn(reply: string): Asked | null {
  const words = wordsOf(reply);
  if (words.length > WORDS_MAX) return null;
  if (WORDS.start.includes(words.join(' '))) return 'start';
  return (['stop', 'help'] as const).find((asked) => saysOnly(words, WORDS[asked])) ?? null;
}
