import { refNote } from '@courtcrew/domain/board/contract.ts';
import { NOTE_MAX, TAG_MAX } from '@courtcrew/domain/board/model.ts';
import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';

export function NoteDialog({ desk, onClose, person }: DialogProps & { person: QueueRow }) {
  const b = useBoardWords();
  const { mutateAsync } = useCommand(refNote, FROM_BOARD);
  const name = nameOf(person);
  const [opened] = useState({ note: person.note ?? '', tag: person.tag ?? '' });
  return (
    <FormDialog
      title={b('note.title', { name })}
      defaults={opened}
      onClose={onClose}
      onSubmit={async (values, theirs) => {
        const { undo } = await mutateAsync({
          params: { tid: desk.tid },
          body: { ref_id: person.ref_id, ...editOf(opened, values, theirs) },
        });
        desk.outcomes.tell({ text: b('done.noted', { name }), undo });
      }}
    >
      <FormText
        kind="text"
        name="note"
        label={b('note.note')}
        hint={b('note.public')}
        autoFocus
        inputProps={{ maxLength: NOTE_MAX }}
      />
      <FormText kind="text" name="tag" label={b('note.tag')} inputProps={{ maxLength: TAG_MAX }} />
    </FormDialog>
  );
}
