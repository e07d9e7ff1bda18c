import type { Language } from '@courtcrew/domain/kernel/language.ts';
import type { Kind } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { letter, type Place } from '../kernel/jobs/index.ts';

/** Subjects name the tournament, so that somebody who works at several can tell them apart, and the days. */

type InBoth<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const scheduleLetter = letter(
  {
    en: {
      subject: 'Your schedule, {days} - {tournament}',
      text: `Your shifts at {tournament}:

{shifts}

[See or change your shifts]({site}{path})`,
    },
    es: {
      subject: 'Tu horario, {days} - {tournament}',
      text: `Tus turnos en {tournament}:

{shifts}

[Ver o cambiar tus turnos]({site}{path})`,
    },
  },
  'shifts',
);

export const publishedLetter = letter(
  {
    en: {
      subject: 'You have been selected, {days} - {tournament}',
      text: `The schedule of {tournament} is published. You have been selected for:

{shifts}

Please confirm them.

[Confirm your shifts]({site}{path})`,
    },
    es: {
      subject: 'Te seleccionaron, {days} - {tournament}',
      text: `Se publicó el horario de {tournament}. Te seleccionaron para:

{shifts}

Confírmalos, por favor.

[Confirmar tus turnos]({site}{path})`,
    },
  },
  'shifts',
);

/** The same to somebody who only volunteers: there is nothing to confirm. */
export const publishedToVolunteerLetter = letter(
  {
    en: {
      subject: 'You are registered, {days} - {tournament}',
      text: `The schedule of {tournament} is published. You are registered for:

{shifts}

[See or change your shifts]({site}{path})`,
    },
    es: {
      subject: 'Tu inscripción, {days} - {tournament}',
      text: `Se publicó el horario de {tournament}. Tus turnos son:

{shifts}

[Ver o cambiar tus turnos]({site}{path})`,
    },
  },
  'shifts',
);

/** What can be done about these shifts, as a place of a letter: volunteers have nothing to confirm. */
export const actsOn =
  (shifts: readonly { readonly kind: Kind }[]): Place =>
  (language) =>
    shifts.some(({ kind }) => kind === 'official')
      ? { en: 'See, confirm or change your shifts', es: 'Ver, confirmar o cambiar tus turnos' }[language]
      : { en: 'See or change your shifts', es: 'Ver o cambiar tus turnos' }[language];

/** To somebody whose rows the desk has changed; `shifts` are those that are left. */
export const changedLetter = letter(
  {
    en: {
      subject: 'Your shifts have changed, {days} - {tournament}',
      text: `The desk has changed your shifts at {tournament}. They are now:

{shifts}

[{acts}]({site}{path})`,
    },
    es: {
      subject: 'Tus turnos cambiaron, {days} - {tournament}',
      text: `La mesa cambió tus turnos en {tournament}. Ahora son:

{shifts}

[{acts}]({site}{path})`,
    },
  },
  'shifts',
);

export const noShiftsLetter = letter(
  {
    en: {
      subject: 'Your shifts have changed - {tournament}',
      text: `The desk has changed your shifts at {tournament}. You have no shifts there now.

[See the tournament and its shifts]({site}{path})`,
    },
    es: {
      subject: 'Tus turnos cambiaron - {tournament}',
      text: `La mesa cambió tus turnos en {tournament}. Ya no tienes turnos allí.

[Ver el torneo y sus turnos]({site}{path})`,
    },
  },
  'shifts',
);

export const withdrawnLetter = letter(
  {
    en: {
      subject: 'Withdrawal from shifts - {tournament}',
      text: `{name} has withdrawn from all shifts at {tournament}.

Message:

{message}`,
    },
    es: {
      subject: 'Retiro de turnos - {tournament}',
      text: `{name} se retiró de todos los turnos en {tournament}.

Mensaje:

{message}`,
    },
  },
  'staff',
);

export const withdrawnSilentlyLetter = letter(
  {
    en: {
      subject: 'Withdrawal from shifts - {tournament}',
      text: `{name} has withdrawn from all shifts at {tournament}.

No message was left.`,
    },
    es: {
      subject: 'Retiro de turnos - {tournament}',
      text: `{name} se retiró de todos los turnos en {tournament}.

No dejó ningún mensaje.`,
    },
  },
  'staff',
);

/** As people call them; the documents call the athletic trainers "line". */
const SECTIONS: InBoth<Section> = {
  en: { referee: 'referee', line: 'athletic trainer', volunteer: 'volunteer' },
  es: { referee: 'árbitros', line: 'terapeutas deportivos', volunteer: 'voluntarios' },
};

/** The section, as a place of a letter to its coordinator. */
export const sectionNamed =
  (section: Section): Place =>
  (language) =>
    SECTIONS[language][section];

export const coordinatorLetter = letter(
  {
    en: {
      subject: 'Message to the {section} coordinator - {tournament}',
      text: `{name} writes to you about {tournament}:

{message}`,
    },
    es: {
      subject: 'Mensaje a la coordinación de {section} - {tournament}',
      text: `{name} te escribe sobre {tournament}:

{message}`,
    },
  },
  'staff',
);

const WORKS: InBoth<Section> = {
  en: { referee: 'a referee', line: 'an athletic trainer or line official', volunteer: 'a volunteer' },
  es: { referee: 'árbitro', line: 'terapeuta deportivo o juez de línea', volunteer: 'voluntario' },
};

/** As what somebody works in a section, as a place of a letter. */
export const workIn =
  (section: Section): Place =>
  (language) =>
    WORKS[language][section];

/** `leave` is the link that takes the person off again. */
export const addedLetter = letter(
  {
    en: {
      subject: 'You have been added - {tournament}',
      text: `The staff of {tournament} have put you on their list as {work}. Its coordinators see your name, and from tomorrow on how to reach you.

[See the tournament and its shifts]({site}{path})

If that is wrong, or you do not want it: [take yourself off the list]({leave})`,
    },
    es: {
      subject: 'Te agregaron - {tournament}',
      text: `El personal de {tournament} te puso en su lista como {work}. La coordinación ve tu nombre y, desde mañana, cómo comunicarse contigo.

[Ver el torneo y sus turnos]({site}{path})

Si es un error, o no lo quieres: [quítate de la lista]({leave})`,
    },
  },
  'shifts',
);

/** `note` may be empty. */
export const approvedLetter = letter(
  {
    en: {
      subject: 'You are approved as a referee - {tournament}',
      text: `You have been approved as a referee at {tournament}. What you applied for before counts now; you can apply for more shifts.

{note}

[Apply for shifts]({site}{path})`,
    },
    es: {
      subject: 'Tienes la aprobación como árbitro - {tournament}',
      text: `Te aprobaron como árbitro en {tournament}. Lo que solicitaste antes ya cuenta; puedes solicitar más turnos.

{note}

[Solicitar turnos]({site}{path})`,
    },
  },
  'shifts',
);

/** `people` is a line for each who waits. */
export const requestsLetter = letter(
  {
    en: {
      subject: 'Referees wait for approval - {tournament}',
      text: `These referees wait to be approved at {tournament}:

{people}

[Approve or deny them]({site}{path})`,
    },
    es: {
      subject: 'Árbitros esperan aprobación - {tournament}',
      text: `Estos árbitros esperan la aprobación en {tournament}:

{people}

[Aprobar o rechazar]({site}{path})`,
    },
  },
  'staff',
);

/** `note` may be empty. */
export const notApprovedLetter = letter(
  {
    en: {
      subject: 'Your approval as a referee - {tournament}',
      text: `You are not approved as a referee at {tournament}. Shifts that you applied for as one are taken back.

{note}`,
    },
    es: {
      subject: 'Tu aprobación como árbitro - {tournament}',
      text: `No te aprobaron como árbitro en {tournament}. Los turnos que solicitaste como tal quedan sin efecto.

{note}`,
    },
  },
  'shifts',
);
