import { checkResetLink, forgotPassword, resetPassword } from '@courtcrew/domain/accounts/contract.ts';
import { type Member, TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { digest } from '../kernel/identity/index.ts';
import { firstPasswordLetter, resetLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';
import { aboutWhom } from './passwordCheck.ts';
import { requirePassword, setPassword } from './setPassword.ts';

async function answerTo(parts: AccountsParts, { http }: Use, member: Member | null): Promise<string> {
  if (!member) {
    return (await parts.identity.throttle.unknownEmail(http.network))
      ? TEXTS.emailNotInDb
      : TEXTS.recoverySent;
  }
  await sendResetLink(parts, member);
  return TEXTS.recoverySent;
}

export const forgotPasswordRoutes = (parts: AccountsParts): Route[] => [
  route(
    forgotPassword,
    async ({ body }, use) => {
      const { throttle, passwords } = parts.identity;
      const searching = await throttle.searching(use.http.network);
      const member = await parts.emails.memberWith(body.email);
      use.http.note('reset-asked', aboutWhom(member, body));
      const [answer] = await Promise.all([
        answerTo(parts, use, member),
        // Takes longer than sending a letter, so that an address that searches sees no difference.
        searching && passwords.pretend(body.email),
      ]);
      return answer;
    },
    { limit: 'forgot' },
  ),

  route(
    resetPassword,
    async ({ params, body }, use) => {
      const member = await parts.emails.memberWith(body.email);
      const refused = (): string => {
        use.http.note('reset-refused', aboutWhom(member, body));
        return TEXTS.resetLinkInvalid;
      };
      if (!member) return refused();
      const under = await parts.identity.resets.replaces(params.token, member.ref_id);
      if (under === undefined) return refused();
      await requirePassword(body.password, 'password', member.details);
      // Null when the link was used already, or the password changed otherwise since it was mailed.
      const credential = await setPassword(parts, use, member.ref_id, body.password, under);
      if (credential === null) return refused();
      use.http.signOut();
      return TEXTS.passwordUpdated;
    },
    { limit: 'reset' },
  ),

  route(
    checkResetLink,
    async ({ params }) => {
      const known = await parts.identity.resets.known(params.token);
      const person = known && (await parts.personNow(known.ref_id));
      return { good: person?.status === 'member' && person.credential === known?.credential };
    },
    { limit: 'reset' },
  ),
];

/** Mails a link that sets a password, unless enough are open already. */
export async function sendResetLink(
  { identity, outbox }: Pick<AccountsParts, 'identity' | 'outbox'>,
  {
    ref_id,
    login,
    credential,
    details: { email },
  }: Pick<Member, 'ref_id' | 'login' | 'credential' | 'details'>,
): Promise<void> {
  const token = await identity.resets.issue(ref_id, credential);
  if (token === null) return;
  const letter = (login ? resetLetter : firstPasswordLetter)({ token: encodeURIComponent(token) });
  const to = email === null ? { ref_id } : { ref_id, email };
  await outbox.send({ to, letter, dedupe: `reset/${digest(token)}` });
}
