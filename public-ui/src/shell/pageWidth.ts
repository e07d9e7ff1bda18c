/** As wide as a page's parts are read well, or the whole window, with room at the edges. */
export const pageWidth = (wide: boolean) => ({
  width: '100%',
  maxWidth: wide ? 'none' : 'lg',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
});
