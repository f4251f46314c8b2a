/** Keeps a tab that breaks, or whose code does not come, from taking the others with it. */
import { Component, type ReactNode } from 'react';
import { Failure } from '#web/kit/ui/notice.tsx';

interface Props {
  readonly children: ReactNode;
}

export class PanelBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    // A page from before a deployment asks for code that is gone: only a fresh one finds it.
    return <Failure words="This tab could not be shown." retry={() => location.reload()} />;
  }
}
