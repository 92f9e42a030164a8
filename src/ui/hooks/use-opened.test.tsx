import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from '../app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { useOpened } from './use-opened.ts';
import { useStore } from './use-store.ts';

function Word() {
  const notification = useStore(useOpened('notifications'));
  return <p>{notification?.text ?? 'silence'}</p>;
}

it('returns nothing until the container is opened, then follows its store', async () => {
  const container = createContainer(aWorld());
  let loads = 0;
  const lazyContainer = createLazyBrowserContainer(async () => {
    loads += 1;
    return container;
  });
  render(
    <ContainerContext value={lazyContainer}>
      <Word />
    </ContainerContext>,
  );
  expect([screen.getByText('silence').textContent, loads]).toEqual(['silence', 0]);
  await act(() => lazyContainer.open());
  act(() => container.get('notifications').notified({ text: 'Saved' }));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => container.get('notifications').dismissed());
  expect(screen.getByText('silence')).toBeVisible();
});
