/** The brand's teal, and the default colour of a shift. Too light for text on white: use `primary` there. */
export const TEAL = '#009CAE';
