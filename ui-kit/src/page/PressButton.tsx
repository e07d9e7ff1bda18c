import Button, { type ButtonProps } from '@mui/material/Button';

interface PressButtonProps extends Omit<ButtonProps, 'variant' | 'aria-pressed' | 'onChange'> {
  readonly pressed: boolean;
}

/** A filter that is on or off. MUI's ToggleButton says the same for 5 kB more of every first load. */
export const PressButton = ({ pressed, sx, ...button }: PressButtonProps) => (
  <Button
    {...button}
    aria-pressed={pressed}
    variant="outlined"
    color={pressed ? 'primary' : 'inherit'}
    sx={[
      pressed && {
        backgroundColor: 'action.selected',
        borderColor: 'primary.light',
        // Beside its neighbours of a group the pressed one shows its whole border.
        zIndex: 1,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
