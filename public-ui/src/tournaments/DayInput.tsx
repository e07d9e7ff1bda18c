import { plainInput } from '@courtcrew/ui-kit/page/plainInput.ts';
import Box from '@mui/material/Box';

interface DayInputProps {
  readonly label: string;
  /** `2026-03-07`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** One end of a span of days. */
export const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      // Above it on a phone, where two stand beside each other.
      flexDirection: { xs: 'column', sm: 'row' },
      alignItems: { sm: 'center' },
      columnGap: 1,
      flex: { xs: '1 1 130px', sm: 'none' },
      minWidth: 0,
    }}
  >
    {label}
    <Box
      component="input"
      type="date"
      value={value}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      sx={{ ...plainInput, minWidth: 0 }}
    />
  </Box>
);
