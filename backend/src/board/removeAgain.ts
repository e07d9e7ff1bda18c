import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Returned } from '../kernel/area.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import type { AsSystem } from '../kernel/runtime/aggregate.ts';
import { boardAggregate } from './aggregate.ts';

/** Removes contacts whom a backup that was put back has brought back. Answers up to where the log tells it. */
export const removeContactsAgain = (execute: AsSystem, contacts: readonly Returned[]): Promise<Position> =>
  eraseAgain(execute, boardAggregate, contacts, (id) => ({ type: 'RemoveContact', id }) as const);
