/** What a person sees when a page of ours breaks: one sentence and a way on. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="wrap plain-page">
        <h1 className="h1">Something went wrong.</h1>
        <p className="lead">We have been told about it. Your list is safe.</p>
        <p>
          <a className="btn primary" href="/">
            Go Home
          </a>
        </p>
      </main>
    );
  }
}
