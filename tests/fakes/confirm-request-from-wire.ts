import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { StickerMode } from '#core/sticker/sticker.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ConfirmStickerRequest } from '#ports/sticker-gateway.ts';
import type { WireFields } from './fake-wire.ts';

const fieldsSchema = z.object({
  // These fields are validated strictly by the specification, so that deviating clients are rejected.
  vin: z.string().regex(/^[A-Z0-9-]*$/),
  year: z.string().regex(/^(\d{4})?$/),
  make: z.string().regex(/^[^a-z]*$/),
  model: z.string().regex(/^[^a-z]*$/),
  style: z.string(),
  trim: z.string(),
  colors: z.union([
    z.literal(' ').transform((): { exterior?: string | undefined; interior?: string | undefined } => ({})),
    base64Json(
      z
        .strictObject({ exterior: z.string().regex(/\S/).optional(), interior: z.string().regex(/\S/).optional() })
        .refine((colors) => Object.keys(colors).length > 0),
    ),
  ]),
  packages: base64Json(
    z.array(z.object({ section_name: z.string(), data: z.array(z.object({ code: z.string(), name: z.string() })) })),
  ),
  regenerate: z.enum(['0', '1']),
  buildsheet_color: z.enum(['yes', 'no']),
});

/**
 * Reads a confirmation from the wire format. The mode is not transmitted: without a VIN it is ymmt, with a classic VIN
 * (fewer than 17 characters) manual.
 *
 * Source: specification, section 7 (STK-12, STK-14, STK-15).
 */
export function confirmRequestFromWire(
  wire: WireFields,
  restricted: boolean,
): Result<ConfirmStickerRequest, GatewayError> {
  const parsed = fieldsSchema.safeParse(wire);
  if (!parsed.success) return err({ code: 'refused', message: z.prettifyError(parsed.error), fields: {} });
  const { colors, packages, style, ...fields } = parsed.data;
  const mode = modeOf(fields.vin);
  return ok({
    vin: fields.vin,
    year: fields.year === '' ? null : Number(fields.year),
    make: fields.make,
    model: fields.model,
    mode,
    choices: {
      trim: fields.trim,
      style: mode === 'manual' ? style : decodeURIComponent(style),
      exteriorColor: colors.exterior ?? '',
      interiorColor: colors.interior ?? '',
      packages: packages.map(({ section_name, data }) => ({ name: section_name, data })),
    },
    regenerate: fields.regenerate === '1',
    buildsheetColor: fields.buildsheet_color === 'yes',
    restricted,
  });
}

function modeOf(vin: string): StickerMode {
  if (vin === '') return 'ymmt';
  return vin.length < 17 ? 'manual' : 'auto';
}

function base64Json<Value>(schema: z.ZodType<Value>) {
  return z
    .base64()
    .transform((text, context): unknown => {
      try {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        return JSON.parse(new TextDecoder().decode(bytes));
      } catch {
        context.addIssue('It is not JSON.');
        return z.NEVER;
      }
    })
    .pipe(schema);
}
