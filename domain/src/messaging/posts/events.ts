import { event } from '../../kernel/event.ts';
import type { Section } from '../../tournaments/index.ts';

interface Words {
  readonly id: string;
  /** Who wrote it: the words are theirs. */
  readonly ref_id: string;
  readonly message: string;
}

const sealed = { ref_id: ['message'] } as const;

/** What happens on a tournament's message boards. */
export const postEvents = {
  PostAdded: event<Words & { readonly category: Section }>('Posted on the message board', { sealed }),
  /** `ref_id` is still the author's: a master may have edited it. */
  PostEdited: event<Words>('Post edited', { sealed }),
  PostDeleted: event<{ readonly id: string }>('Post deleted'),
  /** Somebody wrote a mail to the author of a post. */
  PosterWritten: event<Words & { readonly to: string; readonly category: Section }>('Wrote to a poster', {
    sealed,
  }),
  /** The author was forgotten: their posts go with them. */
  PostsForgotten: event<{ readonly ref_id: string; readonly posts: readonly string[] }>(
    'Personal data erased',
  ),
};
