import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

export const useCopyWords = wordsHook(staffCatalogue, {
  'copy.lead': {
    en: 'Takes over what was set up for another tournament. People and sign-ups are never copied, and what is here already is left alone.',
    es: 'Trae lo que se preparó para otro torneo. Nunca se copian personas ni inscripciones, y lo que ya hay aquí se deja como está.',
  },
  'copy.from': { en: 'Copy from', es: 'Copiar de' },
  'copy.none': { en: 'There is no other tournament to copy from', es: 'No hay otro torneo del que copiar' },
  'copy.noneText': {
    en: 'You can copy from tournaments of which you are a master.',
    es: 'Puedes copiar de torneos de los que eres administrador principal.',
  },
  'copy.move': { en: 'How days move', es: 'Cómo se mueven los días' },
  'copy.move.weekday': { en: 'By weekday', es: 'Por día de la semana' },
  'copy.move.day': { en: 'By day number', es: 'Por número de día' },
  'copy.moveHelp.weekday': {
    en: 'The first Saturday becomes the first Saturday: {was} becomes {day}.',
    es: 'El primer sábado pasa al primer sábado: {was} pasa a {day}.',
  },
  'copy.moveHelp.day': {
    en: 'Day 1 becomes day 1: {was} becomes {day}.',
    es: 'El día 1 pasa al día 1: {was} pasa a {day}.',
  },
  'copy.clock': {
    en: 'Hours stay as the clock shows them: 8:00 there is 8:00 here ({zone}).',
    es: 'Las horas quedan como las muestra el reloj: las 8:00 de allá son las 8:00 de aquí ({zone}).',
  },
  'copy.what': { en: 'What to copy', es: 'Qué copiar' },
  'copy.kind.shifts': { en: 'Shifts', es: 'Turnos' },
  'copy.kind.categories': {
    en: 'Volunteer categories and groups',
    es: 'Categorías y grupos de voluntarios',
  },
  'copy.kind.courts': { en: 'Courts (names and colors)', es: 'Canchas (nombres y colores)' },
  'copy.kind.templates': { en: 'Shared message templates', es: 'Plantillas de mensajes compartidas' },
  'copy.kind.pay': { en: 'Pay per match', es: 'Pago por partido' },
  'copy.kind.procedures': { en: 'Procedures', es: 'Procedimientos' },
  'copy.kind.contacts': { en: 'Notification contacts', es: 'Contactos de avisos' },
  'copy.kind.plan': { en: 'Budget and to-do list', es: 'Presupuesto y lista de tareas' },
  'copy.fate.add': { en: 'new: {count}', es: 'por agregar: {count}' },
  'copy.fate.there': { en: 'already here: {count}', es: 'ya están: {count}' },
  'copy.fate.outside': { en: 'outside the new dates: {count}', es: 'fuera de las fechas: {count}' },
  'copy.fate.no-time': {
    en: 'at an hour the clocks leave out: {count}',
    es: 'a una hora que el reloj se salta: {count}',
  },
  'copy.fate.no-category': {
    en: 'without their category: {count}',
    es: 'sin su categoría: {count}',
  },
  'copy.fate.incomplete': { en: 'left out, without spots: {count}', es: 'omitidos, sin plazas: {count}' },
  'copy.is.there': { en: 'already here', es: 'ya está' },
  'copy.is.outside': { en: 'outside the new dates', es: 'fuera de las fechas' },
  'copy.is.no-time': { en: 'no such hour that day', es: 'esa hora no existe ese día' },
  'copy.is.no-category': { en: 'its category is not here', es: 'su categoría no está aquí' },
  'copy.is.incomplete': { en: 'left out: it has no spots', es: 'omitido: no tiene plazas' },
  'copy.nothing': { en: 'nothing there', es: 'no hay nada' },
  'copy.show': { en: 'Show each', es: 'Mostrar cada uno' },
  'copy.more': { en: 'and {count} more', es: 'y {count} más' },
  'copy.do': { en: 'Copy {count} {{thing|things}}', es: 'Copiar {count} {{elemento|elementos}}' },
  'copy.nothingNew': { en: 'Nothing new to copy', es: 'Nada nuevo que copiar' },
  'copy.told': {
    en: '{count} {{thing|things}} copied',
    es: '{count} {{elemento copiado|elementos copiados}}',
  },
  'copy.undone': { en: '{count} taken back', es: 'Deshechos: {count}' },
  'copy.undonePartly': {
    en: '{count} taken back. Left: {stayed}, courts or what was changed since',
    es: 'Deshechos: {count}. Quedan: {stayed}, canchas o lo que cambió después',
  },
  'copy.done': { en: 'Copied', es: 'Copiado' },
  'copy.doneNothing': { en: 'Everything was here already', es: 'Todo estaba ya aquí' },
  'copy.doneKind': { en: '{kind}: {count}', es: '{kind}: {count}' },
  'copy.seeHistory': { en: 'See it in the history', es: 'Verlo en el historial' },
});
