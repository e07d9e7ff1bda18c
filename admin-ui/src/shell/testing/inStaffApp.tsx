import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** What stands around everything of the staff's application, whose calls `fetch` answers: a `wrapper` for what is drawn. */
export function inStaffApp(fetch: Fetch) {
  const client = createClient({ fetch });
  return ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        {children}
      </KitRoot>
    </MemoryRouter>
  );
}

/** A server that knows nobody, and answers every call so. */
export const answersNobody: Fetch = async () => Response.json({ user: null, tournaments: [] });
