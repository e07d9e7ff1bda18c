import { renewRecoveryCodes } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import Box from '@mui/material/Box';
import { useFactorWords } from './words.ts';

interface RenewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function RenewDialog({ open, onClose, onCodes }: RenewDialogProps) {
  const w = useFactorWords();
  const renew = useCommand(renewRecoveryCodes, { quiet: true });
  const submit = async () => {
    const { recovery_codes } = await renew.mutateAsync({});
    onCodes(recovery_codes);
  };
  return (
    <FormDialog
      open={open}
      title={w('factor.renewAsk')}
      action={w('factor.renew')}
      defaults={{}}
      onClose={onClose}
      onSubmit={submit}
    >
      <Box>{w('factor.renewText')}</Box>
    </FormDialog>
  );
}
