/** A readable width, or the whole window, with margins. */
export const pageWidth = (wide: boolean) => ({
  width: '100%',
  maxWidth: wide ? 'none' : 'lg',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
});
