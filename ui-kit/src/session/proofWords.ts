import { catalogue } from '../words/catalogue.ts';
import { wordsHook } from '../words/words.tsx';

export const useProofWords = wordsHook(catalogue, {
  'code.title': { en: 'Enter your code', es: 'Escribe tu código' },
  'code.help': {
    en: 'Open your authenticator app and enter the six digits it shows for Courtcrew.',
    es: 'Abre tu aplicación de autenticación y escribe los seis dígitos que muestra para Courtcrew.',
  },
  'code.recoveryHelp': {
    en: 'Enter one of the recovery codes you kept. Each works once.',
    es: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  },
  'code.label': { en: 'Code', es: 'Código' },
  'code.recovery': { en: 'Recovery code', es: 'Código de recuperación' },
  'code.useRecovery': { en: 'Use a recovery code', es: 'Usar un código de recuperación' },
  'code.useApp': { en: 'Use the app’s code', es: 'Usar el código de la aplicación' },
  'code.needed': { en: 'Code needed', es: 'Falta el código' },
  'proof.title': { en: 'Please confirm that it is you', es: 'Confirma que eres tú' },
  'proof.help': {
    en: 'You logged in a while ago. Enter your password to go on; what you typed stays.',
    es: 'Iniciaste sesión hace un rato. Escribe tu contraseña para continuar; lo que escribiste se conserva.',
  },
  'proof.submit': { en: 'Confirm', es: 'Confirmar' },
});
