import { allows } from '@courtcrew/domain/contract/policies.ts';
import type { Caller } from '../kernel/http/route.ts';

/** Whether the caller pays the officials of the tournament the call is about. */
export const runsPay = (caller: Caller): boolean => allows('pay', { ...caller, subject: null });
