import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { isSearch } from '@courtcrew/domain/kernel/spelling.ts';
import {
  type AccessType,
  ADMIN_FLAGS,
  type AdminFlag as Flag,
} from '@courtcrew/domain/tournaments/choices.ts';
import {
  type AdminRow,
  addTournamentAdmin,
  editTournamentAdminAccess,
  getAdminName,
  getTournamentAdmins,
  removeTournamentAdmin,
} from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { PersonSearch } from '../../accounts/index.ts';
import { Fold } from '../../kit/page/layout.tsx';
import { useSetupWords } from '../words.ts';

export function AdminList({ tid }: { tid: string }) {
  const w = useSetupWords();
  const { user } = useSession();
  const admins = useCall(getTournamentAdmins, { params: { tid } });
  const columns: readonly Column<AdminRow>[] = [
    {
      key: 'name',
      label: w('setup.name'),
      primary: true,
      cell: ({ name, ref_id }) => (
        <>
          <AppLink to={`/desk/history?author=${ref_id}`}>{name}</AppLink>
          {ref_id === user?.ref_id && ` ${w('admins.you')}`}
        </>
      ),
    },
    { key: 'type', label: w('admins.type'), cell: (admin) => <AdminTypeChoice tid={tid} admin={admin} /> },
    ...ADMIN_FLAGS.map((flag) => ({
      key: flag,
      label: w(`admins.${flag}`),
      cell: (admin: AdminRow) => <AdminFlag tid={tid} admin={admin} flag={flag} />,
    })),
  ];
  return (
    <Fold title={w('admins.title')}>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{w('admins.help')}</Box>
      <AddAdmin tid={tid} there={(admins.data ?? []).map(({ ref_id }) => ref_id)} />
      <Answered of={admins} loading="table" rows={3}>
        {(rows) => (
          <ResponsiveTable
            caption={w('admins.title')}
            columns={columns}
            rows={rows}
            rowKey={({ ref_id }) => ref_id}
            mark={({ admin_type, ...admin }) =>
              [admin_type, ...ADMIN_FLAGS.map((flag) => admin[flag])].join()
            }
            actions={(admin) => <RemoveAdmin tid={tid} admin={admin} />}
          />
        )}
      </Answered>
    </Fold>
  );
}

function RemoveAdmin({ tid, admin: { ref_id, name } }: { tid: string; admin: AdminRow }) {
  const w = useSetupWords();
  const confirm = useConfirm();
  const { mutate, isPending } = useCommand(removeTournamentAdmin, {
    affects: ['accounts'],
    done: ({ message }) => message,
  });
  const remove = async () => {
    const yes = await confirm({
      title: w('admins.removeTitle', { name }),
      text: w('admins.removeText'),
      action: w('admins.remove'),
      danger: true,
    });
    if (yes) mutate({ params: { tid }, body: { ref_id } });
  };
  return (
    <Button
      size="small"
      color="inherit"
      variant="text"
      startIcon={<PersonRemove />}
      loading={isPending}
      onClick={remove}
      aria-label={`${w('admins.remove')}: ${isolated(name)}`}
    >
      {w('action.remove')}
    </Button>
  );
}

interface AddAdminProps {
  readonly tid: string;
  /** Ids of present admins. */
  readonly there: readonly string[];
}

/** Finds a person by name and makes them a basic admin. */
function AddAdmin({ tid, there }: AddAdminProps) {
  const w = useSetupWords();
  const [search, setSearch] = useState('');
  const found = useCall(
    getAdminName,
    { query: { search }, body: { tid } },
    { enabled: isSearch(search), keepFormer: true },
  );
  const { mutate, isPending } = useCommand(addTournamentAdmin, {
    affects: ['accounts'],
    done: ({ message }) => message,
  });
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <PersonSearch
        label={w('admins.add')}
        hint={w('admins.addHint')}
        search={search}
        onSearch={setSearch}
        people={(found.data ?? []).filter(({ ref_id }) => !there.includes(ref_id))}
        busy={found.isFetching || isPending}
        onPick={({ ref_id }) => mutate({ params: { tid }, body: { ref_id } })}
      />
    </Box>
  );
}

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
        input: { 'aria-label': w('admins.flagOf', { flag: w(`admins.${flag}`), name: admin.name }) },
      }}
    />
  );
}
