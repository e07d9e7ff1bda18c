import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useRef, useState } from 'react';

interface Draft {
  readonly text: string;
  /** What stood there when the typing began; null once a refusal has shown that it is out of date. */
  readonly from: string | null;
}

/** Saves what was typed; `from` is what stood there when the typing began. Throws what the person is to read. */
export type SaveText = (text: string, from: string) => Promise<unknown>;

/**
 * A text that is edited where it stands. What is typed stays until it is saved, whatever others do to the value
 * meanwhile; a refused text stays, too, with the reason, and is sent again only on purpose.
 */
export function useInlineEdit(value: string, save: SaveText) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Leaving a field right after Enter asks a second time, before anything is rendered anew.
  const sending = useRef(false);

  const revert = () => {
    setDraft(null);
    setError(null);
  };

  const send = async ({ text, from }: Draft) => {
    sending.current = true;
    try {
      await save(text.trim(), from ?? value);
      // Somebody may have gone on typing; that is measured against what was saved.
      setDraft((now) => (now === null || now.text === text ? null : { ...now, from: text.trim() }));
    } catch (failure) {
      setError(failureText(failure));
      setDraft((now) => now && { ...now, from: null });
    } finally {
      sending.current = false;
    }
  };

  const commit = () => {
    if (draft === null || sending.current) return;
    if (draft.text.trim() === value) revert();
    else void send(draft);
  };

  return {
    text: draft?.text ?? value,
    error,
    type: (text: string) => {
      setDraft((now) => ({ text, from: now ? now.from : value }));
      setError(null);
    },
    revert,
    commit,
    /** Leaving a field that was refused changes nothing: the reason stands beside it. */
    leave: () => error === null && commit(),
  };
}
