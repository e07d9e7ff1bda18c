import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import Box from '@mui/material/Box';
import { useScoreWords } from '../words.ts';

/** The link of a match, for players whom no text reaches. */
export function CardLink({ sid, isDead = false }: { readonly sid: string; readonly isDead?: boolean }) {
  const w = useScoreWords();
  const link = `${window.location.origin}/score/rpsr/${sid}`;
  if (isDead) return <Box sx={{ color: 'text.secondary' }}>{w('card.dead')}</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <QrCode text={link} label={w('card.link')} size={120} />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
        <strong>{w('card.link')}</strong>
        <CopyButton text={link} />
      </Box>
    </Box>
  );
}
