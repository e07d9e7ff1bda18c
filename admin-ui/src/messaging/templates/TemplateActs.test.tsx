// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../../shell/testing/inList.tsx';
import { TemplateActs } from './TemplateActs.tsx';
import type { Template } from './template.ts';

const heat = { etid: 'e', tid: null, ref_id: 'dora', name: 'Heat', type: 'text', body: 'Hot' } as Template;

it('keeps the form of a template whose row leaves the list, with what was typed in it', async () => {
  const row = <TemplateActs template={heat} />;
  expect(await typedWhenRowLeft(row, 'Edit: Heat', /^Text \(at most/)).toBe('7');
});
