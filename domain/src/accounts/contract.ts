import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { anyText, flag, id, message, text } from '../contract/fields.ts';
import { personFound } from '../contract/personFound.ts';
import { oneName } from '../contract/personName.ts';
import { TIME_ZONES } from '../kernel/time.ts';
import { codeAsked, password } from './contract/security.ts';
import { EMAIL_MAX } from './email.ts';
import { credentials, line, name, phone, profileBody } from './profileBody.ts';
import { sessionAnswer, sessionUser } from './session.ts';

export * from './contract/payData.ts';
export * from './contract/phone.ts';
export * from './contract/security.ts';

const { get, post, put } = callsOf('accounts');
const person = { params: z.object({ ref_id: id }), scope: { subject: 'params.ref_id' } } as const;
const email = text(EMAIL_MAX);
const refusedOrUser = z.union([message, sessionUser]);

export const register = post('/auth/register', {
  policy: 'public',
  summary: 'Opens an account and logs in; a taken e-mail is answered with a message',
  body: z.object({
    first: name,
    last: name.default(''),
    one_name: oneName,
    email,
    password,
    phone: phone.optional(),
    alt_phone: phone.optional(),
    credentials: credentials.optional(),
    newsletter: flag.optional(),
    masterList: flag.optional(),
    source: line(100).optional(),
  }),
  answer: refusedOrUser,
});

export const login = post('/auth/login', {
  policy: 'public',
  summary: 'Logs in with e-mail and password; a failure, or the need for a code, is answered with a message',
  body: z.object({ email, password }),
  answer: z.union([codeAsked, message, sessionUser]),
});

export const logout = post('/auth/logout', {
  policy: 'public',
  summary: 'Ends the session of the caller',
  answer: message,
});

export const forgotPassword = post('/auth/forgotPassword', {
  policy: 'public',
  summary: "Mails a link to set a new password, or answers 'email not in db'",
  body: z.object({ email }),
  answer: z.string(),
});

export const checkResetLink = get('/auth/reset/{token}', {
  operation: 'checkResetLink',
  policy: 'public',
  summary: 'Whether the token of a mailed link can still set a password; says nothing of whose it is',
  params: z.object({ token: z.string().min(1).max(128) }),
  answer: z.object({ good: z.boolean() }),
});

export const resetPassword = put('/auth/reset/{token}', {
  policy: 'public',
  summary: 'Sets a new password with the token of a mailed link and ends every session',
  params: z.object({ token: z.string().min(1).max(128) }),
  body: z.object({ email, password }),
  answer: z.string(),
});

export const profile = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  alt_phone: z.string().nullable(),
  credentials: z.string(),
  credentials_verified: z.boolean(),
  chair_certification: z.string().nullable(),
  provider_type: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  alt_address: z.string().nullable(),
  shirt: z.string().nullable(),
  shirt2: z.string().nullable(),
  usap_ambassador: z.boolean(),
  emergency_name: z.string().nullable(),
  emergency_number: z.string().nullable(),
  referee: z.boolean(),
  line_judge: z.boolean(),
  volunteer: z.boolean(),
  paypal: z.string().nullable(),
  venmo: z.string().nullable(),
  zelle: z.string().nullable(),
  newsletter: z.boolean(),
  texts_stopped: z.boolean(),
  read_receipts: z.boolean(),
  signup_letters: z.boolean(),
  reminders: z.boolean(),
  reminder_texts: z.boolean(),
  home_zone: z.enum(TIME_ZONES).nullable(),
  itf_id: z.string().nullable(),
  /** Only for platform admins; absent for everybody else. */
  utr_member_id: z.string().nullable().optional(),
  utr_master_list: z.boolean(),
  profile_updated: z.boolean(),
});

export const getProfile = get('/auth/getProfile/{ref_id}', {
  policy: 'self',
  ...person,
  summary: 'The profile of a person',
  answer: profile,
});

export const editProfile = put('/auth/editProfile/{ref_id}', {
  policy: 'self',
  ...person,
  summary: 'Changes a profile; fields that are not sent stay as they are',
  body: profileBody,
  answer: message,
});

export const getSession = get('/auth/session', {
  policy: 'public',
  summary: 'Who is signed in, and which tournaments they administer',
  answer: sessionAnswer,
});

export const changePassword = post('/auth/changePassword', {
  policy: 'signedIn',
  summary: 'Changes the own password and ends every other session',
  body: z.object({ password, newPassword: password }),
  answer: message,
});

export const getSessions = get('/auth/sessions', {
  policy: 'signedIn',
  summary: 'The own sessions, the last used first',
  answer: z.array(
    z.object({
      id: z.string(),
      /** Browser and system as they named themselves. */
      device: z.string(),
      created: z.string(),
      last_seen: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const endSession = post('/auth/endSession', {
  policy: 'signedIn',
  summary: 'Ends one of the own sessions',
  body: z.object({ id }),
  answer: message,
});

export const forgetMe = post('/auth/forgetMe', {
  policy: 'signedIn',
  summary: 'Erases the own personal data for ever; the password confirms it',
  body: z.object({ password }),
  answer: message,
});

export const forgetPerson = post('/api/utradmin/forgetPerson', {
  policy: 'platform',
  scope: { subject: 'body.ref_id' },
  summary: 'Erases the personal data of a person for ever',
  body: z.object({ ref_id: id }),
  answer: message,
});

export const setPlatformAdmin = post('/api/utradmin/setPlatformAdmin', {
  policy: 'platform',
  scope: { subject: 'body.ref_id' },
  summary: 'Grants or takes the platform admin right; nobody takes their own',
  body: z.object({ ref_id: id, granted: flag }),
  answer: message,
});

export const searchPeople = post('/api/utradmin/searchPeople', {
  policy: 'platform',
  summary:
    'People whose first, last or full name begins with at least three characters, with credentials and town; at most 20',
  body: z.object({ search: anyText(100) }),
  answer: z.array(personFound),
});
