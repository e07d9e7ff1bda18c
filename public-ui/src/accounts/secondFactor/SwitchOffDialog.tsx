import { switchOffSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { FormCode } from '@courtcrew/ui-kit/session/FormCode.tsx';
import Box from '@mui/material/Box';
import { useFactorWords } from './words.ts';

export function SwitchOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useFactorWords();
  const switchOff = useCommand(switchOffSecondFactor, { done: w('factor.switchedOff'), quiet: true });
  return (
    <FormDialog
      open={open}
      title={w('factor.switchOffTitle')}
      action={w('factor.switchOff')}
      danger
      defaults={{ password: '', code: '' }}
      onClose={onClose}
      onSubmit={(body) => switchOff.mutateAsync({ body })}
    >
      <Box>{w('factor.switchOffText')}</Box>
      <FormText
        kind="password"
        name="password"
        label={w('login.password')}
        autoComplete="current-password"
        autoFocus
        required
      />
      <FormCode />
    </FormDialog>
  );
}
