import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { StateStore } from '#core/state/state-store.ts';
import { useStore } from './use-store.ts';

interface Things {
  readonly books: number;
  readonly cups: number;
}

class Shelf extends StateStore<Things> {
  constructor() {
    super({ books: 1, cups: 1 });
  }

  put(things: Things): void {
    this.set(things);
  }
}

function Books({ shelf }: { readonly shelf: Shelf }): ReactNode {
  return <p>{useStore(shelf, ({ books }) => books)} books</p>;
}

it('rerenders only when the selected part of a store changes', () => {
  const shelf = new Shelf();
  const rendered = vi.fn();
  const { unmount } = render(
    <Profiler id="books" onRender={rendered}>
      <Books shelf={shelf} />
    </Profiler>,
  );
  act(() => shelf.put({ books: 2, cups: 1 }));
  expect(screen.getByText('2 books')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);
  act(() => shelf.put({ books: 2, cups: 9 }));
  expect(rendered).toHaveBeenCalledTimes(2);
  unmount();
  act(() => shelf.put({ books: 3, cups: 9 }));
  expect(rendered).toHaveBeenCalledTimes(2);
});
