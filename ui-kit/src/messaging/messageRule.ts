import type { FieldErrors, Resolver } from 'react-hook-form';
import type { usePostWords } from './words.ts';

interface Values {
  readonly message: string;
}

/** A message of nothing but blanks is none; the server has the same rule. */
export const messageRule =
  (p: ReturnType<typeof usePostWords>): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = { message: { type: 'rule', message: p('posts.required') } };
    return values.message.trim() === '' ? { values: {}, errors } : { values, errors: {} };
  };
