import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { CallFailed, type FieldErrors } from '@courtcrew/domain/contract/client.ts';
import { useCallback } from 'react';
import { catalogue, type Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';

/** What is said where people prove who they are a second time. */
const proofWords = {
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
  [TEXTS.wrongPassword]: {
    en: TEXTS.wrongPassword,
    es: 'contraseña incorrecta, inténtalo de nuevo',
  },
  [TEXTS.loginFailed]: { en: TEXTS.loginFailed, es: 'Error al iniciar sesión, inténtalo de nuevo' },
  [TEXTS.wrongCode]: { en: TEXTS.wrongCode, es: 'Ese código no es correcto, inténtalo de nuevo' },
  [TEXTS.codeExpired]: {
    en: TEXTS.codeExpired,
    es: 'Pasó demasiado tiempo; inicia sesión de nuevo',
  },
  [TEXTS.codeAsked]: { en: TEXTS.codeAsked, es: 'Escribe el código de tu aplicación de autenticación' },
} as const satisfies Words;

const table: Words = { ...catalogue, ...proofWords };

type Key = keyof typeof catalogue | keyof typeof proofWords;

/** Takes a text of the server as well, and gives it back where it has no other. */
export const useProofWords = (): ((key: Key | (string & {})) => string) => useWordsOf(table);

/** Lets a call that proves who somebody is fail in the reader's language. */
export function useFailureInWords(): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  const w = useProofWords();
  return useCallback(
    (call) =>
      call.catch((failure: unknown) => {
        if (!(failure instanceof CallFailed)) throw failure;
        const { status, message, errors, code } = failure;
        throw new CallFailed(status, w(message), errors && saidBy(w, errors), code);
      }),
    [w],
  );
}

const saidBy = (w: (text: string) => string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, typeof text === 'string' ? w(text) : text]),
  );
