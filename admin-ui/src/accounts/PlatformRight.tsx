import { setPlatformAdmin } from '@courtcrew/domain/accounts/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Panel } from './Panel.tsx';
import { useAccountWords } from './words.ts';

interface PersonRecord {
  readonly id: string;
  readonly platform_admin: boolean;
}

export function PlatformRight({ ref_id, name }: { ref_id: string; name: string }) {
  const w = useAccountWords();
  const confirm = useConfirm();
  const { user } = useSession();
  const record = useGetOne<PersonRecord>('people', { id: ref_id });
  const { mutateAsync, isPending } = useCommand(setPlatformAdmin, { done: ({ message }) => message });
  const granted = record.data?.platform_admin ?? false;

  const toggle = async () => {
    const yes = await confirm({
      title: w(granted ? 'person.takeAsk' : 'person.grantAsk', { name }),
      text: w(granted ? 'person.takeText' : 'person.grantText'),
      action: w(granted ? 'person.take' : 'person.grant'),
      danger: granted,
    });
    if (!yes) return;
    await mutateAsync({ body: { ref_id, granted: !granted } }).catch(() => undefined);
    await record.refetch();
  };

  return (
    <Panel title={w('person.rights')}>
      {record.data === undefined ? (
        <Skeleton width="60%" />
      ) : (
        <>
          <Box>{w(granted ? 'person.isAdmin' : 'person.isNoAdmin', { name })}</Box>
          {user?.ref_id === ref_id ? (
            <Box sx={{ color: 'text.secondary' }}>{w('person.own')}</Box>
          ) : (
            <Button variant="outlined" sx={{ justifySelf: 'start' }} loading={isPending} onClick={toggle}>
              {w(granted ? 'person.take' : 'person.grant')}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
