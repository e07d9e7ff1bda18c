// @vitest-environment happy-dom
import { getSession, logout } from '@courtcrew/domain/accounts/contract.ts';
import { assignCourt, resetCourt } from '@courtcrew/domain/board/contract.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '../page/state/Toast.tsx';
import { createClient, type Fetch, UNREACHABLE } from './client.ts';
import { DataRoot } from './DataRoot.tsx';
import { useCall } from './useCall.ts';
import { useCommand } from './useCommand.ts';

interface Sent {
  readonly url: string;
  readonly key: string | undefined;
}

function Page() {
  useCall(getSession, {});
  const { mutate } = useCommand(logout, { done: 'removed' });
  return (
    <button type="button" onClick={() => mutate({})}>
      go
    </button>
  );
}

interface Refused {
  readonly onRefused: (text: string) => void;
}

/** A button that is there only until the list says that nothing is left. */
function Crowded({ onRefused }: Refused) {
  const { data } = useCall(getSession, {});
  return data && !('full' in data && data.full) ? <Pressed onRefused={onRefused} /> : null;
}

function Pressed({ onRefused }: Refused) {
  const { mutate } = useCommand(logout, { failed: ({ message }) => onRefused(message) });
  return (
    <button type="button" onClick={() => mutate({})}>
      go
    </button>
  );
}

/** One court that a person is sent to and taken from. */
function Court() {
  const assign = useCommand(assignCourt, { quiet: true, live: true });
  const reset = useCommand(resetCourt, { quiet: true, live: true });
  const [params, court_num] = [{ tid: 't1' }, '5'];
  return (
    <>
      <button type="button" onClick={() => assign.mutate({ params, body: { court_num, ref_id: 'ana' } })}>
        assign
      </button>
      <button type="button" onClick={() => reset.mutate({ params, body: { court_num } })}>
        reset
      </button>
      <p>{assign.isSuccess ? 'done' : assign.error?.message}</p>
    </>
  );
}

/** A page that reads with one call and commands with another; the command's answers come in turn. */
function page(...answers: (number | 'silence')[]) {
  const sent: Sent[] = [];
  const commands = () => sent.filter(({ url }) => url === '/auth/logout');
  const fetch: Fetch = async (url, { headers }) => {
    sent.push({ url, key: headers['Idempotency-Key'] });
    const answer = url === '/auth/logout' ? answers[commands().length - 1] : 200;
    if (answer === 'silence') throw new TypeError('fetch failed');
    const body = answer === 200 ? { user: null } : { message: 'CONFLICT' };
    return new Response(JSON.stringify(body), {
      status: answer ?? 200,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  render(
    <DataRoot client={createClient({ fetch })}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </DataRoot>,
  );
  const reads = () => sent.length - commands().length;
  return { commands, reads, user: userEvent.setup() };
}

describe('a command from a page', () => {
  it('tells its success and has the lists of its area read again', async () => {
    const { commands, reads, user } = page(200);
    await waitFor(() => expect(reads()).toBe(1));
    await user.click(screen.getByText('go'));
    await screen.findByText('removed');
    await waitFor(() => expect(reads()).toBe(2));
    expect(commands()).toHaveLength(1);
  });

  it('is repeated under the same key when the network swallowed the answer, and under another when pressed again', async () => {
    const { commands, user } = page('silence', 200, 200);
    await user.click(screen.getByText('go'));
    await screen.findByText('removed');
    await user.click(screen.getByText('go'));
    await waitFor(() => expect(commands()).toHaveLength(3));
    const [first, repeated, second] = commands().map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(repeated).toBe(first);
    expect(second).not.toBe(first);
  });

  it('keeps its key when the person presses again because no answer ever came', async () => {
    const { commands, user } = page('silence', 'silence', 'silence', 200);
    await user.click(screen.getByText('go'));
    await screen.findByText(UNREACHABLE.en);
    await user.click(screen.getByText('go'));
    await screen.findByText('removed');
    expect(new Set(commands().map(({ key }) => key)).size).toBe(1);
    expect(commands()).toHaveLength(4);
  });

  it('is a new one when another was carried out since its answer was lost', async () => {
    const decided = new Map<string, string>();
    let isLost = true;
    // As the server does: what took effect under a key is not decided again.
    const fetch: Fetch = async (url, { headers }) => {
      const key = headers['Idempotency-Key'] ?? '';
      if (!decided.has(key)) decided.set(key, url);
      if (isLost) throw new TypeError('fetch failed');
      return Response.json({ undo: 1 });
    };
    render(
      <DataRoot client={createClient({ fetch })}>
        <Court />
      </DataRoot>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByText('assign'));
    await screen.findByText(UNREACHABLE.en);
    isLost = false;
    await user.click(screen.getByText('reset'));
    await user.click(screen.getByText('assign'));
    await screen.findByText('done');
    expect([...decided.values()]).toEqual([
      '/api/assignCourt/t1',
      '/api/resetCourt/t1',
      '/api/assignCourt/t1',
    ]);
  });

  it('is not repeated when it was refused, and shows why', async () => {
    const { commands, user } = page(409);
    await user.click(screen.getByText('go'));
    expect((await screen.findByRole('alert')).textContent).toContain('CONFLICT');
    expect(commands()).toHaveLength(1);
  });

  it('tells its failure although the button goes as soon as lists have been read again', async () => {
    const refused: string[] = [];
    const fetch: Fetch = async (url) =>
      url === '/auth/logout'
        ? Response.json({ message: 'the last spot is gone' }, { status: 409 })
        : Response.json({ full: reads++ > 0 });
    let reads = 0;
    render(
      <DataRoot client={createClient({ fetch })}>
        <ToastProvider>
          <Crowded onRefused={(text) => refused.push(text)} />
        </ToastProvider>
      </DataRoot>,
    );
    await userEvent.setup().click(await screen.findByText('go'));
    await waitFor(() => expect(screen.queryByText('go')).toBeNull());
    expect(refused).toEqual(['the last spot is gone']);
  });
});
