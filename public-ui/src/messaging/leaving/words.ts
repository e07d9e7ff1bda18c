import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useLettersWords = wordsHook(catalogue, {
  'letters.title': { en: 'What you want to get', es: 'Qué quieres recibir' },
  'letters.what': {
    en: 'You get emails that the staff of {tournament} send to many. Texts are another choice: stop them by answering STOP, or below.',
    es: 'Recibes correos que el personal de {tournament} envía a muchos. Los SMS son otra elección: los terminas respondiendo STOP, o abajo.',
  },
  'letters.always': {
    en: 'What is about your own shifts, such as your schedule, always comes.',
    es: 'Lo que trata de tus propios turnos, como tu horario, llega siempre.',
  },
  'letters.stop': { en: 'Stop these letters', es: 'Dejar de recibirlos' },
  'letters.stopped': { en: 'You get no more of these letters', es: 'Ya no recibirás estos correos' },
  'letters.again': { en: 'Get them again', es: 'Volver a recibirlos' },
  'letters.wrong': { en: 'This link is not valid', es: 'Este enlace no es válido' },
  'letters.wrongText': {
    en: 'Open the link from the letter itself, all of it.',
    es: 'Abre el enlace completo desde el correo.',
  },
  'letters.else': { en: 'From all tournaments', es: 'De todos los torneos' },
  'letters.signup_letters': {
    en: 'Confirm by email what I sign up for or leave',
    es: 'Confirmarme por correo lo que solicito o dejo',
  },
  'letters.reminders': { en: 'Remind me of my shifts by email', es: 'Recordarme mis turnos por correo' },
  'letters.reminder_texts': { en: 'Remind me by text too', es: 'Recordármelos también por SMS' },
  'letters.newsletter': { en: 'Send me the newsletter', es: 'Envíame el boletín' },
  'letters.texts_stopped': { en: 'Send me no text messages', es: 'No me envíes SMS' },
  'letters.read_receipts': {
    en: 'Whoever emails me may see that I opened it',
    es: 'Quien me escribe puede ver que abrí su correo',
  },
  'letters.zone': {
    en: 'No reminders at night, in this zone',
    es: 'Sin recordatorios de noche, en esta zona',
  },
  'letters.venueZone': { en: 'That of the tournament', es: 'La del torneo' },
  'letters.saved': { en: 'Saved', es: 'Guardado' },
  'letters.link': {
    en: 'Anyone with this link can change these choices, without logging in.',
    es: 'Quien tenga este enlace puede cambiar lo que ves aquí, sin iniciar sesión.',
  },
  'letters.revoke': { en: 'Take my links back', es: 'Anular mis enlaces' },
  'letters.revokeTitle': {
    en: 'Take the links of all letters back?',
    es: '¿Anular los enlaces de todos los correos?',
  },
  'letters.revokeText': {
    en: 'This page opens no more by any letter you have. The next letter brings a new link.',
    es: 'Esta página ya no se abrirá desde los correos que tienes. El próximo traerá un enlace nuevo.',
  },
});
