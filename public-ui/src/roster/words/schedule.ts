import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { rosterWords } from '../words.ts';

export const scheduleWords = {
  'schedule.matches': { en: 'My Matches', es: 'Mis partidos' },
  'schedule.history': { en: 'My History', es: 'Mi historial' },
  'schedule.next': { en: 'My next shifts', es: 'Mis próximos turnos' },
  'schedule.noneHelp': {
    en: 'Open a tournament and apply for the shifts that suit you.',
    es: 'Abre un torneo y solicita los turnos que te convengan.',
  },
  'schedule.noneComing': { en: 'You have no coming shifts.', es: 'No tienes turnos próximos.' },
  'schedule.show': { en: 'Show', es: 'Mostrar' },
  'schedule.coming': { en: 'Coming', es: 'Próximos' },
  'schedule.all': { en: 'Past and coming', es: 'Pasados y próximos' },
  'schedule.status': { en: 'Status', es: 'Estado' },
  'schedule.category': { en: 'Category', es: 'Categoría' },
  'schedule.calendar': { en: 'Add to calendar', es: 'Agregar al calendario' },
  'schedule.appleCalendar': { en: 'Apple, or another program', es: 'Apple u otro programa' },
  'schedule.map': { en: 'Map', es: 'Mapa' },
  'schedule.contact': { en: 'Write to the coordinator', es: 'Escribir a la coordinación' },
  'schedule.whole': { en: 'My whole schedule', es: 'Todo mi horario' },
  'schedule.event': { en: '{category}: {shift} - {tournament}', es: '{category}: {shift} - {tournament}' },
} as const satisfies Words;

const table = { ...catalogue, ...rosterWords, ...scheduleWords };

export const useScheduleWords = () => useWordsOf(table);
