import { letter } from '../kernel/jobs/index.ts';

export const resetLetter = letter({
  en: {
    subject: 'Reset your Courtcrew password',
    text: `Somebody, hopefully you, asked to reset the password of your Courtcrew account.

[Set a new password]({site}/reset/{token})

The link works for one hour, once.

If it was not you, there is nothing to do: your password stays as it is.`,
  },
  es: {
    subject: 'Restablece tu contraseña de Courtcrew',
    text: `Alguien, esperamos que tú, pidió restablecer la contraseña de tu cuenta de Courtcrew.

[Elegir una contraseña nueva]({site}/reset/{token})

El enlace sirve una hora, una sola vez.

Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.`,
  },
});

/** To people whom staff entered: they own the address, so they may have the login. */
export const firstPasswordLetter = letter({
  en: {
    subject: 'Set your Courtcrew password',
    text: `Tournament staff have you on their list already. Set a password to log in, see your shifts and keep your profile.

[Set your password]({site}/reset/{token})

The link works for one hour, once.

If you did not ask for this, there is nothing to do.`,
  },
  es: {
    subject: 'Elige tu contraseña de Courtcrew',
    text: `El personal de un torneo ya te tiene en su lista. Elige una contraseña para iniciar sesión, ver tus turnos y mantener tu perfil.

[Elegir tu contraseña]({site}/reset/{token})

El enlace sirve una hora, una sola vez.

Si no lo pediste, no tienes que hacer nada.`,
  },
});

export const passwordChangedLetter = letter({
  en: {
    subject: 'Your Courtcrew password was changed',
    text: `The password of your Courtcrew account was changed, and every device was logged out.

If it was not you, ask for a new password at once: "Forgot password" below the login.

[Open the login]({site}/login)`,
  },
  es: {
    subject: 'Se cambió tu contraseña de Courtcrew',
    text: `Se cambió la contraseña de tu cuenta de Courtcrew y se cerró la sesión en todos los dispositivos.

Si no fuiste tú, pide enseguida una contraseña nueva, debajo del inicio de sesión.

[Abrir el inicio de sesión]({site}/login)`,
  },
});

export const secondFactorOnLetter = letter({
  en: {
    subject: 'Your Courtcrew login now asks for a code',
    text: `A second factor was switched on for your Courtcrew account. Every other device was logged out, and logging in needs a code of your authenticator app.

If it was not you, write to a platform admin.

[See your account's security]({site}/profile/security)`,
  },
  es: {
    subject: 'Tu inicio de sesión en Courtcrew ahora pide un código',
    text: `Se activó un segundo factor para tu cuenta de Courtcrew. Se cerró la sesión en todos los demás dispositivos, y para iniciar sesión hace falta un código de tu aplicación de autenticación.

Si no fuiste tú, escribe a un administrador de la plataforma.

[Ver la seguridad de tu cuenta]({site}/profile/security)`,
  },
});

export const secondFactorOffLetter = letter({
  en: {
    subject: 'Your Courtcrew login no longer asks for a code',
    text: `The second factor of your Courtcrew account was switched off. The password alone logs in.

If that is not what you wanted, change your password and switch it on again.

[See your account's security]({site}/profile/security)`,
  },
  es: {
    subject: 'Tu inicio de sesión en Courtcrew ya no pide un código',
    text: `Se desactivó el segundo factor de tu cuenta de Courtcrew. Para iniciar sesión basta la contraseña.

Si no es lo que querías, cambia tu contraseña y actívalo de nuevo.

[Ver la seguridad de tu cuenta]({site}/profile/security)`,
  },
});

/** A thief of a session who moves somebody's pay should not go unseen. */
export const paymentChangedLetter = letter({
  en: {
    subject: 'Where you are paid was changed',
    text: `Your payment handles or your address in your Courtcrew profile were changed.

If it was not you, change your password and correct them.

[See your profile]({site}/profile/myProfile)`,
  },
  es: {
    subject: 'Se cambió dónde recibes tus pagos',
    text: `Se cambiaron tus datos de pago o tu dirección en tu perfil de Courtcrew.

Si no fuiste tú, cambia tu contraseña y corrígelos.

[Ver tu perfil]({site}/profile/myProfile)`,
  },
});

/** It holds no digit of them: a mailbox may be read by others. */
export const payDataChangedLetter = letter({
  en: {
    subject: 'Your bank or tax data were changed',
    text: `The bank account or tax number that you gave to Courtcrew was changed or taken away.

If it was not you, change your password and correct them.

[See your account]({site}/profile/security)`,
  },
  es: {
    subject: 'Se cambiaron tus datos bancarios o fiscales',
    text: `Se cambió o se quitó la cuenta bancaria o el número fiscal que diste a Courtcrew.

Si no fuiste tú, cambia tu contraseña y corrígelos.

[Ver tu cuenta]({site}/profile/security)`,
  },
});

/** To the address before and to the new one. It names neither, since either may be a stranger's. */
export const emailChangedLetter = letter({
  en: {
    subject: 'Your e-mail address at Courtcrew was changed',
    text: `E-mails of Courtcrew to you now go to another address. Both addresses get this one.

If that is wrong, write to us.

[Write to us]({site}/contact)`,
  },
  es: {
    subject: 'Se cambió tu dirección de correo en Courtcrew',
    text: `Los correos de Courtcrew para ti llegan ahora a otra dirección. Este llega a las dos.

Si es un error, escríbenos.

[Escribirnos]({site}/contact)`,
  },
});

export const recoveryCodeUsedLetter = letter({
  en: {
    subject: 'A recovery code of your Courtcrew account was used',
    text: `One of your recovery codes was used in the place of a code of your authenticator app. It does not work again.

If it was not you, change your password and make new codes.

[See your account's security]({site}/profile/security)`,
  },
  es: {
    subject: 'Se usó un código de recuperación de tu cuenta de Courtcrew',
    text: `Uno de tus códigos de recuperación se usó en lugar de un código de tu aplicación de autenticación. No vuelve a funcionar.

Si no fuiste tú, cambia tu contraseña y genera códigos nuevos.

[Ver la seguridad de tu cuenta]({site}/profile/security)`,
  },
});

/** A desk knows another number; nothing of the account changes until its owner says so. */
export const phoneProposedLetter = letter({
  en: {
    subject: 'Is this your new phone number? - {tournament}',
    text: `The desk of {tournament} has {phone} as your phone number. Your account keeps the number it has until you say that this one is yours.

[Say yes or no]({site}/phone/{token})`,
  },
  es: {
    subject: '¿Es este tu nuevo número de teléfono? - {tournament}',
    text: `La mesa de {tournament} tiene {phone} como tu número de teléfono. Tu cuenta conserva el número que tiene hasta que digas que este es tuyo.

[Responder sí o no]({site}/phone/{token})`,
  },
});

/** To the person and to every platform admin. */
export const platformAddedLetter = letter(
  {
    en: {
      subject: 'New platform admin of Courtcrew: {name}',
      text: `{by} made {name} a platform admin: {name} may now see and change everything on Courtcrew.

If that is wrong, take the right away.

[See the platform admins]({site}/utradmin)`,
    },
    es: {
      subject: 'Nuevo administrador de la plataforma Courtcrew: {name}',
      text: `{by} dio a {name} el permiso de administrar la plataforma: {name} ya puede ver y cambiar todo en Courtcrew.

Si es un error, quita el permiso.

[Ver quién administra]({site}/utradmin)`,
    },
  },
  'platform',
);

export const platformRemovedLetter = letter(
  {
    en: {
      subject: 'No longer a platform admin of Courtcrew: {name}',
      text: `{by} took the platform admin right from {name}.

If that is wrong, a platform admin can give it again.

[See the platform admins]({site}/utradmin)`,
    },
    es: {
      subject: 'Ya no administra la plataforma Courtcrew: {name}',
      text: `{by} quitó a {name} el permiso de administrar la plataforma.

Si es un error, un administrador de la plataforma puede volver a darlo.

[Ver quién administra]({site}/utradmin)`,
    },
  },
  'platform',
);
