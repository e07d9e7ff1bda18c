import { renewRecoveryCodes } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import Button from '@mui/material/Button';
import { useFactorWords } from './words.ts';

/** Ten new recovery codes in the place of those that are left. */
export function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const w = useFactorWords();
  const confirm = useConfirm();
  const renew = useCommand(renewRecoveryCodes);
  const ask = async () => {
    const yes = await confirm({
      title: w('factor.renewAsk'),
      text: w('factor.renewText'),
      action: w('factor.renew'),
    });
    if (yes) renew.mutate({}, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) });
  };
  return (
    <Button variant="outlined" loading={renew.isPending} onClick={ask}>
      {w('factor.renew')}
    </Button>
  );
}
