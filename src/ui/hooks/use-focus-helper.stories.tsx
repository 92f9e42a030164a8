import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { useFocusHelper } from './use-focus-helper.ts';

function FocusHelperPage() {
  const target = useRef<HTMLDivElement>(null);
  const show = useFocusHelper();
  return (
    <div className="grid gap-[120vh]">
      <Button onClick={() => show(target)}>Show me</Button>
      <div ref={target} tabIndex={-1} className="rounded-(--radius-card)">
        <Card>
          <h2>Window sticker</h2>
        </Card>
      </div>
    </div>
  );
}

const meta = {
  component: FocusHelperPage,
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
} satisfies Meta<typeof FocusHelperPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const windowOf = (innerWidth: number, reducedMotion: boolean) => () => {
  const media = window.matchMedia.bind(window);
  const query = spyOn(window, 'matchMedia').mockImplementation((text) =>
    text.includes('reduced-motion') ? { ...media(text), matches: reducedMotion } : media(text),
  );
  const width = spyOn(window, 'innerWidth', 'get').mockReturnValue(innerWidth);
  const scroll = spyOn(Element.prototype, 'scrollIntoView');
  return () => {
    query.mockRestore();
    width.mockRestore();
    scroll.mockRestore();
  };
};

export const Desktop: Story = {
  name: 'SHELL-06 from 1024 px on an overlay lies around the target for a second',
  beforeEach: windowOf(1_024, false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    const target = canvas.getByRole('heading').closest('[tabindex]');
    await expect(target).toHaveFocus();
    await expect(target).toHaveAttribute('data-focus-highlight');
    await expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'center' });
    await waitFor(() => expect(target).not.toHaveAttribute('data-focus-highlight'), { timeout: 2_000 });
  },
};

export const Telephone: Story = {
  name: 'SHELL-06 below 1024 px there is no overlay',
  beforeEach: windowOf(1_023, false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    const target = canvas.getByRole('heading').closest('[tabindex]');
    await expect(target).toHaveFocus();
    await expect(target).not.toHaveAttribute('data-focus-highlight');
  },
};

export const ReducedMotion: Story = {
  name: 'SHELL-06 who wants no motion is brought there at once',
  beforeEach: windowOf(1_280, true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'center' });
  },
};
