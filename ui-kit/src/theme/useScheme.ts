import { useColorScheme } from '@mui/material/styles';

/** Light or dark, as this browser remembers it: how the other is called, and how it is chosen. */
export function useScheme() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return {
    dark,
    label: dark ? ('theme.toLight' as const) : ('theme.toDark' as const),
    change: () => setMode(dark ? 'light' : 'dark'),
  };
}
