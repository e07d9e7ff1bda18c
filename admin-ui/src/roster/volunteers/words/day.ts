import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** A day at the venue: who comes, and who has come. */
export const dayWords = {
  'day.none': { en: 'No Volunteers found for this day', es: 'No hay voluntarios para este día' },
  'day.noneHelp': {
    en: 'The list fills with the people in shifts of that day.',
    es: 'La lista se llena con las personas de los turnos de ese día.',
  },
  'day.today': { en: 'Today, {day}', es: 'Hoy, {day}' },
  'day.notToday': { en: 'This is not today', es: 'No es hoy' },
  'checkin.find': { en: 'Find a volunteer', es: 'Buscar un voluntario' },
  'checkin.findKeys': {
    en: 'Enter checks in whom is marked, Shift+Enter hands out the shirt, too',
    es: 'Enter registra la llegada de la persona marcada; Mayús+Enter entrega también la camiseta',
  },
  'checkin.noMatch': { en: 'Nobody of this day fits', es: 'Nadie de este día coincide' },
  'checkin.who': { en: 'Who is shown', es: 'Quién se muestra' },
  'checkin.all': { en: 'All {count}', es: 'Todos {count}' },
  'checkin.out': { en: 'Not in {count}', es: 'Por llegar {count}' },
  'checkin.in': { en: 'In {count}', es: 'Presentes {count}' },
  'checkin.count': {
    en: '{here} of {all} in, shirts given: {shirts}',
    es: '{here} de {all} presentes, camisetas entregadas: {shirts}',
  },
  'checkin.list': { en: 'Volunteers of the day', es: 'Voluntarios del día' },
  'checkin.press': { en: 'Check in', es: 'Registrar llegada' },
  'checkin.here': { en: 'Checked in', es: 'Presente' },
  'checkin.shirt': { en: 'Shirt {size}', es: 'Camiseta {size}' },
  'checkin.noSize': { en: 'Shirt', es: 'Camiseta' },
  'checkin.shirtGiven': { en: 'Shirt received', es: 'Camiseta entregada' },
  'checkin.of': { en: '{what}: {name}', es: '{what}: {name}' },
  'checkin.doneText': {
    en: 'Whom you check in shows here.',
    es: 'Aquí se ve a quién se le registró la llegada.',
  },
  'checkin.give': { en: 'Give shirt {size}', es: 'Entregar camiseta {size}' },
  'checkin.late': { en: 'expected since {time}', es: 'se espera desde {time}' },
  'checkin.waiting': { en: 'waitlist', es: 'lista de espera' },
  'checkin.keyCheck': { en: 'check in or out', es: 'llegada o salida' },
  'checkin.keyShirt': { en: 'shirt', es: 'camiseta' },
  'checkin.keyFind': { en: 'find', es: 'buscar' },
  'checkin.outAll': { en: 'Check out all', es: 'Salida de todos' },
  'checkin.outAllTitle': { en: 'Check out all volunteers?', es: '¿Registrar la salida de todos?' },
  'checkin.outAllText': {
    en: 'Volunteers checked in on this day: {count}. All of them are checked out; shirts stay received.',
    es: 'Voluntarios presentes este día: {count}. Se registra la salida de todos; las camisetas no cambian.',
  },
  'checkin.outAllDone': { en: 'Volunteers checked out: {count}', es: 'Salidas de voluntarios: {count}' },
} as const satisfies Words;
