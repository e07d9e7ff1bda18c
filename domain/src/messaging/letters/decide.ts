import type { EventMeta } from '../../kernel/event.ts';
import { notFound, type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { filled, type Text } from '../../kernel/text.ts';
import type { TimeZone } from '../../kernel/time.ts';
import { nothingSentInDraft } from '../../roster/index.ts';
import { canMessage } from '../../tournaments/index.ts';
import { SUBJECT_REQUIRED } from '../templates/limits.ts';
import type { Decide } from './commands.ts';
import type { LetterEvent, Written } from './events.ts';
import { MESSAGES_A_DAY, TEXT_MAX } from './limits.ts';
import { placeFault } from './places.ts';
import { type Batch, countingAt, type LetterState, roomFrom } from './state.ts';

type Decision = readonly LetterEvent[] | Refusal;

const UNKNOWN = notFound('Letter');
const NOBODY = refuse('nobody', 'Nobody is left to send this to.');

const invalid = (field: 'subject' | 'body', text: Text): Refusal => refuseField('invalid', field, text);

function faultOf(channel: Written['channel'], { subject, body }: Pick<Written, 'subject' | 'body'>) {
  if (channel === 'email' && subject === '') return invalid('subject', SUBJECT_REQUIRED);
  if (body === '') return invalid('body', `${channel} body required`);
  if (channel === 'text' && body.length > TEXT_MAX) {
    return invalid('body', filled('must be at most {max} characters', { max: TEXT_MAX }));
  }
  const [inSubject, inBody] = [placeFault(subject), placeFault(body)];
  if (inSubject) return invalid('subject', inSubject);
  return inBody ? invalid('body', inBody) : undefined;
}

function tooMany(again: string, zone: TimeZone): Refusal {
  const text = filled('Too many messages within a day. You can go on {when}.', { when: { at: again, zone } });
  return refuse('too-many', text, { details: { again } });
}

/** More than one person may send in a day: no waiting makes room for it. */
const TOO_LONG = refuse(
  'too-large',
  filled('A letter goes to at most {count} people. Please choose fewer.', {
    count: MESSAGES_A_DAY.person.toLocaleString('en-US'),
  }),
);

/** From when on so many more may be sent, by this person and from this tournament. */
function againFrom({ recent }: LetterState, { ref_id, count, at }: Batch): string | null {
  const own = recent.filter((batch) => batch.ref_id === ref_id);
  const times = [
    roomFrom(own, count, MESSAGES_A_DAY.person, at),
    roomFrom(recent, count, MESSAGES_A_DAY.tournament, at),
  ].filter((time) => time !== null);
  return times.sort().at(-1) ?? null;
}

const send: Decide<'SendLetter'> = (state, { letter, tournament }, context) => {
  if (!canMessage(tournament.status)) return nothingSentInDraft();
  const fault = faultOf(letter.channel, letter);
  if (fault) return fault;
  const count = letter.people.length + letter.others.length;
  if (count === 0) return NOBODY;
  if (count > MESSAGES_A_DAY.person) return TOO_LONG;
  const again = againFrom(state, { ref_id: letter.ref_id, count, at: context.at });
  if (again !== null) return tooMany(again, tournament.time_zone);
  return [{ type: 'LetterSent', data: { letter_id: context.newId(), ...letter } }];
};

const save: Decide<'SaveLetter'> = (_state, { letter, tournament }, context) => {
  if (!canMessage(tournament.status)) return nothingSentInDraft();
  const fault = faultOf('email', letter);
  if (fault) return fault;
  return [{ type: 'LetterSaved', data: { letter_id: context.newId(), ...letter } }];
};

const stop: Decide<'StopLetter'> = (state, { letter_id }) => {
  const letter = state.letters.get(letter_id);
  if (!letter) return UNKNOWN;
  return letter.stopped ? [] : [{ type: 'LetterStopped', data: { letter_id } }];
};

const resend: Decide<'ResendLetter'> = (state, { letter_id, recipient, tournament }) => {
  if (!state.letters.has(letter_id)) return UNKNOWN;
  if (!canMessage(tournament.status)) return nothingSentInDraft();
  return [{ type: 'LetterResent', data: { letter_id, ...(recipient !== undefined && { recipient }) } }];
};

/** What a tournament answers to commands about its letters. */
export const letterDecisions = {
  SendLetter: send,
  SaveLetter: save,
  StopLetter: stop,
  ResendLetter: resend,
  ForgetLetters: (
    _state: LetterState,
    { ref_id, letters }: { ref_id: string; letters: readonly string[] },
  ): Decision => (letters.length > 0 ? [{ type: 'LettersForgotten', data: { ref_id, letters } }] : []),
};

type DataOf<Type extends LetterEvent['type']> = Extract<LetterEvent, { type: Type }>['data'];

const withLetter = <State extends LetterState>(
  state: State,
  letter_id: string,
  letter: { channel: Written['channel']; stopped: boolean },
): State => ({ ...state, letters: new Map(state.letters).set(letter_id, letter) });

const stoppedOrNot =
  (stopped: boolean) =>
  <State extends LetterState>(state: State, { letter_id }: { letter_id: string }): State => {
    const letter = state.letters.get(letter_id);
    return letter ? withLetter(state, letter_id, { ...letter, stopped }) : state;
  };

/** How a tournament's state takes in what happened to its letters. */
export const letterFolds = {
  LetterSent: <State extends LetterState>(
    state: State,
    { letter_id, ref_id, channel, people, others }: DataOf<'LetterSent'>,
    { at }: EventMeta,
  ): State => ({
    ...withLetter(state, letter_id, { channel, stopped: false }),
    recent: [...countingAt(state.recent, at), { at, ref_id, count: people.length + others.length }],
  }),
  LetterStopped: stoppedOrNot(true),
  /** Also to one recipient alone: what waits for them again can be stopped again. */
  LetterResent: stoppedOrNot(false),
};
