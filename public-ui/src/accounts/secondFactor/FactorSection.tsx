import { type getSecondFactor, prepareSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { FormSection } from '../FormParts.tsx';
import type { Prepared } from './SetUpDialog.tsx';
import { useFactorWords } from './words.ts';

const load = async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes;

const RecoveryCodesDialog = lazyDialog(load);

/** Codes are shown once: their dialog is loaded before they are made, so that none are lost. */
function afterRecoveryCodes<Props>(opener: () => Promise<ComponentType<Props>>) {
  return async (): Promise<ComponentType<Props>> => {
    await load();
    return opener();
  };
}

export type Status = AnswerOf<typeof getSecondFactor>;

/** Fewer codes than this are too few. */
const FEW_CODES = 3;

export function FactorSection({ status }: { status: Status }) {
  const w = useFactorWords();
  return (
    <FormSection title={w('factor.title')} help={w('factor.help')}>
      <Standing status={status} />
    </FormSection>
  );
}

/** The codes are rendered above the state: the button that made them is gone when their dialog closes. */
function Standing({ status }: { status: Status }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Box tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      {status.on ? <SwitchedOn status={status} onCodes={setCodes} /> : <SwitchedOff onCodes={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Box>
  );
}

interface PartProps {
  /** Receives recovery codes, which are shown once. */
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

const RenewDialog = lazyDialog(
  afterRecoveryCodes(async () => (await import('./RenewDialog.tsx')).RenewDialog),
);

function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const w = useFactorWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {w('factor.renew')}
      </Button>
      <RenewDialog open={open} onClose={() => setOpen(false)} onCodes={onCodes} />
    </>
  );
}

const SetUpDialog = lazyDialog(
  afterRecoveryCodes(async () => (await import('./SetUpDialog.tsx')).SetUpDialog),
);

/** Fetches a secret, shows it for the authenticator app, and switches the factor on with the app's first code. */
function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const w = useFactorWords();
  const prepare = useCommand(prepareSecondFactor);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const begin = () => prepare.mutate({}, { onSuccess: setPrepared });
  return (
    <>
      <Button
        variant="outlined"
        onClick={begin}
        loading={prepare.isPending}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {w('factor.setUp')}
      </Button>
      {prepared && <SetUpDialog {...prepared} onClose={() => setPrepared(null)} onCodes={onCodes} />}
    </>
  );
}

const SwitchOffDialog = lazyDialog(async () => (await import('./SwitchOffDialog.tsx')).SwitchOffDialog);

function SwitchOff() {
  const w = useFactorWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {w('factor.switchOff')}
      </Button>
      <SwitchOffDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
