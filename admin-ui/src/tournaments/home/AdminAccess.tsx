import type { AccessType, AdminFlag as Flag } from '@courtcrew/domain/tournaments/choices.ts';
import type { AdminRow } from '@courtcrew/domain/tournaments/contract.ts';
import { editTournamentAdminAccess } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import { useSetupWords } from '../words.ts';

interface AccessProps {
  readonly tid: string;
  readonly admin: AdminRow;
}

function useAccess({ tid, admin: { ref_id } }: AccessProps) {
  const { mutate, isPending } = useCommand(editTournamentAdminAccess, {
    affects: ['accounts'],
    done: ({ message }) => message,
  });
  return {
    busy: isPending,
    set: (type: AccessType, on?: boolean) => mutate({ body: { tid, ref_id, type, on } }),
  };
}

const isType = (value: string): value is 'master' | 'basic' => value === 'master' || value === 'basic';

/**
 * Switches between master and basic. Asks a master who demotes themselves: an arrow key selects, and they could not
 * select back.
 */
export function AdminTypeChoice({ tid, admin }: AccessProps) {
  const w = useSetupWords();
  const confirm = useConfirm();
  const { user } = useSession();
  const { busy, set } = useAccess({ tid, admin });
  const choose = async (type: 'master' | 'basic') => {
    const question = {
      title: w('admins.stopTitle'),
      text: w('admins.stopText'),
      action: w('admins.stop'),
      danger: true,
    };
    const stops = type === 'basic' && admin.ref_id === user?.ref_id;
    if (!stops || (await confirm(question))) set(type);
  };
  return (
    <NativeSelect
      value={admin.admin_type}
      disabled={busy}
      onChange={({ target: { value } }) => isType(value) && void choose(value)}
      inputProps={{ 'aria-label': w('admins.typeOf', { name: admin.name }) }}
    >
      <option value="master">{w('admins.master')}</option>
      <option value="basic">{w('admins.basic')}</option>
    </NativeSelect>
  );
}

/** A section right of a basic admin, or the audit right; masters have all. */
export function AdminFlag({ tid, admin, flag }: AccessProps & { readonly flag: Flag }) {
  const w = useSetupWords();
  const { busy, set } = useAccess({ tid, admin });
  const master = admin.admin_type === 'master';
  return (
    <Checkbox
      size="small"
      checked={master || admin[flag]}
      disabled={master || busy}
      onChange={(_, on) => set(flag, on)}
      sx={{ my: -1 }}
      slotProps={{
        input: {
          'aria-label': w('admins.flagOf', { flag: w(`admins.${flag}`), name: admin.name }),
        },
      }}
    />
  );
}
