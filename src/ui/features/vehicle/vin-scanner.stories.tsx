import type { Meta, StoryObj } from '@storybook/react-vite';
import { err, ok } from 'neverthrow';
import { expect, fn, waitFor } from 'storybook/test';
import { type CameraProblem, type OpenBarcodeCamera, VinScanner } from './vin-scanner.tsx';

const close = fn();
const field = document.createElement('input');
const sees =
  (...texts: string[]): OpenBarcodeCamera =>
  async () =>
    ok({ stream: new MediaStream(), read: async () => texts, close });
const fails =
  (problem: CameraProblem): OpenBarcodeCamera =>
  async () =>
    err(problem);

const meta = {
  component: VinScanner,
  args: { input: () => field, onClose: fn(), open: sees() },
  beforeEach: () => {
    close.mockClear();
  },
} satisfies Meta<typeof VinScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {};

/** The prefix of an imported vehicle's barcode is not part of the VIN. Barcodes without a VIN are ignored. */
export const Found: Story = {
  args: { open: sees('4006381333931', 'I1HGCM82693A000001') },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(field).toHaveValue('1HGCM82693A000001');
  },
};

export const Unsupported: Story = {
  args: { open: fails('unsupported') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('cannot read barcodes'));
  },
};

/** The browser has the API but its system has no decoder, so the camera is closed. */
export const NothingToReadWith: Story = {
  args: {
    open: async () =>
      ok({ stream: new MediaStream(), read: () => Promise.reject(new Error('No service for it.')), close }),
  },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('cannot read barcodes'));
    await expect(close).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { open: fails('refused') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('The camera was not allowed'));
  },
};

export const NoCamera: Story = {
  args: { open: fails('no-camera') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('No camera was found'));
  },
};

export const SpanishDarkNarrow: Story = {
  args: { open: fails('busy') },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('No se pudo iniciar la cámara'));
  },
};
