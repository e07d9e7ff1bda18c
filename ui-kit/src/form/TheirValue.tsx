import { createContext, useContext } from 'react';
import { CallFailed } from '../data/client.ts';
import { lazyPart } from '../page/lazyPart.ts';
import { Part } from '../page/Part.tsx';

/** Newer values by field, saved by others since the form was opened. */
export type Theirs = Readonly<Record<string, unknown>>;

export const TheirsContext = createContext<Theirs>({});

/** Fields named by a refused stale edit, with the server's values. */
export function theirsIn(failure: unknown): Theirs {
  const isChanged = failure instanceof CallFailed && failure.code === 'changed';
  return isChanged ? ((failure.details?.now ?? {}) as Theirs) : {};
}

const TheirChoice = lazyPart(async () => (await import('./TheirChoice.tsx')).TheirChoice);

interface TheirValueProps {
  readonly name: string;
  readonly label: string;
  /** As people read a text; as it is without. */
  readonly show?: (value: string) => string;
}

export function TheirValue({ name, label, show = String }: TheirValueProps) {
  const theirs = useContext(TheirsContext);
  if (!(name in theirs)) return null;
  return (
    <Part>
      <TheirChoice name={name} label={label} theirs={theirs[name]} show={show} />
    </Part>
  );
}
