import GlobalStyles from '@mui/material/GlobalStyles';

export const RaStyles = () => (
  <GlobalStyles
    styles={{
      '.RaBulkActionsToolbar-toolbar': {
        borderRadius: 8,
        backgroundColor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper)) !important',
      },
      '.RaList-main, .RaList-content': { minWidth: 0, maxWidth: '100%' },
      // Not on the root: the bulk toolbar stands above it and would be cut off.
      '.RaDataTable-tableWrapper': {
        overflowX: 'auto',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 8,
        backgroundColor: 'var(--mui-palette-background-paper)',
      },
      // Nobody scrolls on paper: what is too wide makes the browser print it smaller, and would be cut off otherwise. Nobody
      // presses there either, and boxes and buttons take the width of two facts.
      '@media print': {
        '.RaDataTable-tableWrapper': {
          overflow: 'visible',
          width: 'fit-content',
          minWidth: '100%',
          '& .MuiTableCell-paddingCheckbox, & .column-acts': { display: 'none' },
        },
      },
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
