import type { Message } from '../kernel/jobs/index.ts';

/** Links lead to the configured address of the product, never to what a request calls its host. */
const resetLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset/${encodeURIComponent(token)}`;

export type Letter = Pick<Message, 'subject' | 'text'>;

export const resetMail = (publicUrl: string, token: string): Letter => ({
  subject: 'Reset your Courtcrew password',
  text: `Somebody, hopefully you, asked to reset the password of your Courtcrew account.

Set a new password within one hour:
${resetLink(publicUrl, token)}

If it was not you, there is nothing to do: your password stays as it is.`,
});

/** To people whom staff entered: they own the address, so they may have the login. */
export const firstPasswordMail = (publicUrl: string, token: string): Letter => ({
  subject: 'Set your Courtcrew password',
  text: `Tournament staff have you on their list already. Set a password to log in, see your shifts and keep your profile.

Set your password within one hour:
${resetLink(publicUrl, token)}

If you did not ask for this, there is nothing to do.`,
});

/** Whoever did it, the owner of the account should know. */
export const passwordChangedMail = (publicUrl: string): Letter => ({
  subject: 'Your Courtcrew password was changed',
  text: `The password of your Courtcrew account was changed, and every device was logged out.

If it was not you, set a new password here:
${publicUrl}/login`,
});

export const secondFactorOnMail = (publicUrl: string): Letter => ({
  subject: 'Your Courtcrew login now asks for a code',
  text: `A second factor was switched on for your Courtcrew account. Every other device was logged out, and logging in needs a code of your authenticator app.

If it was not you, write to a platform admin. Your account:
${publicUrl}/profile/security`,
});

export const secondFactorOffMail = (publicUrl: string): Letter => ({
  subject: 'Your Courtcrew login no longer asks for a code',
  text: `The second factor of your Courtcrew account was switched off. The password alone logs in.

If that is not what you wanted, change your password and switch it on again:
${publicUrl}/profile/security`,
});

export const recoveryCodeUsedMail = (publicUrl: string): Letter => ({
  subject: 'A recovery code of your Courtcrew account was used',
  text: `One of your recovery codes was used in the place of a code of your authenticator app. It does not work again.

If it was not you, change your password and make new codes:
${publicUrl}/profile/security`,
});

export const adminAddedMail = (publicUrl: string, tournament: { tid: string; name: string }): Letter => ({
  subject: `You are now an admin of ${tournament.name}`,
  text: `You have been added as an admin of ${tournament.name}.

Log in to open its desk:
${publicUrl}/desk`,
});
