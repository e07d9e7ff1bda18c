// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { settle } from './settle.ts';

it('takes what was saved as saved, and what was typed since as unsaved', () => {
  const { result } = renderHook(() => {
    const methods = useForm({ defaultValues: { city: '', names: ['ann'] } });
    return { methods, dirty: methods.formState.isDirty };
  });
  const { methods } = result.current;
  const sent = { city: 'Rome', names: ['ann'] };
  act(() => methods.setValue('city', 'Rome', { shouldDirty: true }));
  act(() => {
    expect(settle(methods, sent, sent)).toBe(false);
  });
  expect([result.current.dirty, methods.getValues()]).toEqual([false, sent]);
  act(() => methods.setValue('city', 'Rome, NY', { shouldDirty: true }));
  act(() => {
    expect(settle(methods, sent, sent)).toBe(true);
  });
  expect([result.current.dirty, methods.getValues('city')]).toEqual([true, 'Rome, NY']);
});
