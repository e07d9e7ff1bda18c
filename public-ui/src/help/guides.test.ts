import { HELP_ROLES, helpPath } from '@courtcrew/domain/contract/help.ts';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './guide.ts';
import { GUIDES } from './guides.ts';

/** By path; none of them is loaded. */
const PICTURES = Object.keys(import.meta.glob('../../public/pictures/*.jpg'));

describe.each(HELP_ROLES)('the guide of the %s', (role) => {
  const { title, lead, steps } = GUIDES[role];

  it('says each step in both languages, none of them twice', () => {
    for (const said of [lead, ...steps.flatMap(({ title: name, text }) => [name, text])]) {
      expect(said.en).not.toBe('');
      expect(said.es).not.toBe('');
      expect(said.es).not.toBe(said.en);
    }
    expect(new Set(steps.map((step) => step.title.en)).size).toBe(steps.length);
    expect(title.en).not.toBe('');
  });

  it('has its picture, and an address of its own', () => {
    expect(PICTURES).toContain(`../../public${pictureOf(role)}`);
    expect(helpPath(role)).toBe(`/help/${role}`);
  });
});
