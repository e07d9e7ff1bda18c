// @vitest-environment happy-dom
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inStaffApp } from '../shell/testing/inStaffApp.tsx';
import { ForgetPerson } from './EditProfilePage.tsx';

/** Types a name to erase somebody who is called otherwise, or so, and answers whom that erased. */
async function erasedBy(typed: string, name: string): Promise<unknown[]> {
  const erased: unknown[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (url.includes('forget')) erased.push(JSON.parse(body ?? ''));
    return Response.json(url.includes('forget') ? { message: 'done' } : { user: null, tournaments: [] });
  };
  const wrapper = inStaffApp(fetch);
  render(<ForgetPerson ref_id="p" name={name} onForgotten={() => undefined} />, { wrapper });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), typed);
  await user.click(screen.getByRole('button'));
  return erased;
}

it('takes the name as a desk’s keyboard writes it: of a phone’s apostrophe and second space it has none', async () => {
  const erased = await erasedBy("pat o'brien", 'Pat  O’Brien');
  await waitFor(() => expect(erased).toEqual([{ ref_id: 'p' }]));
});

it('does nothing where another name was typed', async () => {
  expect(await erasedBy('Pat Obrien', 'Pat O’Brien')).toEqual([]);
});
