import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { component: EmptyState, args: { title: 'No reports yet' } } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    children: 'Check a VIN, and its report will be kept here.',
    action: <Button>Check a VIN</Button>,
  },
};
export const TitleOnly: Story = {};
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Spanish: Story = {
  args: { title: 'Todavía no hay informes', children: 'Consulte un VIN y su informe quedará guardado aquí.' },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
};
