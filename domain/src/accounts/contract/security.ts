import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, message, requiredText } from '../../contract/fields.ts';
import { sessionUser } from '../session.ts';

/** Calls that prove who somebody is beyond the first password, and those that say what that takes. */

const { get, post } = callsOf('accounts');

/** Wide enough that a password of any alphabet reaches its own rule, and its text. */
export const password = z.string('must be text').max(1024, 'must be at most 1024 characters');

/** Six digits of an authenticator app, or a recovery code; spaces and dashes as people copy them. */
const code = requiredText(64);

export const reauthenticate = post('/auth/reauthenticate', {
  policy: 'signedIn',
  summary: 'Proves again who is signed in; calls refused with the code "reauthenticate" pass for ten minutes',
  body: z.object({ password, code: code.optional() }),
  answer: message,
});

/** The right password of somebody whose login needs a code as well: no session yet. */
export const codeAsked = z.object({
  second_factor: z.literal(true),
  message: z.string(),
  /** Goes with the code, within five minutes. */
  token: z.string(),
});

export const loginWithCode = post('/auth/loginWithCode', {
  policy: 'public',
  summary: 'Finishes a login that was answered with "second_factor"; a failure is answered with a message',
  body: z.object({ token: z.string('must be text').min(1, 'is required').max(128), code }),
  answer: z.union([message, sessionUser]),
});

/** The person's second factor as its owner sees it. */
export const secondFactorStatus = z.object({
  on: z.boolean(),
  /** Platform admins, and masters of a tournament. */
  offered: z.boolean(),
  recovery_left: z.number(),
});

export const getSecondFactor = get('/auth/secondFactor', {
  policy: 'signedIn',
  summary: 'Whether the own login needs a code as well',
  answer: secondFactorStatus,
});

export const prepareSecondFactor = post('/auth/prepareSecondFactor', {
  policy: 'signedIn',
  summary: 'Makes the secret for an authenticator app; it counts once a code has proved that it arrived',
  answer: z.object({
    /** Base32, to type in by hand. */
    secret: z.string(),
    /** The `otpauth://` address that the QR code carries. */
    uri: z.string(),
  }),
});

const recoveryCodes = z.object({ message: z.string(), recovery_codes: z.array(z.string()) });

export const switchOnSecondFactor = post('/auth/switchOnSecondFactor', {
  policy: 'signedIn',
  summary:
    'Switches the second factor on with a code, ends all other sessions and tells the recovery codes once',
  body: z.object({ code }),
  answer: recoveryCodes,
});

export const renewRecoveryCodes = post('/auth/renewRecoveryCodes', {
  policy: 'signedIn',
  summary: 'Makes new recovery codes and tells them once; the earlier ones are void',
  answer: recoveryCodes,
});

export const switchOffSecondFactor = post('/auth/switchOffSecondFactor', {
  policy: 'signedIn',
  summary: 'Switches the own second factor off; password and code confirm it',
  body: z.object({ password, code }),
  answer: message,
});

export const resetSecondFactor = post('/api/utradmin/resetSecondFactor', {
  policy: 'platform',
  scope: { subject: 'body.ref_id' },
  summary: 'Switches off the second factor of somebody who lost it; nobody resets their own',
  body: z.object({ ref_id: id }),
  answer: message,
});
