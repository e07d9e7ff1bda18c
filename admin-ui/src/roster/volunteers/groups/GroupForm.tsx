import { editVolunteerGroupName, saveVolunteerGroupName } from '@courtcrew/domain/roster/contract.ts';
import { DEFAULT_GROUP_COLOR } from '@courtcrew/domain/roster/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import { ColorField } from '../../../kit/desk/ColorField.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useVolunteerWords } from '../words.ts';
import type { Group } from './lines.ts';

interface GroupFormProps {
  /** The group to change; a new one without. */
  readonly group: Group | null;
  readonly onClose: () => void;
}

/** Name and colour of a group; changes what was typed, no more. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const [seen] = useState({
    group_name: group?.group_name ?? '',
    color: group?.color ?? DEFAULT_GROUP_COLOR,
  });
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const done = v('setup.saved');
  const add = useCommand(saveVolunteerGroupName, { quiet: true, done });
  const edit = useCommand(editVolunteerGroupName, { quiet: true, done });
  return (
    <FormDialog
      title={v(group ? 'groups.edit' : 'groups.add')}
      action={group ? undefined : v('groups.add')}
      defaults={seen}
      onSubmit={(body, theirs) =>
        group
          ? edit.mutateAsync({ params: { tid }, body: { ...editOf(seen, body, theirs), vgid: group.vgid } })
          : add.mutateAsync({ params: { tid }, body })
      }
      onClose={onClose}
    >
      <FormText
        kind="text"
        name="group_name"
        label={v('groups.name')}
        required
        autoFocus
        inputProps={{ maxLength: 60 }}
      />
      <ColorField name="color" />
    </FormDialog>
  );
}
