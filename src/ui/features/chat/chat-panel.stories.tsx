import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { ChatMessage } from '#core/chat/chat-talk.ts';
import { ChatPanel } from './chat-panel.tsx';

const at = (minute: number) => Date.UTC(2026, 5, 1, 14, minute);
const conversation: readonly ChatMessage[] = [
  { id: '1', from: 'visitor', text: 'Does the sticker show the packages?', at: at(1), state: 'sent' },
  { id: '2', from: 'agent', text: 'Yes, with their prices where the catalog has them.', at: at(2), state: 'sent' },
];

const meta = {
  component: ChatPanel,
  args: {
    visibility: 'maximized',
    messages: conversation,
    onVisibility: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => {
    const [visibility, setVisibility] = useState(args.visibility);
    return (
      <div className="min-h-[36rem]">
        <ChatPanel
          {...args}
          visibility={visibility}
          onVisibility={(next) => {
            setVisibility(next);
            args.onVisibility(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maximized: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getAllByRole('listitem')).toHaveLength(2);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'Thanks{Shift>}{Enter}{/Shift}a lot{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Thanks\na lot');
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the chat' }));
    await expect(args.onVisibility).toHaveBeenCalledWith('hidden');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Focus moves into the opened panel, and back to the button that opened it. */
export const Minimized: Story = {
  args: { visibility: 'minimized' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open the chat' })).toHaveFocus();
  },
};

export const Hidden: Story = {
  args: { visibility: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { messages: [] } };

export const SendingAndFailed: Story = {
  args: {
    messages: [
      ...conversation,
      { id: '3', from: 'visitor', text: 'And for classics?', at: at(3), state: 'failed' },
      { id: '4', from: 'visitor', text: 'Hello?', at: at(4), state: 'sending' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Sending …')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody is here right now.');
  },
};

export const LongText: Story = {
  args: {
    messages: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      from: index % 2 === 0 ? ('visitor' as const) : ('agent' as const),
      text: `${'A long answer that goes on. '.repeat(4)}${'x'.repeat(80)}`,
      at: at(index),
      state: 'sent' as const,
    })),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
