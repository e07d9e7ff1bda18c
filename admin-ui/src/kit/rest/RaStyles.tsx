import GlobalStyles from '@mui/material/GlobalStyles';

export const RaStyles = () => (
  <GlobalStyles
    styles={{
      '.RaList-main, .RaList-content': { minWidth: 0, maxWidth: '100%' },
      // Nobody scrolls on paper: what is too wide makes the browser print it smaller.
      '@media print': { '.MuiTableContainer-root': { width: 'fit-content', minWidth: '100%' } },
      '.RaList-actions, .RaTopToolbar-mobile': {
        flexWrap: 'wrap',
        gap: 8,
        backgroundColor: 'transparent !important',
      },
      // A list with a header of its own leaves react-admin's title empty.
      '#react-admin-title:empty': { display: 'none' },
      '.ra-input': { marginBlock: 6, maxWidth: 640 },
      '.RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar': {
        position: 'static !important',
        backgroundColor: 'transparent !important',
        paddingInline: '16px !important',
      },
    }}
  />
);
