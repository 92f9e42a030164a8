import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import Contact, { clientAction } from './contact.tsx';

const origin = createFakeOrigin();

const routes = [{ path: '/contact', Component: Contact, action: clientAction }];

const meta = {
  title: 'screens/Contact',
  component: Screen,
  args: { routes, url: '/contact', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const MessageMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@people.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter a message.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@people.example');
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@people.example');
    await userEvent.type(canvas.getByLabelText('Message'), 'Do you know Renaults?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('to ada@people.example within 24 hours');
    await expect(origin.postbox.contactMails.at(-1)).toMatchObject({ message: 'Do you know Renaults?' });
  },
};

export const NotSent: Story = {
  args: { fetch: async () => Response.json({ status: 'error', message: 'No.' }, { status: 400 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@people.example');
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your message was not sent.');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Hello');
  },
};

export const Spanish: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
