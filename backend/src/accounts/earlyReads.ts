import { getSession } from '@courtcrew/domain/accounts/contract.ts';
import { earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

/** Every page asks first who is there. */
export const SESSION_READ = earlyRead(getSession, {});
