import { Component, type ReactNode } from 'react';
import { forget } from './memory.ts';
import { restart } from './renewal.ts';
import { State } from './State.tsx';
import { useDisplayWords } from './words.ts';

const RESTART_MS = 15_000;

function Broken() {
  const w = useDisplayWords();
  return <State title={w('display.broken')} help={w('display.brokenHelp')} />;
}

/** Nobody reloads a display: after an error it restarts without what it had stored. */
export class Guard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    forget();
    void restart(RESTART_MS);
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
