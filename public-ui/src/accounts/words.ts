import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { profileWords } from './words/profile.ts';

const phoneWords = {
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

const entryWords = {
  'register.title': { en: 'Create an account', es: 'Crear una cuenta' },
  'register.lead': {
    en: 'One account for every tournament: apply for shifts, confirm them, see your schedule.',
    es: 'Una cuenta para todos los torneos: solicita turnos, confírmalos y consulta tu horario.',
  },
  'register.confirm': { en: 'Confirm password', es: 'Confirma la contraseña' },
  'register.phoneHint': {
    en: 'Ten digits of a US number, or + and the code of the country',
    es: 'Diez dígitos de un número de EE. UU., o + y el código del país',
  },
  'register.passwordHint': { en: 'At least 8 characters', es: 'Al menos 8 caracteres' },
  'register.more': { en: 'Phone and level (can wait)', es: 'Teléfono y nivel (pueden esperar)' },
  'register.submit': { en: 'Create account', es: 'Crear cuenta' },
  'register.agree': {
    en: 'By creating an account you accept the',
    es: 'Al crear una cuenta aceptas las',
  },
  'reset.title': { en: 'Choose a new password', es: 'Elige una contraseña nueva' },
  'reset.help': {
    en: 'Enter the email of your account. Every device that is logged in will be logged out.',
    es: 'Escribe el correo de tu cuenta. Se cerrará la sesión en todos los dispositivos.',
  },
  'reset.used': { en: 'This link cannot be used any more', es: 'Este enlace ya no se puede usar' },
  'reset.usedHelp': {
    en: 'A link sets a password once, within an hour. Ask for a new mail to choose another one.',
    es: 'Un enlace sirve una sola vez y durante una hora. Pide un correo nuevo para elegir otra contraseña.',
  },
  'reset.askAgain': { en: 'Send a new one', es: 'Enviar uno nuevo' },
  'reset.submit': { en: 'Set password', es: 'Guardar contraseña' },
} satisfies Words;

const table = { ...catalogue, ...entryWords, ...profileWords, ...phoneWords } as const;

export const useAccountWords = () => useWordsOf(table);
