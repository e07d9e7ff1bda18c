import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: '/print/printInvoice/:id',
    lazy: async () => ({ Component: (await import('./InvoicePage.tsx')).InvoicePage }),
  },
];
