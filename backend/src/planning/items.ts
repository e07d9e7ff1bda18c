import { asHeld } from '@courtcrew/domain/kernel/recordFields.ts';
import type { ItemBody } from '@courtcrew/domain/planning/contract/fields.ts';
import { planFields } from '@courtcrew/domain/planning/index.ts';

/** The fields of an item and its contact that a body speaks of, as events hold them. */
export const fieldsIn = ({ dueDate, ...body }: Omit<ItemBody, 'seen' | 'was'>) =>
  asHeld(planFields, { due_date: dueDate, ...body });
