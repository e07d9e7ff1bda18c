import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeleteMany, useListContext, useRefresh, useUpdateMany } from 'react-admin';
import { refusedIn } from '../outcomes.ts';
import { useListWords } from './words.ts';

interface BulkButtonProps {
  /** Default: "Delete". */
  readonly label?: string;
  /** Default: a bin, where the rows are removed. */
  readonly icon?: ReactNode;
  /** Change of each selected row; without it they are removed. */
  readonly data?: object;
  readonly confirm?: (count: number) => string;
  /** Instead of `confirm`: the removal's further fields, null to cancel. */
  readonly asks?: (count: number) => Promise<object | null>;
}

/** One command for all selected rows; refused ones stay selected, and the toast says why. */
export function BulkButton({ data, icon = !data && <Delete />, confirm, asks, ...named }: BulkButtonProps) {
  const w = useListWords();
  const { label = w('action.delete') } = named;
  const toast = useToast();
  const ask = useConfirm();
  const refresh = useRefresh();
  const { resource, selectedIds, onSelect, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  /** Rows may leave the list while the question is open. */
  const newest = useRef(selectedIds);
  useEffect(() => {
    newest.current = selectedIds;
    // With the last of them goes this button.
    return () => {
      newest.current = [];
    };
  }, [selectedIds]);
  /** Number sent: rows may leave the list before the answer. */
  const sent = useRef(0);
  const onSuccess = () => {
    onUnselectItems();
    toast.success(w('list.changed', { count: sent.current }));
    refresh();
  };
  const onError = (error: unknown) => {
    const refused = refusedIn(error);
    if (refused.length > 0) {
      onSelect(refused.map(({ id }) => id));
      const why = [...new Set(refused.flatMap(({ message }) => message ?? []))].join('; ');
      toast.warning(w('list.refused', { refused: refused.length, count: sent.current, why }));
    } else toast.error(failureText(error));
    refresh();
  };
  const options = { mutationMode: 'pessimistic', onSuccess, onError } as const;
  const [update, { isPending: isChanging }] = useUpdateMany(resource, undefined, options);
  const [remove, { isPending: isRemoving }] = useDeleteMany(resource, undefined, options);
  const act = async () => {
    if (confirm && !(await ask({ title: label, text: confirm(count), action: label }))) return;
    const meta = asks ? await asks(count) : undefined;
    if (meta === null) return;
    const ids = newest.current;
    if (ids.length === 0) return;
    sent.current = ids.length;
    if (data) await update(resource, { ids, data });
    else await remove(resource, { ids, meta });
  };
  return (
    <Button
      variant="outlined"
      startIcon={icon}
      disabled={count === 0 || isChanging || isRemoving}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
}
