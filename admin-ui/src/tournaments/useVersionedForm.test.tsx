// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVersionedForm } from './useVersionedForm.ts';

const SAVED = { procedures: 'Come early' };

it('saves what was typed while it saved over that, not over the version before', async () => {
  const answers = [
    Promise.withResolvers<{ version: number }>(),
    Promise.withResolvers<{ version: number }>(),
  ];
  const sent: { typed: typeof SAVED; version: number }[] = [];
  const { result } = renderHook(() =>
    useVersionedForm({
      version: 1,
      values: SAVED,
      differInHtml: () => false,
      save: async (typed, { version }) => {
        sent.push({ typed: { ...typed }, version });
        return answers[sent.length - 1]?.promise ?? { version: 0 };
      },
    }),
  );
  const type = (procedures: string) =>
    act(() => result.current.form.methods.setValue('procedures', procedures, { shouldDirty: true }));
  const press = () => act(() => void result.current.form.submit());
  type('Come earlier');
  press();
  type('Come earliest');
  press();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => answers[0]?.resolve({ version: 2 }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => answers[1]?.resolve({ version: 3 }));
  expect(sent).toEqual([
    { typed: { procedures: 'Come earlier' }, version: 1 },
    { typed: { procedures: 'Come earliest' }, version: 2 },
  ]);
  await waitFor(() => expect(result.current.dirty).toBe(false));
});
