import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useCallback } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';

/**
 * For `mutationOptions.onError` of an edit page. A stale edit says who changed the row and reloads it, so that nobody
 * overwrites what they have not seen. Everything else is told as usual: a row that is read anew takes what was typed away.
 */
export function useConflict(): (error: unknown) => void {
  const toast = useToast();
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    (error) => {
      const text = failureText(error);
      if (error instanceof HttpError && error.body?.code === 'stale') {
        toast.warning(text);
        refresh();
      } else if (!(error instanceof HttpError && error.body?.errors)) {
        notify(text, { type: 'error' });
      }
    },
    [toast, notify, refresh],
  );
}
