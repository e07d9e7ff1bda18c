import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { profileWords } from './words/profile.ts';

/** The rules' own texts, which forms and server say in English, under themselves as keys. */
const ruleWords = {
  [TEXTS.invalidEmail]: { en: TEXTS.invalidEmail, es: 'correo no válido' },
  [TEXTS.phoneAtRegistration]: { en: TEXTS.phoneAtRegistration, es: 'Teléfono de EE. UU.: 10 dígitos' },
  [TEXTS.mismatchOnSubmit]: { en: TEXTS.mismatchOnSubmit, es: 'Las contraseñas no coinciden' },
  [TEXTS.mismatchOnBlur]: { en: TEXTS.mismatchOnBlur, es: 'las contraseñas no coinciden' },
  [TEXTS.mismatchOnReset]: { en: TEXTS.mismatchOnReset, es: 'Las contraseñas no coinciden' },
  [TEXTS.passwordTooShort]: {
    en: TEXTS.passwordTooShort,
    es: 'La contraseña necesita al menos 8 caracteres',
  },
  [TEXTS.passwordTooLong]: {
    en: TEXTS.passwordTooLong,
    es: 'La contraseña puede tener como máximo 128 caracteres',
  },
  [TEXTS.passwordCommon]: {
    en: TEXTS.passwordCommon,
    es: 'Esta contraseña es una de las más usadas; elige otra',
  },
  [TEXTS.passwordOwn]: {
    en: TEXTS.passwordOwn,
    es: 'La contraseña no puede ser tu nombre ni tu correo',
  },
  [TEXTS.passwordOvertaken]: {
    en: TEXTS.passwordOvertaken,
    es: 'La contraseña se cambió mientras tanto; inicia sesión de nuevo',
  },
  [TEXTS.emailTaken]: { en: TEXTS.emailTaken, es: 'El correo ya está registrado; inicia sesión' },
  [TEXTS.resetLinkInvalid]: {
    en: TEXTS.resetLinkInvalid,
    es: 'El enlace para restablecer la contraseña no es válido o venció',
  },
  [TEXTS.passwordReset]: { en: TEXTS.passwordReset, es: 'Contraseña cambiada; inicia sesión' },
  [TEXTS.firstInline]: { en: TEXTS.firstInline, es: 'Falta el nombre' },
  [TEXTS.lastInline]: { en: TEXTS.lastInline, es: 'Falta el apellido' },
  [TEXTS.phoneInline]: { en: TEXTS.phoneInline, es: 'Teléfono de EE. UU.: 10 dígitos' },
  [TEXTS.firstSummary]: { en: TEXTS.firstSummary, es: 'Falta el nombre.' },
  [TEXTS.lastSummary]: { en: TEXTS.lastSummary, es: 'Falta el apellido.' },
  [TEXTS.phoneSummary]: { en: TEXTS.phoneSummary, es: 'El teléfono no es válido.' },
  [TEXTS.altPhoneSummary]: { en: TEXTS.altPhoneSummary, es: 'El otro teléfono no es válido.' },
  [TEXTS.altAddressTooLong]: {
    en: TEXTS.altAddressTooLong,
    es: 'La otra dirección puede tener como máximo 254 caracteres.',
  },
  [TEXTS.fixErrors]: { en: TEXTS.fixErrors, es: 'Corrige los errores antes de guardar.' },
  [TEXTS.profileUpdated]: { en: TEXTS.profileUpdated, es: 'Perfil actualizado' },
  [TEXTS.profileFailed]: { en: TEXTS.profileFailed, es: 'No se pudo actualizar el perfil' },
} satisfies Words;

/** Login, registration and the way back in. */
const entryWords = {
  'register.title': { en: 'Create an account', es: 'Crear una cuenta' },
  'register.lead': {
    en: 'One account for every tournament: apply for shifts, confirm them, see your schedule.',
    es: 'Una cuenta para todos los torneos: solicita turnos, confírmalos y consulta tu horario.',
  },
  'register.confirm': { en: 'Confirm password', es: 'Confirma la contraseña' },
  'register.phoneHint': { en: 'For text reminders', es: 'Para recordatorios por mensaje' },
  'register.passwordHint': { en: 'At least 8 characters', es: 'Al menos 8 caracteres' },
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
  'reset.submit': { en: 'Set password', es: 'Guardar contraseña' },
} satisfies Words;

const table: Words = { ...catalogue, ...entryWords, ...profileWords, ...ruleWords };

type Key = keyof typeof catalogue | keyof typeof entryWords | keyof typeof profileWords;

/** The area's words; takes a text of a rule or of the server as well, and gives it back where it has no other. */
export const useAccountWords: () => (
  key: Key | (string & {}),
  values?: Readonly<Record<string, string>>,
) => string = () => useWordsOf(table);
