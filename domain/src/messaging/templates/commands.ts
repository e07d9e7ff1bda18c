import type { Seen } from '../../kernel/seen.ts';
import type { Template } from './events.ts';

/** What can be asked of a person's templates. Whether the actor may ask was decided before. */

export interface AddTemplate {
  readonly type: 'AddTemplate';
  /** Whose it is to be. */
  readonly ref_id: string;
  readonly template: Template;
}

export interface ChangeTemplate {
  readonly type: 'ChangeTemplate';
  readonly ref_id: string;
  readonly etid: string;
  /** The parts that change. */
  readonly changes: Partial<Template>;
  /** Parts as they were seen; one that was changed since is not overwritten. */
  readonly seen: Seen<Template>;
}

export interface DeleteTemplate {
  readonly type: 'DeleteTemplate';
  readonly etid: string;
}

/** The person was forgotten: nothing they wrote stays. */
export interface ForgetTemplates {
  readonly type: 'ForgetTemplates';
}

export type TemplateCommand = AddTemplate | ChangeTemplate | DeleteTemplate | ForgetTemplates;
