import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

export const phoneWords = {
  'phone.title': { en: 'Is this your phone number?', es: '¿Es este tu número de teléfono?' },
  'phone.asked': {
    en: 'The desk of {tournament} has {phone} as your phone number.',
    es: 'La mesa de {tournament} tiene {phone} como tu número de teléfono.',
  },
  'phone.until': {
    en: 'Until you say yes, your account keeps the number it has.',
    es: 'Hasta que digas que sí, tu cuenta conserva el número que tiene.',
  },
  'phone.yes': { en: 'Yes, it is mine', es: 'Sí, es mío' },
  'phone.no': { en: 'No, keep the old one', es: 'No, conservar el anterior' },
  'phone.answered': { en: 'This question is answered', es: 'Esta pregunta ya está respondida' },
  'phone.answeredText': {
    en: 'You find your number in your profile.',
    es: 'Encuentras tu número en tu perfil.',
  },
  'phone.wrong': { en: 'This link does not work', es: 'Este enlace no funciona' },
  'phone.wrongText': {
    en: 'Please open it from the email once more, or log in: your profile asks the same.',
    es: 'Ábrelo otra vez desde el correo o inicia sesión: tu perfil pregunta lo mismo.',
  },
} satisfies Words;
