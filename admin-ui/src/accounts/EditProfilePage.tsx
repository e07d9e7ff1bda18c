import { resetSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { forgetPerson, getProfile, setPlatformAdmin } from '@courtcrew/domain/accounts/contract.ts';
import type { PersonRecord } from '@courtcrew/domain/accounts/rest.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
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
import { type FormEvent, useState } from 'react';
import { useGetOne } from 'react-admin';
import { AnyPersonSearch } from './AnyPersonSearch.tsx';
import { Panel } from './Panel.tsx';
import { PersonForm } from './PersonForm.tsx';
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

interface ForgetPersonProps {
  readonly ref_id: string;
  readonly name: string;
  readonly onForgotten: () => void;
}

/** Erases a person for ever; the typed name keeps a slip of the hand from doing it. */
export function ForgetPerson({ ref_id, name, onForgotten }: ForgetPersonProps) {
  const w = useAccountWords();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useCommand(forgetPerson, {
    affects: ['tournaments', 'roster'],
    done: w('person.forgotten'),
  });
  const fits = retyped(typed) === retyped(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits) mutate({ body: { ref_id } }, { onSuccess: onForgotten });
  };
  return (
    <Panel title={w('person.forget')} danger>
      <Box>{w('person.forgetText')}</Box>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
      >
        <TextInput
          kind="text"
          label={w('person.forgetType', { name })}
          value={typed}
          error={tried && !fits ? w('person.forgetMismatch') : null}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 260px' }}
        />
        <Button type="submit" color="error" variant="outlined" loading={isPending}>
          {w('person.forgetDo')}
        </Button>
      </Box>
    </Panel>
  );
}

/** The way back in for somebody who lost the phone and the recovery codes. Only shown where there is one to reset. */
function ResetSecondFactor({ ref_id, name }: { ref_id: string; name: string }) {
  const w = useAccountWords();
  const confirm = useConfirm();
  const { user } = useSession();
  const record = useGetOne<PersonRecord>('people', { id: ref_id });
  const { mutateAsync, isPending } = useCommand(resetSecondFactor, { done: w('person.factorWasReset') });
  if (!record.data?.second_factor) return null;

  const reset = async () => {
    const yes = await confirm({
      title: w('person.factorAsk', { name }),
      text: w('person.factorText'),
      action: w('person.factorReset'),
      danger: true,
    });
    if (!yes) return;
    await mutateAsync({ body: { ref_id } }).catch(() => undefined);
    await record.refetch();
  };

  return (
    <Panel title={w('person.factor')}>
      <Box>{w('person.factorOn', { name })}</Box>
      {user?.ref_id === ref_id ? (
        <Box sx={{ color: 'text.secondary' }}>{w('person.factorOwn')}</Box>
      ) : (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} loading={isPending} onClick={reset}>
          {w('person.factorReset')}
        </Button>
      )}
    </Panel>
  );
}
