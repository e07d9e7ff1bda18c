import {
  CHECKPOINTS_MOST,
  exportProof,
  getProof,
  getProofCheckpoints,
  type ProofState,
  type SignedCheckpoint,
  verifyProof,
} from '@courtcrew/domain/audit/proof.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Section } from '../../kit/page/layout.tsx';
import { useInstant } from '../../kit/page/useInstant.ts';
import { useProofWords } from './words.ts';

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
      <Button variant="contained" loading={verify.isPending} onClick={() => verify.mutate({})}>
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

function Checkpoints() {
  const w = useProofWords();
  const time = useInstant();
  const columns: readonly Column<SignedCheckpoint>[] = [
    { key: 'at', label: w('proof.signed'), cell: ({ at }) => time(at), primary: true },
    { key: 'size', label: w('proof.events'), type: 'number' },
    { key: 'position', label: w('proof.position'), type: 'number' },
    { key: 'root', label: w('proof.root'), cell: ({ root }) => <Root of={root} /> },
  ];
  return (
    <Section title={w('proof.checkpoints')} help={w('proof.checkpointsHelp', { count: CHECKPOINTS_MOST })}>
      <Answered of={useCall(getProofCheckpoints, {})} loading="list" rows={4}>
        {(checkpoints) => (
          <ResponsiveTable
            caption={w('proof.checkpoints')}
            columns={columns}
            rows={checkpoints}
            rowKey={({ size, at }) => `${size} ${at}`}
          />
        )}
      </Answered>
    </Section>
  );
}

const Root = ({ of }: { of: string }) => (
  <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.85em' }}>
    {of}
  </Box>
);

function Verdict({ of: { since, verified } }: { of: ProofState }) {
  const w = useProofWords();
  const time = useInstant();
  if (since === null) return null;
  if (verified === null)
    return <Alert severity="info">{w('proof.signedSince', { time: time(since) })}</Alert>;
  const { broken, size, waiting, at } = verified;
  const compared = w('proof.compared', { count: size, time: time(at) });
  if (broken === null) {
    return (
      <Alert severity="success" role="status">
        <AlertTitle>{w('proof.unbroken', { time: time(since) })}</AlertTitle>
        {[compared, waiting > 0 && w('proof.waiting', { count: waiting })].filter(Boolean).join(' · ')}
      </Alert>
    );
  }
  const { what, position, stream, revision } = broken;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{w(`break.${what}`)}</AlertTitle>
      {w('proof.place', { position, stream, number: revision })}
      <br />
      {compared}
    </Alert>
  );
}
