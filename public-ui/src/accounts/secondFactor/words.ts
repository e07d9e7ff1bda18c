import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useFactorWords = wordsHook(catalogue, {
  'factor.title': { en: 'Two-step login', es: 'Inicio de sesión en dos pasos' },
  'factor.help': {
    en: 'You manage tournaments: a stolen password should not be enough to get in.',
    es: 'Administras torneos: una contraseña robada no debe bastar para entrar.',
  },
  'factor.isOff': {
    en: 'Off. Only your password is asked for.',
    es: 'Desactivado. Solo se pide tu contraseña.',
  },
  'factor.isOn': {
    en: 'Your password and a code of your authenticator app are asked for.',
    es: 'Se piden tu contraseña y un código de tu aplicación de autenticación.',
  },
  'factor.on': { en: 'On', es: 'Activado' },
  'factor.left': { en: 'Recovery codes left: {count}', es: 'Códigos de recuperación restantes: {count}' },
  'factor.few': {
    en: 'Make new ones before you run out.',
    es: 'Crea otros antes de que se acaben.',
  },
  'factor.setUp': { en: 'Set up', es: 'Configurar' },
  'factor.setUpTitle': { en: 'Set up two-step login', es: 'Configurar el inicio de sesión en dos pasos' },
  'factor.scan': {
    en: 'Scan this with an authenticator app, such as the password manager of your phone.',
    es: 'Escanéalo con una aplicación de autenticación, como el administrador de contraseñas de tu teléfono.',
  },
  'factor.qr': {
    en: 'QR code for the authenticator app',
    es: 'Código QR para la aplicación de autenticación',
  },
  'factor.openApp': {
    en: 'Open in an app on this device',
    es: 'Abrir en una aplicación de este dispositivo',
  },
  'factor.key': { en: 'Or type this key in by hand:', es: 'O escribe esta clave a mano:' },
  'factor.code': { en: 'Code the app shows', es: 'Código que muestra la aplicación' },
  'factor.codeHint': {
    en: 'Six digits. Every other device will be logged out.',
    es: 'Seis dígitos. Se cerrará la sesión en los demás dispositivos.',
  },
  'factor.switchOn': { en: 'Switch on', es: 'Activar' },
  'factor.switchedOn': { en: 'Two-step login is on', es: 'El inicio de sesión en dos pasos está activado' },
  'factor.switchOff': { en: 'Switch off', es: 'Desactivar' },
  'factor.switchOffTitle': {
    en: 'Switch off two-step login',
    es: 'Desactivar el inicio de sesión en dos pasos',
  },
  'factor.switchOffText': {
    en: 'From then on your password alone logs in. Your recovery codes stop working.',
    es: 'Desde entonces basta tu contraseña. Tus códigos de recuperación dejan de servir.',
  },
  'factor.switchedOff': {
    en: 'Two-step login is off',
    es: 'El inicio de sesión en dos pasos está desactivado',
  },
  'factor.renew': { en: 'New recovery codes', es: 'Nuevos códigos de recuperación' },
  'factor.renewAsk': { en: 'Make new recovery codes?', es: '¿Crear nuevos códigos de recuperación?' },
  'factor.renewText': {
    en: 'The codes you have now stop working.',
    es: 'Los códigos que tienes ahora dejan de servir.',
  },
  'codes.title': { en: 'Keep your recovery codes', es: 'Guarda tus códigos de recuperación' },
  'codes.help': {
    en: 'They let you in when you do not have your phone. Each works once. They are shown only now.',
    es: 'Te dejan entrar cuando no tienes tu teléfono. Cada uno sirve una vez. Solo se muestran ahora.',
  },
  'codes.list': { en: 'Recovery codes', es: 'Códigos de recuperación' },
  'codes.file': { en: 'Courtcrew recovery codes', es: 'Códigos de recuperación de Courtcrew' },
  'codes.download': { en: 'Download', es: 'Descargar' },
  'codes.print': { en: 'Print', es: 'Imprimir' },
  'codes.kept': { en: 'I have kept these codes', es: 'Guardé estos códigos' },
  'codes.done': { en: 'Done', es: 'Listo' },
});
