import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of two or three views, always one of them. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label={label}
    value={value}
    sx={forThumbs}
    onChange={(_, next: string | null) => next !== null && onChange(next)}
  >
    {options.map(([option, text]) => (
      <ToggleButton key={option} value={option} sx={look}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

const look = {
  py: 0.25,
  // Darker under the pointer, the chosen word would no longer stand out enough from its ground.
  '&.Mui-selected:hover': { backgroundColor: 'action.selected' },
} as const;
