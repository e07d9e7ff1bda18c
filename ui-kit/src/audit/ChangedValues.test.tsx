// @vitest-environment happy-dom
import type { Changed } from '@courtcrew/domain/audit/asOf.ts';
import { itemFields } from '@courtcrew/domain/planning/fields.ts';
import { FIELD_NAMES } from '@courtcrew/domain/tournaments/fields.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Language, WordsProvider } from '../words/words.tsx';
import { ChangedValues } from './ChangedValues.tsx';
import { fieldWords } from './fieldWords.ts';

const EASTERN = 'US/Eastern';
const hoursOf = (day: string, from: string, to: string) =>
  `2026-03-${day}T${from}:00:00.000Z/2026-03-${day}T${to}:00:00.000Z`;

function said(one: Changed, language: Language = 'en', own = false): string {
  const { container, unmount } = render(
    <WordsProvider first={language}>
      <ChangedValues changed={[one]} zone={EASTERN} own={own} />
    </WordsProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

describe('what a change made of a value', () => {
  it('is said in hours at the venue, with the day where that is another', () => {
    const [from, to] = [hoursOf('06', '13', '17'), hoursOf('06', '14', '18')];
    expect(said({ field: 'hours', from, to })).toBe('hours 8:00 am - 12:00 pm → 9:00 am - 1:00 pm');
    expect(said({ field: 'hours', from, to: hoursOf('07', '13', '17') })).toBe(
      'hours Fri 03/06 8:00 am - 12:00 pm → Sat 03/07 8:00 am - 12:00 pm',
    );
  });

  it('is said in words, money, yes and no, or nothing', () => {
    expect(said({ field: 'status', from: 'selected', to: 'confirmed' })).toBe('status Selected → Confirmed');
    expect(said({ field: 'status', from: 'draft', to: 'Advertise Only' })).toBe(
      'status Draft → Advertise only',
    );
    expect(said({ field: 'amount', from: 25, to: 27.5 })).toBe('amount $25.00 → $27.50');
    expect(said({ field: 'paid', from: false, to: true })).toBe('paid no → yes');
    expect(said({ field: 'note', from: '', to: 'active' })).toBe('note nothing → active');
    expect(said({ field: 'needs.level_one', from: 2, to: 3 })).toBe('spots, Level 1 2 → 3');
    expect(said({ field: 'status', from: 'selected', to: 'confirmed' }, 'es')).toBe(
      'estado Seleccionado → Confirmado',
    );
  });

  it('of a volunteer without a spot is Applied for staff, and Waitlist for the volunteer', () => {
    const change = { field: 'status', from: 'waitlist', to: 'selected' };
    expect(said(change)).toBe('status Applied → Selected');
    expect(said(change, 'en', true)).toBe('status Waitlist → Selected');
  });

  it('has a word for every field of the setup and of the plan', () => {
    const fields = [...FIELD_NAMES, ...Object.keys(itemFields)];
    expect(fields.filter((field) => !Object.hasOwn(fieldWords, field))).toEqual([]);
  });
});
