import type { Words } from './catalogue.ts';

/** Login, logout and the way back into an account. */
export const accountsWords = {
  'login.title': { en: 'Login', es: 'Iniciar sesión' },
  'login.please': { en: 'Please Login', es: 'Inicia sesión' },
  'login.email': { en: 'Email', es: 'Correo electrónico' },
  'login.password': { en: 'Password', es: 'Contraseña' },
  'login.submit': { en: 'Login', es: 'Entrar' },
  'login.failed': {
    en: 'Error logging in, please try again',
    es: 'Error al iniciar sesión, inténtalo de nuevo',
  },
  'login.register': { en: 'Create an account', es: 'Crear una cuenta' },
  'login.forgot': { en: 'Forgot password?', es: '¿Olvidaste la contraseña?' },
  'login.back': { en: 'Back to login', es: 'Volver a iniciar sesión' },
  'login.logout': { en: 'Logout', es: 'Cerrar sesión' },
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
