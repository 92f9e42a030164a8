import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { Button } from '#ui/components/button.tsx';
import { SiteChat } from './members-chat.tsx';

const meta = {
  component: SiteChat,
  args: {
    widget: { choice: { kind: 'embedded' }, wanted: 'minimized', customer: null },
    messages: [],
    onShows: fn(),
    onGone: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => {
    const [wanted, setWanted] = useState<LiveChatVisibility>('minimized');
    const [isThere, setIsThere] = useState(true);
    return (
      <div className="flex min-h-[36rem] items-start gap-2 p-4">
        <Button onClick={() => setWanted('maximized')}>Speak to an agent</Button>
        <Button onClick={() => setWanted('minimized')}>Later</Button>
        <Button onClick={() => setIsThere(false)}>Leave</Button>
        {isThere ? <SiteChat {...args} widget={{ ...args.widget, wanted }} /> : null}
      </div>
    );
  },
} satisfies Meta<typeof SiteChat>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * SHELL-04: it reports each visibility change, whatever the cause, and obeys a new request after a person changed it.
 */
export const Embedded: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const said = () => (args.onShows as ReturnType<typeof fn>).mock.calls.map(([visibility]) => visibility);
    await expect(said()).toEqual(['minimized']);
    await userEvent.click(canvas.getByRole('button', { name: 'Speak to an agent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize the chat' }));
    await expect(said()).toEqual(['minimized', 'maximized', 'minimized']);
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speak to an agent' }));
    await expect(canvas.getByRole('region', { name: 'Chat with us' })).toBeVisible();
    await expect(args.onGone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onGone).toHaveBeenCalledOnce();
  },
};
