import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';

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

/** Returns an optional component whose code is fetched when it is first rendered, which is never before hydration. */
export function optional<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: await fetch() }));
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each module, when that is loaded.
  return function OptionalComponent(props: Props) {
    const hydrated = useHydrated();
    return hydrated ? (
      <Optional>
        <Fetched {...props} />
      </Optional>
    ) : null;
  };
}
