import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useCalendarWords = wordsHook(catalogue, {
  'calendar.open': { en: 'Subscribe', es: 'Suscribirse' },
  'calendar.title': { en: 'Your shifts in your calendar', es: 'Tus turnos en tu calendario' },
  'calendar.what': {
    en: 'Your phone or computer asks this address for your selected and confirmed shifts and keeps them up to date by itself.',
    es: 'Tu teléfono o computadora consulta este enlace y mantiene al día, por sí solo, tus turnos seleccionados y confirmados.',
  },
  'calendar.secret': {
    en: 'Whoever has the address sees your shifts. Keep it to yourself.',
    es: 'Quien tenga el enlace ve tus turnos. No lo compartas.',
  },
  'calendar.make': { en: 'Make an address', es: 'Crear un enlace' },
  'calendar.address': { en: 'Secret address', es: 'Enlace secreto' },
  'calendar.app': { en: 'Open in my calendar', es: 'Abrir en mi calendario' },
  'calendar.renew': { en: 'Make a new one', es: 'Crear uno nuevo' },
  'calendar.renewTitle': { en: 'Make a new address?', es: '¿Crear un enlace nuevo?' },
  'calendar.renewText': {
    en: 'Calendars that use the present one get nothing more.',
    es: 'Los calendarios que usan el actual ya no recibirán nada.',
  },
  'calendar.renewed': { en: 'New address made', es: 'Enlace nuevo creado' },
  'calendar.close': { en: 'Take it back', es: 'Anularlo' },
  'calendar.closeTitle': { en: 'Take the address back?', es: '¿Anular el enlace?' },
  'calendar.closed': { en: 'The address is of no use any more', es: 'El enlace ya no sirve' },
});
