import { getProfile, setPlatformAdmin } from '@courtcrew/domain/accounts/contract.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { AnyPersonSearch } from './AnyPersonSearch.tsx';
import { ForgetPerson } from './ForgetPerson.tsx';
import { Panel } from './Panel.tsx';
import { PersonForm } from './PersonForm.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { useAccountWords } from './words.ts';

const FILTER = { ref_id: '' };

export function EditProfilePage() {
  const w = useAccountWords();
  const { filter, set } = useUrlFilter(FILTER);
  return (
    <>
      <PageHeader title={w('staff.editProfile')} about={w('person.help')} />
      <Box sx={{ maxWidth: 420, mb: 3 }}>
        <AnyPersonSearch label={w('person.find')} onPick={({ ref_id }) => set({ ref_id })} />
      </Box>
      {filter.ref_id === '' ? (
        <EmptyState title={w('person.pick')} text={w('people.from')} />
      ) : (
        <Person key={filter.ref_id} ref_id={filter.ref_id} onForgotten={() => set({ ref_id: '' })} />
      )}
    </>
  );
}

function Person({ ref_id, onForgotten }: { ref_id: string; onForgotten: () => void }) {
  const person = useCall(getProfile, { params: { ref_id } });
  return (
    <Answered of={person} loading="form" rows={8}>
      {(found) => {
        const name = fullName(found);
        return (
          <Box sx={{ display: 'grid', gap: 4, maxWidth: 860 }}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Typography variant="h2">{name}</Typography>
              <CredentialBadge
                credentials={found.credentials}
                screen="management"
                verified={found.credentials_verified}
              />
            </Box>
            <PersonForm person={found} />
            <PlatformRight ref_id={ref_id} name={name} />
            <ResetSecondFactor ref_id={ref_id} name={name} />
            <ForgetPerson ref_id={ref_id} name={name} onForgotten={onForgotten} />
          </Box>
        );
      }}
    </Answered>
  );
}

interface PersonRecord {
  readonly id: string;
  readonly platform_admin: boolean;
}

function PlatformRight({ ref_id, name }: { ref_id: string; name: string }) {
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
