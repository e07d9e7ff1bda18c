import { phoneShown } from '@courtcrew/ui-kit/page/phone.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAccountWords } from './words.ts';

interface PhoneQuestionProps {
  readonly tournament: string;
  readonly phone: string;
  readonly busy: boolean;
  readonly onAnswer: (accepted: boolean) => void;
}

export function PhoneQuestion({ tournament, phone, busy, onAnswer }: PhoneQuestionProps) {
  const w = useAccountWords();
  return (
    <>
      <Typography>{w('phone.asked', { tournament, phone: phoneShown(phone) })}</Typography>
      <Typography color="textSecondary">{w('phone.until')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" loading={busy} onClick={() => onAnswer(true)}>
          {w('phone.yes')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => onAnswer(false)}>
          {w('phone.no')}
        </Button>
      </Box>
    </>
  );
}
