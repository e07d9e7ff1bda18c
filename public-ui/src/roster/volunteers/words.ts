import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { rosterWords } from '../words.ts';

export const useVolunteerWords = wordsHook(catalogue, {
  ...rosterWords,
  'signup.officials': { en: 'Shifts of officials', es: 'Turnos de oficiales' },
  'volunteer.title': { en: 'Volunteer Opportunities', es: 'Oportunidades de voluntariado' },
  'volunteer.none': {
    en: 'Sorry there are currently no volunteer opportunities available',
    es: 'Lo sentimos, por ahora no hay oportunidades de voluntariado',
  },
  'volunteer.noneFound': {
    en: 'No shift fits what you look for.',
    es: 'Ningún turno coincide con lo que buscas.',
  },
  'volunteer.search': { en: 'Name, location or organization', es: 'Nombre, lugar u organización' },
  'volunteer.searchShifts': { en: 'Find a shift or category', es: 'Buscar turno o categoría' },
  'volunteer.onlyOpen': { en: 'Only open shifts', es: 'Solo turnos abiertos' },
  'volunteer.needed': { en: '{count} needed', es: 'Vacantes: {count}' },
  'volunteer.nextDays': { en: 'Next: {days}', es: 'Próximos días: {days}' },
  'volunteer.views': { en: 'Order of the shifts', es: 'Orden de los turnos' },
  'volunteer.byCategory': { en: 'By category', es: 'Por categoría' },
  'volunteer.byTime': { en: 'By time', es: 'Por hora' },
  'volunteer.own': { en: '{count} yours', es: 'Tuyos: {count}' },
  'volunteer.showMore': { en: 'Show {count} more', es: 'Mostrar {count} más' },
  'volunteer.coordinator': {
    en: 'Volunteer coordinator: {name}',
    es: 'Coordinación de voluntarios: {name}',
  },
  'volunteer.captains': { en: 'Captains: {names}', es: 'A cargo: {names}' },
  'volunteer.waiting': { en: '{count} on the waitlist', es: 'En lista de espera: {count}' },
  'volunteer.register': { en: 'Register - {count} needed', es: 'Inscribirme - vacantes: {count}' },
  'volunteer.full': { en: 'Full', es: 'Completo' },
  'volunteer.waitlistOnly': { en: 'Waitlist Only', es: 'Solo lista de espera' },
  'volunteer.fullNow': {
    en: 'Full - the last spot of {shift} was taken just now.',
    es: 'Completo: la última plaza de {shift} se acaba de ocupar.',
  },
  'volunteer.waitingNow': {
    en: 'The last spot of {shift} was taken just now. You are on the waitlist.',
    es: 'La última plaza de {shift} se acaba de ocupar. Estás en la lista de espera.',
  },
  'waiver.banner': {
    en: 'A waiver must be signed before registering.',
    es: 'Debes firmar un descargo de responsabilidad antes de inscribirte.',
  },
  'waiver.title': { en: 'Volunteer waiver', es: 'Descargo de responsabilidad' },
  'waiver.sign': { en: 'Sign waiver', es: 'Firmar el descargo' },
  'waiver.signature': { en: 'Your signature', es: 'Tu firma' },
  'waiver.signatureHint': {
    en: 'Type your first and last name as in your profile: {name}',
    es: 'Escribe tu nombre y apellido como en tu perfil: {name}',
  },
  'waiver.unread': {
    en: 'Please read the waiver before you sign it.',
    es: 'Lee el descargo antes de firmarlo.',
  },
  'waiver.done': { en: 'Waiver Signed', es: 'Descargo firmado' },
  'waiver.signed': {
    en: 'Waiver Signed, Please register for shifts.',
    es: 'Descargo firmado. Ya puedes inscribirte en turnos.',
  },
});
