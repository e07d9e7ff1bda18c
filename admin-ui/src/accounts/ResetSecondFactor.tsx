import { resetSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import type { PersonRecord } from '@courtcrew/domain/accounts/rest.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetOne } from 'react-admin';
import { Panel } from './Panel.tsx';
import { useAccountWords } from './words.ts';

/** The way back in for somebody who lost the phone and the recovery codes. Only shown where there is one to reset. */
export function ResetSecondFactor({ ref_id, name }: { ref_id: string; name: string }) {
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
