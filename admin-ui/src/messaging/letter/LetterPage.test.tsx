// @vitest-environment happy-dom

import { email, stopLetter } from '@courtcrew/domain/messaging/contract.ts';
import { UNREACHABLE } from '@courtcrew/ui-kit/data/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StepProvider } from '../../kit/undo/lastStep.tsx';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { LetterPage } from './LetterPage.tsx';

const ANN = { id: 'ann', label: 'Ann Lee', note: '$1', group: 'To pay' };

const BEN = { id: 'ben', label: 'Ben Ray', note: '$1', group: 'To pay' };

interface Mail {
  readonly to: string;
  readonly key: string | undefined;
}

/** Takes Ben off the list, as another desk does. */
let removeBen = () => {};

function Payees() {
  const [data, setData] = useState([ANN, BEN]);
  removeBen = () => act(() => setData([ANN]));
  return (
    <LetterPage
      title="staff.emailPayees"
      of="people"
      choices={{ data, error: null, refetch: async () => undefined }}
      empty={null}
      channels={['email']}
      category="payout"
      batch={1}
      places={['first']}
    />
  );
}

interface Asked {
  readonly email: readonly { ref_id: string }[];
  readonly letter_id: string;
}

/** Nothing that was sent can be stopped any more. */
const tooLate = () => ({ message: 'Stopped', stopped: 0, gone: 1 });

/** The page, over a server that takes and stops letters as it is told, and knows of no recipient. */
function shown(
  take: (mail: Mail) => Response | Promise<Response> = () => Response.json('error'),
  stop: (letter_id: string) => object = tooLate,
) {
  const page = (
    <StepProvider>
      <Payees />
    </StepProvider>
  );
  drawInTournament<Asked>(page, (url, body, { method, headers }) => {
    if (method === 'GET') return [];
    if (url.endsWith(stopLetter.path)) return stop(body.letter_id);
    if (!url.endsWith(email.path)) return { recipients: [], left_out: [], repeated: 0 };
    const to = body.email.map(({ ref_id }) => ref_id).join();
    return take({ to, key: headers['Idempotency-Key'] });
  });
  return userEvent.setup();
}

const taken = ({ to }: Mail) =>
  Response.json({ message: 'Email Queued', letter_id: to, queued: 1, left_out: [] });

function write() {
  for (const field of screen.getAllByRole('textbox', { name: /Subject|Body|Message/ })) {
    fireEvent.change(field, { target: { value: 'Well done' } });
  }
}

it('goes on with those who are left when the network is back, and sends to nobody twice', async () => {
  const mails: Mail[] = [];
  let down = true;
  const user = shown((mail) => {
    mails.push(mail);
    if (mail.to === 'ben' && down) throw new TypeError('fetch failed');
    return Response.json({ message: 'Email Queued', letter_id: mail.to, queued: 1, left_out: [] });
  });
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  };
  for (const name of [/Ann Lee/, /Ben Ray/]) await user.click(await screen.findByRole('checkbox', { name }));
  write();
  await press();
  await screen.findByText(/Not sent yet: 1/);
  screen.getByText(UNREACHABLE.en);
  screen.getByText('0 of 1');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ann Lee/ }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ben Ray/ }).checked).toBe(true);
  down = false;
  await press();
  await screen.findByText('0 of 2');
  const [ann, ...ben] = mails;
  expect(ann?.to).toBe('ann');
  expect(ben.map(({ to }) => to)).toEqual(['ben', 'ben', 'ben', 'ben']);
  expect(new Set(ben.map(({ key }) => key)).size).toBe(1);
  expect(screen.queryByText(/Not sent yet/)).toBeNull();
});

/** Sends the letter to both. */
async function sendToBoth(user: ReturnType<typeof shown>) {
  for (const name of [/Ann Lee/, /Ben Ray/]) await user.click(await screen.findByRole('checkbox', { name }));
  write();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

const line = () => document.querySelector('[data-place="undo"]')?.textContent;

it.each([
  ['what has not left, and says how much had', { stopped: 1, gone: 0 }, '1 of 2 had gone; 1 stopped'],
  ['nothing where all had left, and says so', { stopped: 0, gone: 1 }, 'Nothing was stopped: all had gone'],
])('takes back by Ctrl Z %s', async (_, ofAnn, said) => {
  const stopped: string[] = [];
  const user = shown(taken, (letter_id) => {
    stopped.push(letter_id);
    return { message: 'Stopped', ...(letter_id === 'ann' ? ofAnn : { stopped: 0, gone: 1 }) };
  });
  await sendToBoth(user);
  await waitFor(() => expect(line()).toContain('Email Queued'));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(line()).toBe(said));
  expect(stopped).toEqual(['ann', 'ben']);
});

it('takes back the part that was taken, and stays undone where the server was not reached', async () => {
  let down = true;
  const user = shown(
    (mail) => (mail.to === 'ben' ? Response.json('error') : taken(mail)),
    () => {
      if (down) throw new TypeError('fetch failed');
      return { message: 'Stopped', stopped: 1, gone: 0 };
    },
  );
  await sendToBoth(user);
  await waitFor(() => expect(line()).toContain('Email Queued, reached: 1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(UNREACHABLE.en);
  down = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(line()).toBe('Stopped: none had gone'));
});

it('goes to those who are still listed: who was taken off could not be ticked off any more, and kept it from everybody', async () => {
  const to: string[] = [];
  const user = shown((mail) => {
    to.push(mail.to);
    return Response.json({ message: 'Email Queued', letter_id: mail.to, queued: 1, left_out: [] });
  });
  for (const name of [/Ann Lee/, /Ben Ray/]) await user.click(await screen.findByRole('checkbox', { name }));
  write();
  removeBen();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await screen.findByText('Email Queued');
  expect(to).toEqual(['ann']);
});

it('tells of no letter where all who are chosen are left out', async () => {
  const left_out = [{ ref_id: 'ann', name: 'Ann Lee', reason: 'left' }];
  const user = shown(() => Response.json({ message: 'Email Queued', letter_id: null, queued: 0, left_out }));
  await user.click(await screen.findByRole('checkbox', { name: /Ann Lee/ }));
  write();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await screen.findByText('Nobody was reached. Ann Lee: asked not to get it');
  expect(screen.queryByText('Email Queued')).toBeNull();
});

it('keeps what is typed for the next letter while one is sent', async () => {
  const answer = Promise.withResolvers<Response>();
  const user = shown(() => answer.promise);
  await user.click(await screen.findByRole('checkbox', { name: /Ann Lee/ }));
  write();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  const subject = screen.getByRole<HTMLInputElement>('textbox', { name: /Subject/, hidden: true });
  fireEvent.change(subject, { target: { value: 'And tomorrow' } });
  answer.resolve(Response.json({ message: 'Email Queued', letter_id: 'a', queued: 1, left_out: [] }));
  await screen.findByText('Email Queued');
  expect(subject.value).toBe('And tomorrow');
});

it('asks whether to send only once there is something to send', async () => {
  const user = shown();
  await user.click(await screen.findByRole('checkbox', { name: /Ann Lee/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Subject Required');
  expect(screen.queryByRole('dialog')).toBeNull();
  write();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Send this email?');
});

it('offers only places that can be filled for these readers', async () => {
  shown();
  await screen.findByRole('button', { name: '{first}' });
  expect(screen.queryByRole('button', { name: '{shifts}' })).toBeNull();
});
