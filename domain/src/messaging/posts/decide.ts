import { NOT_AUTHORIZED } from '../../contract/policies.ts';
import type { Command, Decides } from '../../kernel/decider.ts';
import { type EventMeta, type EventsOf, event } from '../../kernel/event.ts';
import { notFound, type Refusal, refuse } from '../../kernel/refusal.ts';
import { refuseStale, type Seen } from '../../kernel/seen.ts';
import { filled } from '../../kernel/text.ts';
import type { TimeZone } from '../../kernel/time.ts';
import type { Section } from '../../tournaments/index.ts';
import { type Batch, countingAt, roomFrom } from '../letters/state.ts';
import { MAILS_TO_ONE, SAID_A_DAY } from './limits.ts';

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

export type PostEvent = EventsOf<typeof postEvents>;

export interface PostState {
  /** Every post that stands, by id. */
  readonly posts: ReadonlyMap<
    string,
    { readonly ref_id: string; readonly category: Section; readonly message: string }
  >;
  /** Posts and mails to posters of the last day, the oldest first. */
  readonly recentPosts: readonly Batch[];
}

export const NO_POSTS: PostState = { posts: new Map(), recentPosts: [] };

/** What can be asked of a tournament's message boards. Whether the actor may read the board was decided before. */
interface PostCommands {
  AddPost: { ref_id: string; category: Section; message: string; zone: TimeZone };
  EditPost: {
    id: string;
    message: string;
    /** Who edits. */
    ref_id: string;
    /** Whether they look after the board. */
    admin: boolean;
    seen: Seen<{ message: string }>;
  };
  DeletePost: { id: string; ref_id: string };
  WriteToPoster: {
    /** The post whose author is written to. */
    id: string;
    ref_id: string;
    message: string;
    zone: TimeZone;
  };
  ForgetPosts: { ref_id: string };
}

export type PostCommand<Type extends keyof PostCommands = keyof PostCommands> = Command<PostCommands, Type>;
type Decide<Type extends PostCommand['type']> = Decides<PostState, PostCommand<Type>, PostEvent>;

const UNKNOWN = notFound('Message');
const NOT_YOURS = refuse('forbidden', NOT_AUTHORIZED);
const EMPTY = refuse('invalid', 'A message is required', { fields: { message: 'is required' } });

/** Why this person must wait before writing more; undefined where they need not. */
function mustWait(
  { recentPosts }: PostState,
  ref_id: string,
  at: string,
  zone: TimeZone,
): Refusal | undefined {
  const own = recentPosts.filter((batch) => batch.ref_id === ref_id);
  const again = roomFrom(own, 1, SAID_A_DAY, at);
  if (again === null) return undefined;
  const text = filled('You have written {count} messages within a day. You can go on {when}.', {
    count: SAID_A_DAY,
    when: { at: again, zone },
  });
  return refuse('too-many', text, { details: { again } });
}

/** Why this person must wait before writing to the same poster once more. */
function mustSpare(
  { recentPosts }: PostState,
  { ref_id, to, at, zone }: { ref_id: string; to: string; at: string; zone: TimeZone },
): Refusal | undefined {
  const own = recentPosts.filter((batch) => batch.ref_id === ref_id && batch.to === to);
  const again = roomFrom(own, 1, MAILS_TO_ONE, at);
  if (again === null) return undefined;
  const text = filled('You have written to this person {count} times within a day. You can go on {when}.', {
    count: MAILS_TO_ONE,
    when: { at: again, zone },
  });
  return refuse('too-many', text, { details: { again } });
}

const add: Decide<'AddPost'> = (state, command, { at, newId }) => {
  const { ref_id, category, message, zone } = command;
  if (message === '') return EMPTY;
  const refusal = mustWait(state, ref_id, at, zone);
  return refusal ?? [{ type: 'PostAdded', data: { id: newId(), ref_id, category, message } }];
};

const edit: Decide<'EditPost'> = (state, { id, message, ref_id, admin, seen }) => {
  const post = state.posts.get(id);
  if (!post) return UNKNOWN;
  if (post.ref_id !== ref_id && !admin) return NOT_YOURS;
  if (message === '') return EMPTY;
  const refusal = refuseStale({ message: post.message }, { message }, seen);
  return refusal ?? [{ type: 'PostEdited', data: { id, ref_id: post.ref_id, message } }];
};

/** Its author alone: whoever looks after a board edits what should not stand there. */
const remove: Decide<'DeletePost'> = (state, { id, ref_id }) => {
  const post = state.posts.get(id);
  if (!post) return UNKNOWN;
  return post.ref_id === ref_id ? [{ type: 'PostDeleted', data: { id } }] : NOT_YOURS;
};

const write: Decide<'WriteToPoster'> = (state, command, { at }) => {
  const { id, ref_id, message, zone } = command;
  const post = state.posts.get(id);
  if (!post) return UNKNOWN;
  if (message === '') return EMPTY;
  const { ref_id: to, category } = post;
  const refusal = mustWait(state, ref_id, at, zone) ?? mustSpare(state, { ref_id, to, at, zone });
  return refusal ?? [{ type: 'PosterWritten', data: { id, ref_id, to, category, message } }];
};

const forget: Decide<'ForgetPosts'> = (state, { ref_id }) => {
  const posts = [...state.posts].flatMap(([id, post]) => (post.ref_id === ref_id ? id : []));
  return posts.length > 0 ? [{ type: 'PostsForgotten', data: { ref_id, posts } }] : [];
};

/** What a tournament answers to commands about its message boards. */
export const postDecisions = {
  AddPost: add,
  EditPost: edit,
  DeletePost: remove,
  WriteToPoster: write,
  ForgetPosts: forget,
};

const counted = <State extends PostState>(
  state: State,
  ref_id: string,
  { at }: EventMeta,
  to?: string,
): State => ({
  ...state,
  recentPosts: [
    ...countingAt(state.recentPosts, at),
    { at, ref_id, count: 1, ...(to !== undefined && { to }) },
  ],
});

const without = <State extends PostState>(state: State, gone: readonly string[]): State => ({
  ...state,
  posts: new Map([...state.posts].filter(([id]) => !gone.includes(id))),
});

type Posted = {
  readonly id: string;
  readonly ref_id: string;
  readonly category: Section;
  readonly message: string;
};

/** How a tournament's state takes in what happened on its message boards. */
export const postFolds = {
  PostAdded: <State extends PostState>(
    state: State,
    { id, ref_id, category, message }: Posted,
    meta: EventMeta,
  ): State =>
    counted({ ...state, posts: new Map(state.posts).set(id, { ref_id, category, message }) }, ref_id, meta),
  PostEdited: <State extends PostState>(
    state: State,
    { id, message }: { readonly id: string; readonly message: string },
  ): State => {
    const post = state.posts.get(id);
    return post ? { ...state, posts: new Map(state.posts).set(id, { ...post, message }) } : state;
  },
  PosterWritten: <State extends PostState>(
    state: State,
    { ref_id, to }: { readonly ref_id: string; readonly to: string },
    meta: EventMeta,
  ): State => counted(state, ref_id, meta, to),
  PostDeleted: <State extends PostState>(state: State, { id }: { readonly id: string }): State =>
    without(state, [id]),
  PostsForgotten: <State extends PostState>(
    state: State,
    { posts }: { readonly posts: readonly string[] },
  ): State => without(state, posts),
};
