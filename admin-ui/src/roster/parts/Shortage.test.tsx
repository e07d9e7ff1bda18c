// @vitest-environment happy-dom
import { shortageOf } from '@courtcrew/domain/roster/policies/shortage.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShortageMark } from './Shortage.tsx';

const shown = (more: object) => {
  const { container } = render(<ShortageMark of={{ ...shortageOf(), ...more }} />);
  return container.textContent;
};

describe('a shortage', () => {
  it('says letters, the most demanding first, and words in the tooltip', () => {
    expect(shown({ level_two: 1, certified: 2 })).toBe('2 C, 1 L2 missing');
    expect(screen.getByTitle('Certified: 2, Level 2: 1')).toBeTruthy();
  });

  it('names no credential where none is asked for', () => {
    expect(shown({ any: 3 })).toBe('3 missing');
    expect(shown({ none: 1, any: 3 })).toBe('1 V, 3 any missing');
  });

  it('is nothing where nobody is missing', () => {
    expect(shown({})).toBe('');
  });
});
