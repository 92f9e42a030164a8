import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  readonly children: ReactNode;
  /** Shown in its place where it cannot be fetched. */
  readonly otherwise?: ReactNode;
}

/** What a page can do without: shown once it has been fetched, and left out where it cannot be. */
export class Optional extends Component<OptionalProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
