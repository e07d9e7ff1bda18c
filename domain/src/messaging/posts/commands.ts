import type { Seen } from '../../kernel/seen.ts';
import type { TimeZone } from '../../kernel/time.ts';
import type { Section } from '../../tournaments/index.ts';

/** What can be asked of a tournament's message boards. Whether the actor may read the board was decided before. */

export interface AddPost {
  readonly type: 'AddPost';
  readonly ref_id: string;
  readonly category: Section;
  readonly message: string;
  readonly zone: TimeZone;
}

export interface EditPost {
  readonly type: 'EditPost';
  readonly id: string;
  readonly message: string;
  /** Who edits. */
  readonly ref_id: string;
  /** Whether they look after the board. */
  readonly admin: boolean;
  readonly seen: Seen<{ message: string }>;
}

export interface DeletePost {
  readonly type: 'DeletePost';
  readonly id: string;
  readonly ref_id: string;
}

export interface WriteToPoster {
  readonly type: 'WriteToPoster';
  /** The post whose author is written to. */
  readonly id: string;
  readonly ref_id: string;
  readonly message: string;
  readonly zone: TimeZone;
}

export interface ForgetPosts {
  readonly type: 'ForgetPosts';
  readonly ref_id: string;
}

export type PostCommand = AddPost | EditPost | DeletePost | WriteToPoster | ForgetPosts;
