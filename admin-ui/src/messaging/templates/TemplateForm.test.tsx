// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import type { Template } from './template.ts';

const WELCOME = {
  ...{ id: 'e', etid: 'e', name: 'Welcome', type: 'email', subject: 'Hi', body: 'Come', tid: 'there' },
  ...{ ref_id: 'ann', author: 'Ann Lee' },
} as Template;

/** Opens a template, has it changed elsewhere, and answers what Save sends once this was done in the form. */
async function sentAfter(act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const sent: unknown[] = [];
  const form = (template: Template) => <TemplateForm open template={template} onClose={() => undefined} />;
  const draw = drawInTournament(form(WELCOME), (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'saved' };
  });
  const user = userEvent.setup();
  await screen.findByLabelText(/^Name/);
  draw(form({ ...WELCOME, body: 'Come at eight', tid: null }));
  await act(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

it('asks for no right at the tournament of a template whose words alone are changed: one may have left its staff', async () => {
  expect(await sentAfter((user) => user.type(screen.getByLabelText(/^Name/), '!'))).toEqual({
    name: 'Welcome!',
    seen: { name: 'Welcome', tid: 'there' },
  });
});

it('keeps a template for oneself that was shared', async () => {
  expect(await sentAfter((user) => user.click(screen.getByRole('checkbox')))).toEqual({
    tid: '',
    seen: { shared: true, tid: 'there' },
  });
});

it('shows all that is missing at once, and sends nothing', async () => {
  const sent: string[] = [];
  drawInTournament(<TemplateForm open onClose={() => undefined} />, (url, _body, { method }) => {
    if (method !== 'GET') sent.push(url);
    return { message: 'saved' };
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Message|^Body/), 'Dear {{name}');
  await user.click(screen.getByRole('button', { name: 'Add template' }));
  expect(await screen.findByText('Template Name Required')).toBeTruthy();
  expect(screen.getByText('Subject Required')).toBeTruthy();
  expect(screen.getByText(/There is no place/)).toBeTruthy();
  expect(sent).toEqual([]);
});
