import { FIRST_VIEW } from '@courtcrew/domain/web/firstView.ts';
import { type ReactNode, Suspense, use } from 'react';

interface PartProps {
  /** Stands there until the part has come. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Where a part stands that is loaded by itself. A first view that shows it already stays until the part has come. */
export const Part = ({ fallback, children }: PartProps) => (
  <Suspense fallback={<Meanwhile>{fallback}</Meanwhile>}>{children}</Suspense>
);

/** After so many ms the page begins without the part: its file may be lost. */
const PATIENCE_MS = 3_000;
let patience: Promise<unknown> | undefined;

/** What has no fallback itself keeps all of the page waiting. */
function Meanwhile({ children }: Pick<PartProps, 'children'>) {
  patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (globalThis.document?.getElementById(FIRST_VIEW)) use(patience);
  return children;
}
