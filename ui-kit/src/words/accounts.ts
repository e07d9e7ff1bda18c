import type { Words } from './tables.ts';

export const accountsWords = {
  'person.oneName': { en: 'Only one name', es: 'Solo un nombre' },
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
  'login.back': { en: 'Back to login', es: 'Volver a iniciar sesión' },
  'login.logout': { en: 'Logout', es: 'Cerrar sesión' },
} as const satisfies Words;
