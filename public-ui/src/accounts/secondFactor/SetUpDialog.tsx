import {
  type prepareSecondFactor,
  switchOnSecondFactor,
} from '@courtcrew/domain/accounts/contract/security.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFactorWords } from './words.ts';

export type Prepared = AnswerOf<typeof prepareSecondFactor>;

interface SetUpDialogProps extends Prepared {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret as a QR code and as text, and takes the app's first code. */
export function SetUpDialog({ secret, uri, onClose, onCodes }: SetUpDialogProps) {
  const w = useFactorWords();
  const switchOn = useCommand(switchOnSecondFactor, { done: w('factor.switchedOn'), quiet: true });
  const submit = async ({ code }: { code: string }) => {
    const { recovery_codes } = await switchOn.mutateAsync({ body: { code } });
    onCodes(recovery_codes);
  };
  return (
    <FormDialog
      title={w('factor.setUpTitle')}
      action={w('factor.switchOn')}
      defaults={{ code: '' }}
      onClose={onClose}
      onSubmit={submit}
    >
      <Box>{w('factor.scan')}</Box>
      <QrCode text={uri} label={w('factor.qr')} />
      <Link href={uri} sx={{ display: { sm: 'none' }, minHeight: 32 }}>
        {w('factor.openApp')}
      </Link>
      <Box>
        {w('factor.key')}
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 15 }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
          <CopyButton text={secret} />
        </Box>
      </Box>
      <FormText kind="code" name="code" label={w('factor.code')} hint={w('factor.codeHint')} required />
    </FormDialog>
  );
}
