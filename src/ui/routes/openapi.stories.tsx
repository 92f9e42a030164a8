import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { type ApiReference, apiReference } from '../features/reference/api-reference.ts';
import { openApiSchema } from '../features/reference/openapi-schema.ts';
import OpenApi from './openapi.tsx';

const vin = '1HGCM82693A000001';
const tooMany = { $ref: '#/components/responses/TooMany' };

const reference = apiReference(
  openApiSchema.parse({
    info: { description: 'Two calls.' },
    tags: [{ name: 'vehicle', description: 'VIN decoding.' }],
    paths: {
      '/api/decode': {
        get: {
          operationId: 'decodeVin',
          tags: ['vehicle'],
          summary: 'Decode a VIN',
          security: [],
          parameters: [
            { name: 'vin', in: 'query', required: true, schema: { type: 'string', maxLength: 64 }, example: vin },
          ],
          responses: {
            200: {
              description: 'Success.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Vehicle' }, example: { vin } } },
            },
            429: tooMany,
          },
        },
      },
      '/api-cwa/bulk-check': {
        post: {
          operationId: 'checkInBulk',
          tags: ['vehicle'],
          summary: "Check each VIN of a dealer's list",
          security: [{ bearer: [] }],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
                  required: ['file'],
                },
                example: { file: vin },
              },
            },
          },
          responses: { 200: { description: 'Success.', content: { 'text/event-stream': {} } }, 403: tooMany },
        },
      },
    },
    components: {
      schemas: {
        Vehicle: {
          type: 'object',
          properties: { vin: { type: 'string' } },
          required: ['vin'],
          description: 'A vehicle.',
        },
      },
      responses: { TooMany: { description: 'Too many requests.' } },
      parameters: {},
    },
  }),
  'https://vinport.example',
);

const HydrateFallback = () => null;

const routesWith = (shown: ApiReference | null) => [
  { path: '/openapi', Component: OpenApi, HydrateFallback, loader: () => ({ reference: shown }) },
];

const meta = {
  title: 'screens/Reference of the calls',
  component: Screen,
  args: { routes: routesWith(reference), url: '/openapi', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const decode = await canvas.findByRole('article', { name: 'Decode a VIN' });
    await expect(decode).toHaveTextContent('GET /api/decode');
    await expect(decode).toHaveTextContent('Anyone');
    await expect(decode).toHaveTextContent(`curl 'https://vinport.example/api/decode?vin=${vin}'`);
    const example = within(decode).getByText('What it may look like');
    await expect(within(decode).getByText(/"vin": "1HG/)).not.toBeVisible();
    await userEvent.click(example);
    await expect(within(decode).getByText(/"vin": "1HG/)).toBeVisible();
    const bulk = canvas.getByRole('article', { name: "Check each VIN of a dealer's list" });
    await expect(bulk).toHaveTextContent('Dealers');
    await expect(bulk).toHaveTextContent("-F 'file=@FILE'");
    await expect(canvas.getAllByRole('link', { name: 'Vehicle' })[0]).toHaveAttribute('href', '#shape-Vehicle');
  },
};

export const NoDocument: Story = {
  args: { routes: routesWith(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The origin of this site has no document of its calls.')).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Las llamadas de este servicio');
  },
};
