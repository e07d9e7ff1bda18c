import {
  addDetail,
  deleteDetail,
  editDetail,
  getToDoList,
  markItemDetailFinished,
  type TodoDetail,
} from '@courtcrew/domain/planning/contract.ts';
import { NOTES_MAX, TITLE_MAX } from '@courtcrew/domain/planning/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { TodoItem } from '../item.ts';
import { usePlanWords } from '../words.ts';
import { EntryLine } from './EntryLine.tsx';
import { LineForm } from './LineForm.tsx';
import { ListDialog } from './ListDialog.tsx';

interface DetailsDialogProps {
  readonly item: TodoItem;
  readonly onClose: () => void;
}

/** The steps of a task, as they stand by now, also where its row has left the list. */
export function DetailsDialog({
  item: { tid, pid, todo_title, details: opened },
  onClose,
}: DetailsDialogProps) {
  const p = usePlanWords();
  const { data: items = [] } = useCall(getToDoList, { params: { tid } });
  const details = items.find((item) => item.pid === pid)?.details ?? opened;
  const add = useCommand(addDetail, { quiet: true });
  return (
    <ListDialog
      title={p('todo.detailsOf', { name: todo_title })}
      onClose={onClose}
      adding={
        <LineForm
          action={p('todo.addDetail')}
          defaults={{ title: '', note: '' }}
          onSubmit={(body) => add.mutateAsync({ body: { pid, ...body } })}
        >
          <DetailFields />
        </LineForm>
      }
    >
      {details.map((detail) => (
        <Detail key={detail.pdid} detail={detail} />
      ))}
    </ListDialog>
  );
}

function DetailFields() {
  const p = usePlanWords();
  return (
    <>
      <FormText
        kind="text"
        name="title"
        label={p('todo.detailTitle')}
        required
        inputProps={{ maxLength: TITLE_MAX }}
      />
      <FormText kind="text" name="note" label={p('todo.detailNote')} inputProps={{ maxLength: NOTES_MAX }} />
    </>
  );
}

function Detail({ detail: { pdid, title, note, completed } }: { readonly detail: TodoDetail }) {
  const p = usePlanWords();
  const finish = useCommand(markItemDetailFinished);
  const edit = useCommand(editDetail, { quiet: true });
  const remove = useCommand(deleteDetail, { done: ({ message }) => message });
  return (
    <EntryLine
      name={title}
      busy={remove.isPending}
      onDelete={() => remove.mutate({ params: { pdid } })}
      form={(done) => (
        <LineForm
          action={p('action.save')}
          defaults={{ title, note }}
          onSubmit={(_, changed, seen) => edit.mutateAsync({ body: { pdid, ...changed, seen } })}
          onSaved={done}
        >
          <DetailFields />
        </LineForm>
      )}
    >
      <Checkbox
        checked={completed}
        // One that is disabled loses the focus.
        onChange={(_, checked) => finish.isPending || finish.mutate({ body: { pdid, completed: checked } })}
        slotProps={{ input: { 'aria-label': p('todo.finishOf', { name: title }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={completed ? { textDecoration: 'line-through' } : {}}>{title}</Box>
        {note && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
      </Box>
    </EntryLine>
  );
}
