import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createBrowserContainerDoor } from '../app/contexts/browser-container-door.ts';
import { ContainerContext } from '../app/contexts/container-door.ts';
import { useOpened } from './use-opened.ts';
import { useStore } from './use-store.ts';

function Word() {
  const notification = useStore(useOpened('notifications'));
  return <p>{notification?.text ?? 'silence'}</p>;
}

it('gives nothing before somebody has opened the container, and follows what is in it from then on', async () => {
  const container = createContainer(aWorld());
  let loads = 0;
  const door = createBrowserContainerDoor(async () => {
    loads += 1;
    return container;
  });
  render(
    <ContainerContext value={door}>
      <Word />
    </ContainerContext>,
  );
  expect([screen.getByText('silence').textContent, loads]).toEqual(['silence', 0]);
  await act(() => door.open());
  act(() => container.get('notifications').notified({ text: 'Saved' }));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => container.get('notifications').dismissed());
  expect(screen.getByText('silence')).toBeVisible();
});
