import { getSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useKeptFocus } from '@courtcrew/ui-kit/page/useKeptFocus.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormSection } from '../FormParts.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { RecoveryCodesDialog } from './recoveryCodesDialog.ts';
import { SetUp } from './SetUp.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { useFactorWords } from './words.ts';

type Status = AnswerOf<typeof getSecondFactor>;

/** So many left are too few to feel safe with. */
const FEW_CODES = 3;

/** The second step of the own login, for people whose account is worth it. Nothing for everybody else. */
export function SecondFactor() {
  const w = useFactorWords();
  const { user } = useSession();
  const { data: status } = useCall(getSecondFactor, {}, { enabled: user !== null });
  if (!status || (!status.on && !status.offered)) return null;
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
