import type { NotificationType } from '../model.ts';

/** A text message of one segment. */
export const CALL_TEXT_MAX = 160;
/** What of a long tournament's name is told, so that something of the caller's message is, too. */
const NAME_MAX = 40;

const NEED: Readonly<Record<NotificationType, string>> = {
  '2nd': 'Second call',
  desk: 'Desk needed',
  td: 'Tournament director needed',
  'head ref': 'Head referee needed',
  medical: 'Medical help needed',
};

/** The text shortened to a number of characters; dots say so. Never cuts a character in two. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 3).toWellFormed();
  return `${kept.endsWith('\ufffd') ? kept.slice(0, -1) : kept}...`;
}

/** `Medical help needed on court 5. Ankle twisted. - Dallas Open`: the court always, of the message what fits. */
export function callText(call: {
  readonly type: NotificationType;
  readonly court_num: string;
  readonly message: string | null;
  readonly tournament: string;
}): string {
  const head = `${NEED[call.type]} on court ${call.court_num}.`;
  const tail = ` - ${cut(call.tournament, NAME_MAX)}`;
  const message = call.message?.trim() ?? '';
  if (message === '') return head + tail;
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return `${head} ${cut(sentence, CALL_TEXT_MAX - head.length - 1 - tail.length)}${tail}`;
}
