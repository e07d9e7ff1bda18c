import type { Resolver } from 'react-hook-form';
import { checked } from '../form/checked.ts';
import type { usePostWords } from './words.ts';

/** A message of nothing but blanks is none; the server has the same rule. */
export const messageRule =
  (p: ReturnType<typeof usePostWords>): Resolver<{ message: string }> =>
  (values) =>
    checked(values, { message: values.message.trim() === '' && p('posts.required') });
