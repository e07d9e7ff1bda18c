import { catalogue, type Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';

export const loginWords = {
  'login.forgot': { en: 'Forgot password?', es: '¿Olvidaste la contraseña?' },
  'forgot.title': { en: 'Reset your password', es: 'Restablecer la contraseña' },
  'forgot.help': {
    en: 'We will email you a link that is valid for one hour.',
    es: 'Te enviaremos un enlace válido durante una hora.',
  },
  'forgot.submit': { en: 'Send recovery email', es: 'Enviar correo' },
  'forgot.sent': { en: 'Recovery Email Sent', es: 'Correo de recuperación enviado' },
  'forgot.unknown': {
    en: 'Sorry this email is not registered, please register for an account.',
    es: 'Este correo no está registrado; crea una cuenta.',
  },
  'account.invalidEmail': { en: 'invalid email', es: 'correo no válido' },
} as const satisfies Words;

const table = { ...catalogue, ...loginWords };

export const useLoginWords = () => useWordsOf(table);
