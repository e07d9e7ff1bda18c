import { LANGUAGES } from '@courtcrew/domain/kernel/language.ts';
import { HELP_ROLES, helpPath, helpPdf } from '@courtcrew/domain/web/help.ts';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './guide.ts';
import { GUIDES } from './guides.ts';

/** By path; none of them is loaded. */
const PICTURES = Object.keys(import.meta.glob('../../public/pictures/*.jpg'));
const PAPERS = Object.keys(import.meta.glob('../../public/guides/*.pdf'));

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

  it('is there to keep in both languages', () => {
    for (const language of LANGUAGES) expect(PAPERS).toContain(`../../public${helpPdf(role, language)}`);
  });
});
