import {
  CHECKPOINTS_MOST,
  getProofCheckpoints,
  type SignedCheckpoint,
} from '@courtcrew/domain/audit/proof.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { useInstant } from '../../kit/page/useInstant.ts';
import { Root } from './Root.tsx';
import { useProofWords } from './words.ts';

/** What was signed, and when. */
export function Checkpoints() {
  const w = useProofWords();
  const time = useInstant();
  const columns: readonly Column<SignedCheckpoint>[] = [
    { id: 'at', label: w('proof.signed'), cell: ({ at }) => time(at), primary: true },
    { id: 'size', label: w('proof.events'), cell: ({ size }) => size, align: 'right' },
    { id: 'position', label: w('proof.position'), cell: ({ position }) => position, align: 'right' },
    { id: 'root', label: w('proof.root'), cell: ({ root }) => <Root of={root} /> },
  ];
  return (
    <Section title={w('proof.checkpoints')} help={w('proof.checkpointsHelp', { count: CHECKPOINTS_MOST })}>
      <Answered of={useCall(getProofCheckpoints, {})} loading={<Loading shape="list" count={4} />}>
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
