import type { z } from 'zod';
import { flag } from './fields.ts';

/** Somebody has only one name, which is `first`; without it an empty `last` is refused. */
export const oneName = flag.optional();

export const LAST_OF_ONE_NAME = 'must be empty for somebody with only one name';

interface Named {
  readonly last?: string | undefined;
  readonly one_name?: boolean | undefined;
}

/** Checks the last name against `one_name`; `missing` is what an empty one without it is answered. A body without both passes. */
export const lastName =
  (missing = 'is required') =>
  ({ value, issues }: z.core.ParsePayload<Named>): void => {
    const { last, one_name } = value;
    const message = one_name ? last && LAST_OF_ONE_NAME : last === '' && missing;
    if (message) issues.push({ code: 'custom', message, path: ['last'], input: last });
  };

/** What such a body says of the name: somebody with only one name has no last name. */
export const nameIn = <Body extends Named>({ one_name, ...body }: Body) => ({
  ...body,
  ...(one_name && { last: '' }),
});
