import type { getSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useKeptFocus } from '@courtcrew/ui-kit/page/useKeptFocus.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormSection } from '../FormParts.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { RecoveryCodesDialog } from './recoveryCodesDialog.ts';
import { SetUp } from './SetUp.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { useFactorWords } from './words.ts';

export type Status = AnswerOf<typeof getSecondFactor>;

/** So many left are too few to feel safe with. */
const FEW_CODES = 3;

/** How the second step of one's own login stands, and what can be done about it. */
export function FactorSection({ status }: { status: Status }) {
  const w = useFactorWords();
  return (
    <FormSection title={w('factor.title')} help={w('factor.help')}>
      <Standing status={status} />
    </FormSection>
  );
}

/** How it stands, with the codes over it once there are any: what was pressed to get them is gone when they are closed. */
function Standing({ status }: { status: Status }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Box ref={useKeptFocus(codes)} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      {status.on ? <SwitchedOn status={status} onCodes={setCodes} /> : <SwitchedOff onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Box>
  );
}

interface PartProps {
  /** Told of recovery codes, which are shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

function SwitchedOff({ onCodes }: PartProps) {
  const w = useFactorWords();
  return (
    <>
      <Box>{w('factor.isOff')}</Box>
      <SetUp onCodes={onCodes} />
    </>
  );
}

function SwitchedOn({ status, onCodes }: PartProps & { status: Status }) {
  const w = useFactorWords();
  const few = status.recovery_left <= FEW_CODES;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Badge tone="success">{w('factor.on')}</Badge>
        <span>{w('factor.isOn')}</span>
      </Box>
      <Box sx={{ color: few ? 'warning.main' : 'text.secondary' }}>
        {w('factor.left', { count: String(status.recovery_left) })}
        {few && ` · ${w('factor.few')}`}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <RenewCodes onCodes={onCodes} />
        <SwitchOff />
      </Box>
    </>
  );
}
