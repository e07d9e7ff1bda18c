import { TOUCH } from './touch.ts';

/** Buttons and fields of a bar where fingers press them: at the desk they are lower for the pointer. */
export const forThumbs = {
  '@media (pointer: coarse)': {
    '& .MuiButton-root, & .MuiToggleButton-root, & .MuiChip-root': { minHeight: TOUCH },
    '& .MuiInputBase-root, & input:not(.MuiInputBase-input)': { minHeight: TOUCH },
  },
} as const;
