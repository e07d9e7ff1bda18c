import type { ProofState } from '@courtcrew/domain/audit/proof.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useInstant } from '../../kit/page/useInstant.ts';
import { useProofWords } from './words.ts';

/** What the newest verification said of the log. */
export function Verdict({ of: { since, verified } }: { of: ProofState }) {
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
