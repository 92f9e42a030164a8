import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import WithdrawalPage, { clientAction, loader } from './withdrawal.tsx';

const routes = [
  { path: '/withdrawal', Component: WithdrawalPage, HydrateFallback: () => null, loader, action: clientAction },
];

const meta = {
  title: 'screens/Withdrawal',
  component: Screen,
  args: { routes, url: '/withdrawal?order=VP-4K7M2Q9D', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Order number')).toHaveValue('VP-4K7M2Q9D');
  },
};

export const Incomplete: Story = {
  args: { url: '/withdrawal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address of the order'), 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your name.' })).toBeVisible();
    await expect(canvas.getByLabelText('Order number')).toBeInvalid();
    await expect(canvas.getByLabelText('Email address of the order')).toHaveValue('ada');
  },
};

/** PAY-09: two steps, then a receipt with date and time. */
export const Received: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ada Byron');
    await userEvent.type(canvas.getByLabelText('Email address of the order'), 'ada@people.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const review = await canvas.findByRole('heading', { name: 'Review your withdrawal' });
    await waitFor(() => expect(review).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await canvas.findByText(/^We received your withdrawal on \w+ \d+, 2026.* UTC\.$/)).toBeVisible();
    await expect(canvas.getByText('VP-4K7M2Q9D')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
  },
};

/** The typed values can be changed before confirmation. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ada Byron');
    await userEvent.type(canvas.getByLabelText('Email address of the order'), 'ada@people.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change details' }));
    await expect(await canvas.findByLabelText('Your name')).toHaveValue('Ada Byron');
  },
};

/** A withdrawal that failed to send can be resent. */
export const NotSent: Story = {
  args: { fetch: async () => Response.json({ status: 'error' }, { status: 403 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ada Byron');
    await userEvent.type(canvas.getByLabelText('Email address of the order'), 'ada@people.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    await expect(canvas.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Desistir de una compra');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
