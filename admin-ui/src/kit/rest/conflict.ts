import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useCallback } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { useListWords } from './list/words.ts';

/**
 * For `mutationOptions.onError` of an edit page. A stale edit (409) says who changed the row and reloads it, so
 * that nobody overwrites what they have not seen; everything else is told as usual.
 */
export function useConflict(): (error: unknown) => void {
  const w = useListWords();
  const toast = useToast();
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    (error) => {
      const text = failureText(error);
      if (error instanceof HttpError && error.status === 409) {
        toast.warning(w('list.stale', { text }));
        refresh();
      } else if (!(error instanceof HttpError && error.body?.errors)) {
        notify(text, { type: 'error' });
      }
    },
    [w, toast, notify, refresh],
  );
}
