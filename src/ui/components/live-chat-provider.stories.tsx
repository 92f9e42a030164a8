import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from '../app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { useLiveChat } from '../hooks/use-live-chat.ts';
import { Button } from './button.tsx';
import { LiveChatProvider } from './live-chat-provider.tsx';

function Controls() {
  const { visibility, maximize, minimize, hide } = useLiveChat();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{visibility}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={maximize}>Maximize</Button>
        <Button onClick={minimize}>Minimize</Button>
        <Button onClick={hide}>Hide</Button>
      </div>
    </div>
  );
}

function Page() {
  const lazyContainer = createLazyBrowserContainer(async () => createContainer(aWorld()));
  return (
    <ContainerContext value={lazyContainer}>
      <LiveChatProvider>
        <Controls />
      </LiveChatProvider>
    </ContainerContext>
  );
}

const meta = { component: Page, subcomponents: { LiveChatProvider } } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHELL-04: minimized at first. Presses update the store that the chat follows. */
export const Controlled: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getByRole('status');
    await expect(shown).toHaveTextContent('minimized');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(await canvas.findByText('hidden')).toBe(shown);
    await userEvent.click(canvas.getByRole('button', { name: 'Maximize' }));
    await expect(await canvas.findByText('maximized')).toBe(shown);
  },
};
