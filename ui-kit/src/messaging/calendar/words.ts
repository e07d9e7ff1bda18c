import { catalogue } from '../../words/catalogue.ts';
import { wordsHook } from '../../words/words.tsx';

export const useCalendarWords = wordsHook(catalogue, {
  'calendar.open': { en: 'Subscribe', es: 'Suscribirse' },
  'calendar.own': { en: 'Your shifts in your calendar', es: 'Tus turnos en tu calendario' },
  'calendar.ownWhat': {
    en: 'Your phone or computer asks this address for your selected and confirmed shifts and keeps them up to date by itself.',
    es: 'Tu teléfono o computadora consulta este enlace y mantiene al día, por sí solo, tus turnos seleccionados y confirmados.',
  },
  'calendar.ownSecret': {
    en: 'Whoever has the address sees your shifts. Keep it to yourself.',
    es: 'Quien tenga el enlace ve tus turnos. No lo compartas.',
  },
  'calendar.desk': { en: 'The schedule in your calendar', es: 'El horario en tu calendario' },
  'calendar.deskWhat': {
    en: 'Your phone or computer asks this address for the shifts you run here, with how they are filled, and keeps them up to date by itself.',
    es: 'Tu teléfono o computadora consulta este enlace y mantiene al día, por sí solo, los turnos que llevas aquí y cuántos lugares tienen ocupados.',
  },
  'calendar.deskSecret': {
    en: 'Whoever has the address sees these shifts, but no names. It ends with your right to run them, and with the address of your own calendar.',
    es: 'Quien tenga el enlace ve estos turnos, pero ningún nombre. Termina con tu permiso para llevarlos y con el enlace de tu propio calendario.',
  },
  'calendar.scan': { en: 'Scan it with a phone', es: 'Escanearlo con un teléfono' },
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
