import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

/** What subscribing to one's own shifts says. */
const calendarWords = {
  'calendar.open': { en: 'Subscribe', es: 'Suscribirse' },
  'calendar.title': { en: 'Your shifts in your calendar', es: 'Tus turnos en tu calendario' },
  'calendar.what': {
    en: 'Your phone or computer asks this address for your selected and confirmed shifts and keeps them up to date by itself.',
    es: 'Tu teléfono o computadora consulta esta dirección y mantiene al día, por sí solo, tus turnos seleccionados y confirmados.',
  },
  'calendar.secret': {
    en: 'Whoever has the address sees your shifts. Keep it to yourself.',
    es: 'Quien tenga la dirección ve tus turnos. No la compartas.',
  },
  'calendar.make': { en: 'Make an address', es: 'Crear una dirección' },
  'calendar.address': { en: 'Secret address', es: 'Dirección secreta' },
  'calendar.app': { en: 'Open in my calendar', es: 'Abrir en mi calendario' },
  'calendar.renew': { en: 'Make a new one', es: 'Crear una nueva' },
  'calendar.renewTitle': { en: 'Make a new address?', es: '¿Crear una dirección nueva?' },
  'calendar.renewText': {
    en: 'Calendars that use the present one get nothing more.',
    es: 'Los calendarios que usan la actual ya no recibirán nada.',
  },
  'calendar.renewed': { en: 'New address made', es: 'Dirección nueva creada' },
  'calendar.close': { en: 'Take it back', es: 'Anularla' },
  'calendar.closeTitle': { en: 'Take the address back?', es: '¿Anular la dirección?' },
  'calendar.closed': { en: 'The address is of no use any more', es: 'La dirección ya no sirve' },
} as const satisfies Words;

const table = { ...catalogue, ...calendarWords };

export const useCalendarWords = () => useWordsOf(table);
