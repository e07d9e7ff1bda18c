import { useEffect } from 'react';

/** Sets the browser's title: "Tournaments · Courtcrew". */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Courtcrew` : 'Courtcrew';
  }, [title]);
}
