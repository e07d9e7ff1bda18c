import { createContext, useContext } from 'react';
import { CallFailed } from '../data/client.ts';
import { lazyPart } from '../page/lazyPart.ts';
import { Part } from '../page/Part.tsx';

/** Fields of a form by their names, with the values that somebody else has saved since it was opened. */
export type Theirs = Readonly<Record<string, unknown>>;

export const TheirsContext = createContext<Theirs>({});

/** The fields that a refused edit names, as they stand on the server. */
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

/** Their value beside what was typed. */
export function TheirValue({ name, label, show = String }: TheirValueProps) {
  const theirs = useContext(TheirsContext);
  if (!(name in theirs)) return null;
  return (
    <Part>
      <TheirChoice name={name} label={label} theirs={theirs[name]} show={show} />
    </Part>
  );
}
