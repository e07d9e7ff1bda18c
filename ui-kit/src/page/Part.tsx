import { FIRST_VIEW } from '@courtcrew/domain/web/firstView.ts';
import { type ReactNode, Suspense, use } from 'react';

interface PartProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Place of a lazy part. A server-rendered view that shows it stays until it has loaded. */
export const Part = ({ fallback, children }: PartProps) => (
  <Suspense fallback={<Meanwhile>{fallback}</Meanwhile>}>{children}</Suspense>
);

/** After this the page starts without the part: its file may be lost. */
const PATIENCE_MS = 3_000;
let patience: Promise<unknown> | undefined;

/** Suspends the whole page where the part has no fallback. */
function Meanwhile({ children }: Pick<PartProps, 'children'>) {
  patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (globalThis.document?.getElementById(FIRST_VIEW)) use(patience);
  return children;
}
