import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LoginCode, type LoginCodeProps } from './LoginCode.tsx';
import { useProofWords } from './proofWords.ts';

interface CodeStepProps extends LoginCodeProps {
  /** Over the page, where the form that asked for the password is one line and has no room for it. */
  readonly inDialog: boolean;
}

export function CodeStep({ inDialog, ...step }: CodeStepProps) {
  const w = useProofWords();
  if (!inDialog) return <LoginCode {...step} />;
  return (
    <Dialog open onClose={step.onBack} maxWidth="xs" fullWidth aria-labelledby="code-title">
      <DialogTitle id="code-title">{w('code.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <LoginCode {...step} />
      </DialogContent>
    </Dialog>
  );
}
