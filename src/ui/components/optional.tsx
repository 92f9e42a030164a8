import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  readonly children: ReactNode;
  /** Shown instead if it can't be fetched. */
  readonly otherwise?: ReactNode;
}

/** Renders optional content: shown after it has been fetched, and omitted if it can't be. */
export class Optional extends Component<OptionalProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
