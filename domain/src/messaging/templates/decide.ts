import { type Command, type Decider, type Decides, decideBy, evolveBy } from '../../kernel/decider.ts';
import { inOneAppend } from '../../kernel/oneAppend.ts';
import { notFound, type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { refuseStale, type Seen } from '../../kernel/seen.ts';
import { filled, type Text } from '../../kernel/text.ts';
import { placeFault } from '../letters/places.ts';
import type { Template, TemplateEvent } from './events.ts';
import { SUBJECT_REQUIRED, TEMPLATE_NAME_REQUIRED, TEMPLATES_MAX, TEXT_TEMPLATE_MAX } from './limits.ts';

/** A person's templates by id. */
export type Templates = ReadonlyMap<string, Template>;

/** What can be asked of a person's templates. Whether the actor may ask was decided before. */
interface TemplateCommands {
  AddTemplate: {
    /** Whose it is to be. */
    ref_id: string;
    template: Template;
  };
  /** Templates shared in another tournament become the person's own, shared in this one; what is there already stays. */
  CopyTemplates: { ref_id: string; tid: string; templates: readonly Template[] };
  ChangeTemplate: {
    ref_id: string;
    etid: string;
    changes: Partial<Template>;
    /** Parts as they were seen; one that was changed since is not overwritten. */
    seen: Seen<Template>;
  };
  DeleteTemplate: { etid: string };
  /** The person was forgotten: nothing they wrote stays. */
  ForgetTemplates: object;
}

export type TemplateCommand<Type extends keyof TemplateCommands = keyof TemplateCommands> = Command<
  TemplateCommands,
  Type
>;
type Decide<Type extends TemplateCommand['type']> = Decides<Templates, TemplateCommand<Type>, TemplateEvent>;

type Decision = readonly TemplateEvent[] | Refusal;

const UNKNOWN = notFound('Template');
const FULL = refuse(
  'full',
  filled('You have {count} templates already. Delete one first.', { count: TEMPLATES_MAX }),
);

const invalid = (field: keyof Template, text: Text): Refusal => refuseField('invalid', field, text);

/** Why there can be no such template; undefined when there can. */
function faultOf({ type, name, subject, body }: Template): Refusal | undefined {
  if (name === '') return invalid('name', TEMPLATE_NAME_REQUIRED);
  if (type === 'email' && subject === '') return invalid('subject', SUBJECT_REQUIRED);
  if (body === '') return invalid('body', `${type} body required`);
  if (type === 'text' && body.length > TEXT_TEMPLATE_MAX) {
    return invalid('body', filled('must be at most {max} characters', { max: TEXT_TEMPLATE_MAX }));
  }
  for (const field of ['subject', 'body'] as const) {
    const fault = placeFault(field === 'subject' ? subject : body);
    if (fault) return invalid(field, fault);
  }
  return undefined;
}

/** A text message has no subject, whatever a form sends. */
const tidy = (template: Template): Template =>
  template.type === 'text' ? { ...template, subject: '' } : template;

function add(
  state: Templates,
  { ref_id, template }: TemplateCommand<'AddTemplate'>,
  context: { newId(): string },
): Decision {
  const fault = faultOf(template);
  if (fault) return fault;
  if (state.size >= TEMPLATES_MAX) return FULL;
  return [{ type: 'TemplateAdded', data: { etid: context.newId(), ref_id, ...tidy(template) } }];
}

const copyKey = ({ type, name }: Template): string => `${type} ${name.toLowerCase()}`;

/** Templates that nobody has shared in the tournament yet, as far as these are those who have. */
export function newTemplates(
  there: Iterable<Template>,
  tid: string,
  templates: readonly Template[],
): readonly Template[] {
  const known = new Set([...there].filter((one) => one.tid === tid).map(copyKey));
  return templates.filter((one) => !known.has(copyKey(one)));
}

/** As much as one append takes; sent again until it adds nothing, all of it. */
const copy: Decide<'CopyTemplates'> = (state, { ref_id, tid, templates: shared }, { newId }) => {
  const copies = newTemplates(state.values(), tid, shared);
  if (state.size + copies.length > TEMPLATES_MAX) return FULL;
  const all = copies.map((template): readonly TemplateEvent[] => [
    { type: 'TemplateAdded', data: { etid: newId(), ref_id, ...tidy(template), tid } },
  ]);
  return inOneAppend(all).flat();
};

const change: Decide<'ChangeTemplate'> = (state, { ref_id, etid, changes, seen }) => {
  const before = state.get(etid);
  if (!before) return UNKNOWN;
  const refused = refuseStale(before, changes, seen);
  if (refused) return refused;
  const after = tidy({ ...before, ...changes });
  const fault = faultOf(after);
  if (fault) return fault;
  const same = (Object.keys(after) as (keyof Template)[]).every((field) => after[field] === before[field]);
  return same ? [] : [{ type: 'TemplateChanged', data: { etid, ref_id, ...after } }];
};

const deleted = (etid: string): TemplateEvent => ({ type: 'TemplateDeleted', data: { etid } });

const kept = (
  state: Templates,
  { etid, ref_id: _, ...template }: Template & { etid: string; ref_id: string },
) => new Map(state).set(etid, template);

export const templates: Decider<Templates, TemplateCommand, TemplateEvent> = {
  initial: new Map(),
  decide: decideBy<Templates, TemplateCommand, TemplateEvent>({
    AddTemplate: add,
    CopyTemplates: copy,
    ChangeTemplate: change,
    DeleteTemplate: (state, { etid }) => (state.has(etid) ? [deleted(etid)] : UNKNOWN),
    ForgetTemplates: (state) => [...state.keys()].map(deleted),
  }),
  evolve: evolveBy<Templates, TemplateEvent>({
    TemplateAdded: kept,
    TemplateChanged: kept,
    TemplateDeleted: (state, { etid }) => new Map([...state].filter(([id]) => id !== etid)),
  }),
};
