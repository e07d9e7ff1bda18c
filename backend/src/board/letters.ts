import type { NotificationType } from '@courtcrew/domain/board/index.ts';
import { gsmText, isOneSegment } from '@courtcrew/domain/kernel/gsm.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import { cut, type Letter, letter } from '../kernel/jobs/index.ts';

/** What of a long tournament's name is told, so that something of the caller's words is, too; the last where these need UCS-2. */
const NAME_MAX = [40, 12] as const;
/** Characters of a segment, at most. */
const ONE_SEGMENT = 160;

/** `court` goes on with the words of the call, if there are any. */
const NEEDED = {
  '2nd': letter({
    en: { subject: '', text: 'Second call on court {court} - {tournament}' },
    es: { subject: '', text: 'Segundo llamado en la cancha {court} - {tournament}' },
  }),
  desk: letter({
    en: { subject: '', text: 'Desk needed on court {court} - {tournament}' },
    es: { subject: '', text: 'Se necesita a la mesa en la cancha {court} - {tournament}' },
  }),
  td: letter({
    en: { subject: '', text: 'Tournament director needed on court {court} - {tournament}' },
    es: {
      subject: '',
      // Without the accents that would more than halve the message: see `gsm.ts`.
      text: 'Se necesita a quien dirige el torneo en la cancha {court} - {tournament}',
    },
  }),
  'head ref': letter({
    en: { subject: '', text: 'Head referee needed on court {court} - {tournament}' },
    es: { subject: '', text: 'Se necesita al juez principal en la cancha {court} - {tournament}' },
  }),
  medical: letter({
    en: { subject: '', text: 'Medical help needed on court {court} - {tournament}' },
    es: { subject: '', text: 'Se necesita asistencia médica en la cancha {court} - {tournament}' },
  }),
} satisfies Record<NotificationType, unknown>;

const CALLED = { en: 'Called', es: 'Aviso del' } as const;

interface Notification {
  readonly type: NotificationType;
  readonly court_num: string;
  readonly message: string | null;
  readonly tournament: string;
  /** When it was pressed, and the venue's zone, where a dead network has kept it: nobody shall run for what is long past. */
  readonly kept?: { readonly since: string; readonly zone: TimeZone } | undefined;
}

/** Fewer characters of the message than this say nothing, nor does a cut before the first of them. */
const SHORTEST = 4;
const NOTHING = '...';

/** The day's name without the accent for which the provider would send UCS-2. */
const calledAt = ({ since, zone }: NonNullable<Notification['kept']>, language: Language): string =>
  momentText(since, zone, language).replaceAll('á', 'a');

/** `Medical help needed on court 5. Ankle twisted. - Dallas Open`: the court always, of the message what fits in one segment. */
export function notificationLetter({
  type,
  court_num: court,
  message,
  tournament: name,
  kept,
}: Notification): Letter {
  const written = gsmText(message?.trim() ?? '');
  const sentence = written === '' || /[.!?]$/.test(written) ? written : `${written}.`;
  return (language, site) => {
    const called = kept ? ` ${CALLED[language]} ${calledAt(kept, language)}.` : '';
    const text = (nameLength: number, length: number): string => {
      const words = length > 0 ? `${called} ${cut(sentence, length)}` : called;
      const places = { court: `${court}.${words}`, tournament: cut(name, nameLength) };
      return gsmText(NEEDED[type](places)(language, site).text);
    };
    for (const nameLength of NAME_MAX) {
      for (let length = Math.min(sentence.length, ONE_SEGMENT); length > 0; length -= 1) {
        if (length < Math.min(SHORTEST, sentence.length) || cut(sentence, length) === NOTHING) break;
        const whole = text(nameLength, length);
        if (isOneSegment(whole)) return { subject: '', text: whole };
      }
    }
    return { subject: '', text: NAME_MAX.map((length) => text(length, 0)).find(isOneSegment) ?? text(12, 0) };
  };
}
