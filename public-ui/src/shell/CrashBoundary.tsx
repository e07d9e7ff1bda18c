import { CrashPage } from '@courtcrew/ui-kit/page/state/CrashPage.tsx';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Where the visitor is: a step elsewhere gives the page another try. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
}

/** Catches whatever a page throws. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.crash) this.setState({ crash: null });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} /> : this.props.children;
  }
}
