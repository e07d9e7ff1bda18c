import { type Filled, filled } from '../kernel/text.ts';

/** Refuses another name at the address of somebody known. */
export const addressOf = (name: string): Filled =>
  filled('This address belongs to {name}: add them, or leave the address empty, or make a household', {
    name,
  });

export const THERE_ALREADY =
  'Somebody with this name and phone is known already. Confirm if this is somebody else.';

/** What people read, as the documents word it. The three wordings of a password mismatch each have their place. */
export const TEXTS = {
  emailNotFound: 'Email not found, please signup',
  wrongPassword: 'incorrect password, please try again',
  loginFailed: 'Error logging in, please try again',
  emailTaken: 'Email already registered, please login',
  setPasswordMailed:
    'This email is already on our staff list. We have sent it a link to set a password; please check your mail.',
  invalidEmail: 'invalid email',
  phoneAtRegistration: 'US Phone - 10 numbers',
  mismatchOnSubmit: 'Passwords Do Not Match',
  mismatchOnBlur: 'passwords do not match',
  mismatchOnReset: 'Passwords do not match',
  passwordTooShort: 'Password needs at least 8 characters',
  passwordBlank: 'Password must have characters that can be seen',
  passwordTooLong: 'Password may have at most 128 characters',
  passwordCommon: 'This password is one of the most common ones, please choose another',
  passwordOwn: 'Password must not be your name or email',
  payDataTheirs: 'Only the person gives their bank and tax data',
  passwordOvertaken: 'The password was changed meanwhile, please log in again',
  emailNotInDb: 'email not in db',
  emailNotRegistered: 'Sorry this email is not registered, please register for an account.',
  recoverySent: 'Recovery Email Sent',
  passwordUpdated: 'Password Updated Successfully',
  passwordReset: 'Password Reset, Please Login',
  resetLinkInvalid: 'Password reset link is invalid or has expired',
  firstInline: 'First Name Required',
  lastInline: 'Last Name Required',
  lastOfOneName: 'Leave the last name empty for somebody with only one name',
  phoneInline: 'US Number 10 characters',
  firstSummary: 'First name is required.',
  lastSummary: 'Last name is required.',
  phoneSummary: 'Phone number is invalid.',
  altPhoneSummary: 'Alternate phone number is invalid.',
  altAddressTooLong: 'Alternate address may have at most 254 characters.',
  fixErrors: 'Please fix validation errors before saving.',
  profileUpdated: 'Profile Updated',
  profileFailed: 'Failed to update profile',
  emailOfAnother: 'Another person has this email',
  emailFixed: 'Email cannot be changed',
  reauthenticate: 'Please confirm that it is you',
  codeAsked: 'Enter the code of your authenticator app',
  wrongCode: 'That code is not right, please try again',
  codeExpired: 'That took too long, please log in again',
  secondFactorOn: 'The second factor is switched on already',
  secondFactorOff: 'The second factor is switched off',
  secondFactorAgain: 'Another secret was made meanwhile, please begin again',
  codesTold: 'These codes were shown already; make new ones if you did not keep them',
  resetOwn:
    'Another platform admin has to reset your second factor; with a code you can switch it off yourself',
  secondFactorStaff: 'Only platform admins and masters of a tournament can switch on a second factor',
  emailTheirs: 'An email is changed by a platform admin only',
  namesTheirs: 'People with an account change their own name',
  notOpenYet:
    'Their data open to this desk once they apply, confirm, check in or work here, or a day after the letter that told them they were added',
  credentialsVerified: 'The platform has checked these credentials; a platform admin changes them',
  phoneTheirs: 'Only the person can take their phone number away',
  phoneProposedAgain: 'The desk has proposed another number meanwhile, please look again',
  staffTheirOwn: 'Admins keep their own data; ask them or a platform admin',
  beingEntered: 'Somebody with this email is being entered right now, please try again in a moment',
} as const;
