import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import SampleSticker, { loader } from './sample-sticker.tsx';

const routes = [{ path: '/sample-sticker', Component: SampleSticker, HydrateFallback: () => null, loader }];

const meta = {
  title: 'screens/Sample sticker',
  component: Screen,
  args: { routes, url: '/sample-sticker', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent('2003 Honda Accord');
    await expect(canvas.getByText('Sample · demonstration data')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute('href', '/sample-sticker/pdf');
  },
};

export const NoDemonstrationData: Story = {
  args: {
    origin: createFakeOrigin({ catalogue: { vehicles: [], classics: [], plates: new Map(), builds: new Map() } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No sample' })).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Descargar en PDF' })).toBeVisible();
  },
};
