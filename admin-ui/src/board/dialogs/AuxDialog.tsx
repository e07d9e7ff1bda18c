import { addAuxAssignment } from '@courtcrew/domain/board/contract.ts';
import { AUX_TYPES, MATCH_STARTER, NOTE_MAX } from '@courtcrew/domain/board/model.ts';
import type { CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useState } from 'react';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';

interface AuxDialogProps extends DialogProps {
  readonly person?: QueueRow;
  readonly court?: CourtRow;
}

export function AuxDialog({ desk, onClose, person, court }: AuxDialogProps) {
  const b = useBoardWords();
  const kindName = useAuxKind();
  const { mutateAsync } = useCommand(addAuxAssignment, FROM_BOARD);
  // Frozen at opening: a choice that left the list would show as another one and still be sent.
  const [{ queue, courts }] = useState(desk.board);
  return (
    <FormDialog
      title={b('auxForm.title')}
      action={b('auxForm.assign')}
      defaults={{
        ref_id: person?.ref_id ?? queue[0]?.ref_id ?? '',
        type: MATCH_STARTER as string,
        name: '',
        court_num: court?.court_num ?? '',
        note: '',
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { undo } = await mutateAsync({ params: { tid: desk.tid }, body: values });
        const who = queue.find(({ ref_id }) => ref_id === values.ref_id);
        const what = [kindName(values.type), values.name].filter(Boolean).join(', ');
        desk.outcomes.tell({ text: b('done.aux', { name: who ? nameOf(who) : '', what }), undo });
      }}
    >
      <FormSelect
        name="ref_id"
        label={b('auxForm.person')}
        required
        options={queue.map((row) => ({ value: row.ref_id, label: nameOf(row) }))}
      />
      <FormSelect
        name="type"
        label={b('auxForm.type')}
        required
        autoFocus
        options={AUX_TYPES.map((type) => ({ value: type, label: kindName(type) }))}
      />
      <FormText
        kind="text"
        name="name"
        label={b('auxForm.name')}
        hint={b('auxForm.nameHelp')}
        inputProps={{ maxLength: 60 }}
      />
      <FormSelect
        name="court_num"
        label={b('auxForm.court')}
        options={[
          { value: '', label: b('auxForm.noCourt') },
          ...courts.map(({ court_num }) => ({
            value: court_num,
            label: b('court.name', { court: court_num }),
          })),
        ]}
      />
      <FormText kind="text" name="note" label={b('auxForm.note')} inputProps={{ maxLength: NOTE_MAX }} />
    </FormDialog>
  );
}
