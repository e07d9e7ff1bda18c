import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { NextStep } from '@courtcrew/domain/roster/index.ts';
import { letter, type Place } from '../../kernel/jobs/index.ts';

/** What people get about what they did themselves. */

const NEXT: Readonly<Record<Language, Readonly<Record<NextStep, string>>>> = {
  en: {
    confirm: 'What is next: confirm the shifts that you are selected for.',
    selection:
      'What is next: the coordinator selects who works. You hear by email once the schedule is published.',
    place: 'What is next: you hear by email when a place becomes free for you.',
    come: 'What is next: you are expected at these hours. Check in when you arrive.',
  },
  es: {
    confirm: 'Lo que sigue: confirma los turnos para los que te seleccionaron.',
    selection:
      'Lo que sigue: la coordinación selecciona quién trabaja. Te avisamos por correo cuando se publique el horario.',
    place: 'Lo que sigue: te avisamos por correo cuando haya un lugar para ti.',
    come: 'Lo que sigue: te esperan a estas horas. Registra tu llegada cuando estés allí.',
  },
};

export const nextIn =
  (step: NextStep): Place =>
  (language) =>
    NEXT[language][step];

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
