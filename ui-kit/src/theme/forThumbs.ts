import { TOUCH } from './touch.ts';

export const COARSE = '@media (pointer: coarse)';

/** Buttons and fields of a bar where fingers press them: at the desk they are lower for the pointer. */
export const forThumbs = {
  [COARSE]: {
    '& .MuiButton-root, & .MuiToggleButton-root, & .MuiChip-root': { minHeight: TOUCH },
    '& .MuiInputBase-root, & input:not(.MuiInputBase-input)': { minHeight: TOUCH },
  },
} as const;
