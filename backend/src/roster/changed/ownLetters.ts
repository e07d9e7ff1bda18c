import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import type { Kind, NextStep } from '@courtcrew/domain/roster/index.ts';
import { letter, type Place } from '../../kernel/jobs/index.ts';
import { shiftCard, shiftCards, type Venue } from '../shiftCards.ts';

interface Held {
  readonly kind: Kind;
  readonly category: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly since: string;
}

const NEXT: Readonly<Record<Language, Readonly<Record<NextStep | 'approval', string>>>> = {
  en: {
    approval:
      'What is next: the coordinator looks at your request to work as a referee. You hear by email, and need not apply again.',
    confirm: 'What is next: confirm the shifts that you are selected for.',
    selection:
      'What is next: the coordinator selects who works. You hear by email when the published schedule has a place for you.',
    place: 'What is next: you hear by email when a place becomes free for you.',
    come: 'What is next: you are expected at these hours. Check in when you arrive.',
  },
  es: {
    approval:
      'Lo que sigue: la coordinación revisa tu pedido para arbitrar. Te avisamos por correo y no hace falta que lo solicites otra vez.',
    confirm: 'Lo que sigue: confirma los turnos para los que te seleccionaron.',
    selection:
      'Lo que sigue: la coordinación selecciona quién trabaja. Te avisamos por correo cuando el horario publicado tenga un lugar para ti.',
    place: 'Lo que sigue: te avisamos por correo cuando haya un lugar para ti.',
    come: 'Lo que sigue: te esperan a estas horas. Registra tu llegada cuando estés allí.',
  },
};

export const nextIn =
  (step: NextStep | 'approval'): Place =>
  (language) =>
    NEXT[language][step];

const SINCE = { en: 'waiting for approval since', es: 'espera la aprobación desde el' } as const;

/** A card for each shift, and for each that waits for the person to be approved. */
export const standing =
  (shifts: Parameters<typeof shiftCards>[0], held: readonly Held[], venue: Venue): Place =>
  (language, site) => [
    ...shiftCards(shifts, venue)(language, site),
    ...held.map((shift) => {
      const state = `${SINCE[language]} ${momentText(shift.since, venue.time_zone, language)}`;
      return shiftCard(shift, venue, { language, site }, { state });
    }),
  ];

export const ownLetter = letter(
  {
    en: {
      subject: 'Your sign-up, {days} - {tournament}',
      text: `This is how you stand at {tournament} after what you did:

{shifts}

{next}

[See or change your shifts]({site}{path})

--
You get this because you changed your sign-up at {tournament}.
[Choose which mails you get]({site}/profile/myProfile)`,
    },
    es: {
      subject: 'Tu inscripción, {days} - {tournament}',
      text: `Así están tus turnos en {tournament} después de lo que hiciste:

{shifts}

{next}

[Ver o cambiar tus turnos]({site}{path})

--
Recibes esto porque cambiaste tu inscripción en {tournament}.
[Elige qué correos recibes]({site}/profile/myProfile)`,
    },
  },
  'shifts',
);

export const leftLetter = letter(
  {
    en: {
      subject: 'Your sign-up - {tournament}',
      text: `You have no shifts at {tournament} any more, as you wished.

[See the tournament and its shifts]({site}{path})

[Write to the coordinator]({site}{contact})

--
You get this because you changed your sign-up at {tournament}.
[Choose which mails you get]({site}/profile/myProfile)`,
    },
    es: {
      subject: 'Tu inscripción - {tournament}',
      text: `Ya no tienes turnos en {tournament}, como querías.

[Ver el torneo y sus turnos]({site}{path})

[Escribir a la coordinación]({site}{contact})

--
Recibes esto porque cambiaste tu inscripción en {tournament}.
[Elige qué correos recibes]({site}/profile/myProfile)`,
    },
  },
  'shifts',
);
