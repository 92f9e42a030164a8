import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportFailure } from './report-failure.tsx';

const failed = (message: string | null, freeCredit: 'granted' | 'refused' | 'unknown') =>
  ({
    code: 'generation-failed',
    status: 'error',
    message,
    cause: { code: 'not-accepted', message },
    freeCredit,
  }) as const;

const meta = {
  component: ReportFailure,
  args: { vin: '1HGCM82693A000001', error: failed('no data', 'granted') },
} satisfies Meta<typeof ReportFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was found')).toBeVisible();
    await expect(canvas.getByText("We've added a free report credit to your account.")).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
  },
};

export const Refused: Story = {
  args: { error: failed('The register is closed', 'refused') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The register is closed/)).toBeVisible();
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to support' })).toBeVisible();
  },
};

export const CreditUnknown: Story = {
  args: { error: { ...failed(null, 'unknown'), cause: { code: 'timed-out' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/took too long/)).toBeVisible();
    await expect(canvas.getByText(/Your account shows the credits you have/)).toBeVisible();
  },
};

export const NoCredit: Story = {
  args: { error: { code: 'no-credit' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
      'href',
      '/plans?vin=1HGCM82693A000001',
    );
  },
};

export const SignedOut: Story = {
  args: { error: { code: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmembers%2Freports%2Fnew%3Fvin%3D1HGCM82693A000001',
    );
  },
};

export const Spanish: Story = { globals: { language: 'es' } };
