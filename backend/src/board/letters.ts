import type { NotificationType } from '@courtcrew/domain/board/index.ts';
import { momentText, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { cut, type Letter, letter } from '../kernel/jobs/index.ts';

/** What the board writes to people: texts. */

/** A text message of one segment. */
export const TEXT_MAX = 160;
/** What of a long tournament's name is told, so that something of the caller's words is, too. */
const NAME_MAX = 40;

/** `words` are empty, or begin with a space. */
const NEEDED = {
  '2nd': letter({
    en: { subject: '', text: 'Second call on court {court}.{words} - {tournament}' },
    es: { subject: '', text: 'Segundo llamado en la cancha {court}.{words} - {tournament}' },
  }),
  desk: letter({
    en: { subject: '', text: 'Desk needed on court {court}.{words} - {tournament}' },
    es: { subject: '', text: 'Se necesita a la mesa en la cancha {court}.{words} - {tournament}' },
  }),
  td: letter({
    en: { subject: '', text: 'Tournament director needed on court {court}.{words} - {tournament}' },
    es: {
      subject: '',
      text: 'Se necesita a la dirección del torneo en la cancha {court}.{words} - {tournament}',
    },
  }),
  'head ref': letter({
    en: { subject: '', text: 'Head referee needed on court {court}.{words} - {tournament}' },
    es: { subject: '', text: 'Se necesita al árbitro general en la cancha {court}.{words} - {tournament}' },
  }),
  medical: letter({
    en: { subject: '', text: 'Medical help needed on court {court}.{words} - {tournament}' },
    es: { subject: '', text: 'Se necesita asistencia médica en la cancha {court}.{words} - {tournament}' },
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

/** `Medical help needed on court 5. Ankle twisted. - Dallas Open`: the court always, of the message what fits. */
export function notificationLetter({
  type,
  court_num: court,
  message,
  tournament: name,
  kept,
}: Notification): Letter {
  const tournament = cut(name, NAME_MAX);
  const said = message?.trim() ?? '';
  const bare = NEEDED[type]({ court, words: '', tournament });
  const sentence = said === '' || /[.!?]$/.test(said) ? said : `${said}.`;
  return (language, site) => {
    const called = kept ? ` ${CALLED[language]} ${momentText(kept.since, kept.zone, language)}.` : '';
    const room = TEXT_MAX - bare(language, site).text.length - called.length - 1;
    const words = sentence === '' ? called : `${called} ${cut(sentence, room)}`;
    return NEEDED[type]({ court, words, tournament })(language, site);
  };
}
