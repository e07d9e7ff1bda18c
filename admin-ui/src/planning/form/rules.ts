import type { FieldErrors, Resolver } from 'react-hook-form';
import type { PlanWord } from '../words.ts';
import { type ItemValues, NEW_CATEGORY } from './values.ts';

/** What keeps the form from being sent; the server has the same rules. */
export const itemRules =
  (p: (word: PlanWord) => string): Resolver<ItemValues> =>
  (values) => {
    const { budget, todo, category_id, budget_title, todo_title, todoCategory, newCategory } = values;
    const hasCategory = todoCategory === NEW_CATEGORY ? newCategory.trim() !== '' : todoCategory !== '';
    const wrong = {
      ...(budget && category_id === '' && { category_id: p('plan.typeRequired') }),
      ...(budget && budget_title.trim() === '' && { budget_title: p('plan.titleRequired') }),
      ...(todo && todo_title.trim() === '' && { todo_title: p('plan.titleRequired') }),
      ...(todo &&
        !hasCategory && {
          [todoCategory === NEW_CATEGORY ? 'newCategory' : 'todoCategory']: p('plan.categoryRequired'),
        }),
    };
    const errors: FieldErrors<ItemValues> = Object.fromEntries(
      Object.entries(wrong).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return Object.keys(wrong).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
