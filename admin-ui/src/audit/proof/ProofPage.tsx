import { exportProof, getProof, type ProofState, verifyProof } from '@courtcrew/domain/audit/proof.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useFocusAfter } from '@courtcrew/ui-kit/page/useFocusAfter.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useInstant } from '../../kit/page/useInstant.ts';
import { Checkpoints } from './Checkpoints.tsx';
import { Root } from './Root.tsx';
import { Verdict } from './Verdict.tsx';
import { useProofWords } from './words.ts';

/** Whether the log is the one it was, for the platform admin. */
export function ProofPage() {
  const w = useProofWords();
  const proof = useCall(getProof, {});
  return (
    <>
      <PageHeader
        title={w('staff.proof')}
        about={w('proof.help')}
        actions={proof.data?.checkpoint && <Actions />}
      />
      <Answered
        of={proof}
        isEmpty={({ checkpoint }) => checkpoint === null}
        empty={<EmptyState title={w('proof.none')} text={w('proof.noneHelp')} />}
      >
        {(state) => <Proof state={state} />}
      </Answered>
    </>
  );
}

function Actions() {
  const w = useProofWords();
  const verify = useCommand(verifyProof);
  return (
    <>
      <Button
        ref={useFocusAfter(verify.isPending)}
        variant="contained"
        loading={verify.isPending}
        onClick={() => verify.mutate({})}
      >
        {w('proof.verify')}
      </Button>
      <Button variant="outlined" href={exportProof.path} download>
        {w('proof.download')}
      </Button>
    </>
  );
}

function Proof({ state }: { state: ProofState }) {
  const w = useProofWords();
  const time = useInstant();
  const { size, root, checkpoint, put_back } = state;
  return (
    <Stack spacing={3}>
      <Verdict of={state} />
      <div>
        <Figures
          of={[
            [w('proof.events'), String(size)],
            [w('proof.lastSigned'), checkpoint ? time(checkpoint.at) : ''],
          ]}
        />
        {w('proof.root')}: <Root of={root} />
        {put_back.map(({ at, size: left, size_before }) => (
          <Box key={at} sx={{ mt: 1 }}>
            {w('proof.putBack', { time: time(at), left, before: size_before })}
          </Box>
        ))}
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{w('proof.downloadHelp')}</Box>
      </div>
      <Checkpoints />
    </Stack>
  );
}
