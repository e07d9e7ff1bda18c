/** Smallest thing a thumb hits surely, px (WCAG 2.5.5 asks 44). */
export const TOUCH = 44;

export const COARSE = '@media (pointer: coarse)';

/** Buttons and fields of a bar where fingers press them: at the desk they are lower for the pointer. */
export const forThumbs = {
  [COARSE]: {
    '& .MuiButton-root, & .MuiToggleButton-root, & .MuiChip-root': { minHeight: TOUCH },
    '& .MuiInputBase-root, & input:not(.MuiInputBase-input)': { minHeight: TOUCH },
  },
} as const;

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The brand's teal, and the default colour of a shift. Too light for text on white: use `primary` there. */
export const TEAL = '#009CAE';
