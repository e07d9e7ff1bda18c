import { describe, expect, it } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { templates } from './decide.ts';
import type { Template, TemplateEvent } from './events.ts';
import { TEMPLATES_MAX } from './limits.ts';

const EMAIL: Template = {
  type: 'email',
  name: 'Parking',
  subject: 'Parking',
  body: 'Dear {first}',
  tid: null,
};
const TEXT: Template = { ...EMAIL, type: 'text', subject: '' };

const added = (template: Template, etid = 'a'): TemplateEvent => ({
  type: 'TemplateAdded',
  data: { etid, ref_id: 'ann', ...template },
});
const add = (template: Partial<Template>, events: readonly TemplateEvent[] = []) =>
  given(templates, events).when({ type: 'AddTemplate', ref_id: 'ann', template: { ...EMAIL, ...template } });
const change = (changes: Partial<Template>) =>
  given(templates, [added(EMAIL)]).when({
    type: 'ChangeTemplate',
    ref_id: 'ann',
    etid: 'a',
    changes,
    seen: {},
  });

describe('a new template', () => {
  it('is kept', () => add({}).then(added(EMAIL, 'id-1')));
  it('needs a name', () => add({ name: '' }).thenRefused('invalid', 'Template Name Required'));
  it('of a mail needs a subject', () => add({ subject: '' }).thenRefused('invalid', 'Subject Required'));
  it('of a text needs none, and keeps none', () => add({ ...TEXT, subject: 'x' }).then(added(TEXT, 'id-1')));
  it('needs a body', () => {
    add({ body: '' }).thenRefused('invalid', 'email body required');
    add({ ...TEXT, body: '' }).thenRefused('invalid', 'text body required');
  });
  it('of a text has at most 159 characters', () => {
    add({ ...TEXT, body: 'x'.repeat(160) }).thenRefused('invalid');
    add({ ...TEXT, body: 'x'.repeat(159) }).then(added({ ...TEXT, body: 'x'.repeat(159) }, 'id-1'));
  });
  it('has no place that cannot be filled', () =>
    add({ body: 'Hi {nick}' }).thenRefused('invalid', 'There is no place {nick} (character 4)'));
  it('is one too many after two hundred', () => {
    const many = Array.from({ length: TEMPLATES_MAX }, (_, index) => added(EMAIL, String(index)));
    add({}, many).thenRefused('full');
  });
});

describe('a template', () => {
  it('is changed in part', () =>
    change({ name: 'Arrival' }).then({
      type: 'TemplateChanged',
      data: { etid: 'a', ref_id: 'ann', ...EMAIL, name: 'Arrival' },
    }));
  it('is left alone when nothing changes', () => change({ name: 'Parking' }).then());
  it('is held to the same rules', () => change({ subject: '' }).thenRefused('invalid', 'Subject Required'));
  it('that is not the person’s is not there', () => {
    given(templates)
      .when({ type: 'ChangeTemplate', ref_id: 'ann', etid: 'a', changes: {}, seen: {} })
      .thenRefused('not-found');
    given(templates).when({ type: 'DeleteTemplate', etid: 'a' }).thenRefused('not-found');
  });
  it('is deleted', () => {
    const events = [added(EMAIL), added(TEXT, 'b')];
    const gone = { type: 'TemplateDeleted', data: { etid: 'a' } } as const;
    given(templates, events).when({ type: 'DeleteTemplate', etid: 'a' }).then(gone);
    expect([...given(templates, [...events, gone]).state.keys()]).toEqual(['b']);
  });
  it('goes with its person', () =>
    given(templates, [added(EMAIL), added(TEXT, 'b')])
      .when({ type: 'ForgetTemplates' })
      .then(
        { type: 'TemplateDeleted', data: { etid: 'a' } },
        { type: 'TemplateDeleted', data: { etid: 'b' } },
      ));
});

describe('templates that are copied', () => {
  const shared = Array.from({ length: 100 }, (_, index) => ({
    ...EMAIL,
    name: `Template ${index}`,
    body: 'x'.repeat(20_000),
    tid: 'last',
  }));
  const copy = (events: readonly TemplateEvent[]) =>
    given(templates, events).when({ type: 'CopyTemplates', ref_id: 'ann', tid: 'next', templates: shared });

  it('are added in appends that the log takes, each once and shared in the new tournament', () => {
    const events: TemplateEvent[] = [];
    for (let part = 0; ; part += 1) {
      const next = copy(events).outcome as readonly TemplateEvent[];
      if (next.length === 0) break;
      expect(JSON.stringify(next).length).toBeLessThan(1_000_000);
      for (const { data } of next)
        events.push({
          type: 'TemplateAdded',
          data: { ...data, etid: `${part} ${data.etid}` },
        } as TemplateEvent);
    }
    expect(events).toHaveLength(shared.length);
    expect(new Set(events.map(({ data }) => 'tid' in data && data.tid))).toEqual(new Set(['next']));
  });

  it('are refused as a whole where somebody would have too many', () => {
    const own = Array.from({ length: TEMPLATES_MAX - 1 }, (_, index) => added(EMAIL, `${index}`));
    copy(own).thenRefused('full');
  });
});
