import { approveReferee, removeRefereeFromApprovedList } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDeskWords } from '../words.ts';
import type { Approval } from './approval.ts';

interface VerdictDialogProps {
  readonly who: Approval;
  readonly approve: boolean;
  readonly onClose: () => void;
}

export function VerdictDialog({ who: { ref_id, name }, approve, onClose }: VerdictDialogProps) {
  const d = useDeskWords();
  const { tid } = useDesk();
  const open = useCommand(approveReferee, { quiet: true, done: d('staff.approved') });
  const close = useCommand(removeRefereeFromApprovedList, { quiet: true, done: d('staff.denied') });
  return (
    <FormDialog
      title={d(approve ? 'staff.approveTitle' : 'staff.denyTitle', { name })}
      action={d(approve ? 'staff.approve' : 'staff.deny')}
      defaults={{ note: '' }}
      onSubmit={({ note }: { note: string }) =>
        (approve ? open : close).mutateAsync({ params: { tid }, body: { ref_id, note: note.trim() || null } })
      }
      onClose={onClose}
    >
      <Box>{d('staff.mailed', { name })}</Box>
      <FormText
        kind="text"
        name="note"
        label={d('staff.note')}
        hint={d('staff.noteHelp')}
        multiline
        minRows={2}
        autoFocus
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
