import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import type { NextStep } from '@courtcrew/domain/roster/index.ts';
import { letter, type Place } from '../../kernel/jobs/index.ts';
import { shiftLines } from '../letters.ts';

interface Held {
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

/** A line for each shift, and for each that waits for the person to be approved. */
export const standing =
  (shifts: Parameters<typeof shiftLines>[0], held: readonly Held[], zone: TimeZone): Place =>
  (language) =>
    [
      ...shiftLines(shifts, zone, language),
      ...held.map((one) => {
        const hours = `${momentText(one.start, zone, language)} - ${momentText(one.end, zone, language)}`;
        const since = { en: 'waiting for approval since', es: 'espera la aprobación desde el' }[language];
        return `${hours}  ${one.name}: ${since} ${momentText(one.since, zone, language)}`;
      }),
    ].join('\n');

/** Nothing where the tournament does not say it, or a line of its own. */
export const placeOf =
  (location: string): Place =>
  (language) =>
    location ? `${{ en: 'Place', es: 'Lugar' }[language]}: ${location}\n\n` : '';

export const ownLetter = letter({
  en: {
    subject: 'Your sign-up - {tournament}',
    text: `This is how you stand at {tournament} after what you did:

{shifts}

{place}{next}

See or change your shifts:
{site}{path}

Write to the coordinator:
{site}{contact}

To get no such letters, choose so in your profile:
{site}/profile/myProfile`,
  },
  es: {
    subject: 'Tu inscripción - {tournament}',
    text: `Así están tus turnos en {tournament} después de lo que hiciste:

{shifts}

{place}{next}

Consulta o cambia tus turnos:
{site}{path}

Escribe a la coordinación:
{site}{contact}

Si no quieres estos correos, elígelo en tu perfil:
{site}/profile/myProfile`,
  },
});

export const leftLetter = letter({
  en: {
    subject: 'Your sign-up - {tournament}',
    text: `You have no shifts at {tournament} any more, as you wished.

See the tournament and its shifts:
{site}{path}

Write to the coordinator:
{site}{contact}

To get no such letters, choose so in your profile:
{site}/profile/myProfile`,
  },
  es: {
    subject: 'Tu inscripción - {tournament}',
    text: `Ya no tienes turnos en {tournament}, como querías.

Consulta el torneo y sus turnos:
{site}{path}

Escribe a la coordinación:
{site}{contact}

Si no quieres estos correos, elígelo en tu perfil:
{site}/profile/myProfile`,
  },
});
