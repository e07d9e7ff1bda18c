import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

export const useCompareWords = wordsHook(staffCatalogue, {
  'compare.lead': {
    en: 'What is different on the schedule between two moments, leaving out what was undone in between.',
    es: 'Qué cambió en el horario entre dos momentos, sin contar lo que se deshizo entretanto.',
  },
  'compare.from': { en: 'From', es: 'Desde' },
  'compare.to': { en: 'To', es: 'Hasta' },
  'compare.published': { en: 'Since published', es: 'Desde la publicación' },
  'compare.span': { en: 'From {from} to {to}', es: 'Desde {from} hasta {to}' },
  'compare.none': {
    en: 'Nothing changed between {from} and {to}',
    es: 'Nada cambió entre {from} y {to}',
  },
  'compare.noneHelp': {
    en: 'Choose an earlier moment to see what changed since then.',
    es: 'Elige un momento anterior para ver qué cambió desde entonces.',
  },
  'compare.what': { en: 'Change', es: 'Cambio' },
  'compare.name': { en: 'Name', es: 'Nombre' },
  'compare.shift': { en: 'Shift', es: 'Turno' },
  'compare.day': { en: 'Day', es: 'Día' },
  'compare.before': { en: 'Before', es: 'Antes' },
  'compare.after': { en: 'After', es: 'Después' },
  'compare.personAdded': { en: 'Added', es: 'Alta' },
  'compare.personRemoved': { en: 'Removed', es: 'Baja' },
  'compare.personChanged': { en: 'Changed', es: 'Modificado' },
  'compare.personMoved': { en: 'Moved', es: 'Cambio de turno' },
  'compare.shiftAdded': { en: 'Shift added', es: 'Turno nuevo' },
  'compare.shiftRemoved': { en: 'Shift removed', es: 'Turno eliminado' },
  'compare.shiftChanged': { en: 'Shift changed', es: 'Turno modificado' },
  'compare.captain': { en: 'captain', es: 'capitán' },
  'compare.signedUp': { en: 'signed up {time}', es: 'inscrito: {time}' },
  'compare.spots': { en: 'Spots: {spots}', es: 'Plazas: {spots}' },
});

export type CompareSay = ReturnType<typeof useCompareWords>;
