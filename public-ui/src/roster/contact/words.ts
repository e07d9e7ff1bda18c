import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useContactWords = wordsHook(catalogue, {
  'contact.write': { en: 'Email the coordinator', es: 'Escribir a la coordinación' },
  'contact.please': {
    en: 'Please login to send an email.',
    es: 'Inicia sesión para enviar un correo.',
  },
  'contact.referee': { en: 'Referee coordinator', es: 'Coordinación de árbitros' },
  'contact.line': { en: 'Athletic trainer coordinator', es: 'Coordinación de terapeutas deportivos' },
  'contact.volunteer': { en: 'Volunteer coordinator', es: 'Coordinación de voluntarios' },
  'contact.to': { en: 'To: {section}, {name}', es: 'Para: {section}, {name}' },
  'contact.toSection': { en: 'To: {section}', es: 'Para: {section}' },
  'contact.answer': {
    en: 'The answer comes to your email address, {email}.',
    es: 'La respuesta llegará a tu correo, {email}.',
  },
  'contact.message': { en: 'Message', es: 'Mensaje' },
  'contact.send': { en: 'Send email', es: 'Enviar correo' },
  'contact.sent': { en: 'email sent', es: 'correo enviado' },
});
