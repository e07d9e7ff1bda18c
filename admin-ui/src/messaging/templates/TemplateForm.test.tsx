// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { TemplateForm } from './TemplateForm.tsx';
import type { Template } from './template.ts';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 'here' }) }));

const WELCOME = {
  ...{ id: 'e', etid: 'e', name: 'Welcome', type: 'email', subject: 'Hi', body: 'Come', tid: 'there' },
  ...{ ref_id: 'ann', author: 'Ann Lee' },
} as Template;

/** Opens a template, has it changed elsewhere, and answers what Save sends once this was done in the form. */
async function sentAfter(act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(method === 'PUT' ? { message: 'saved' } : { user: null, tournaments: [] });
  };
  const shown = (template: Template) => (
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <TemplateForm open template={template} onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(shown(WELCOME));
  const user = userEvent.setup();
  await screen.findByLabelText(/^Name/);
  rerender(shown({ ...WELCOME, body: 'Come at eight', tid: null }));
  await act(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

it('asks for no right at the tournament of a template whose words alone are changed: one may have left its staff', async () => {
  expect(await sentAfter((user) => user.type(screen.getByLabelText(/^Name/), '!'))).toEqual({
    name: 'Welcome!',
  });
});

it('keeps a template for oneself that was shared', async () => {
  expect(await sentAfter((user) => user.click(screen.getByRole('checkbox')))).toEqual({ tid: '' });
});
