import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from '../app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';
import { Notifications } from './notifications.tsx';

const container = createContainer(aWorld());
const lazyContainer = createLazyBrowserContainer(async () => container);

function Page() {
  return (
    <ContainerContext value={lazyContainer}>
      <Notifications />
    </ContainerContext>
  );
}

const meta = {
  component: Page,
  subcomponents: { Notifications },
  beforeEach: () => () => container.get('notifications').dismissed(),
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnceThereIsOne: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await lazyContainer.open();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    container.get('notifications').notified({ text: 'Saved', durationMs: 10_000 });
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    container.get('notifications').dismissed();
    await waitFor(() => expect(canvas.queryByText('Saved')).not.toBeInTheDocument());
  },
};

export const SaysWhatTheCoreHasToSayInSpanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await lazyContainer.open();
    container.get('notifications').notified({
      text: 'Your request has been submitted successfully!',
      durationMs: 10_000,
      code: 'deletion-requested',
    });
    await waitFor(() => expect(canvas.getByText('¡Su solicitud se ha enviado correctamente!')).toBeVisible());
  },
};
