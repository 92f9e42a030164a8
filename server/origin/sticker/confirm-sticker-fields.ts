import { err, ok, Result } from 'neverthrow';
import * as z from 'zod';
import type { TakenBy } from '#contract/define-call.ts';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import type { StickerMode } from '#core/sticker/sticker.ts';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { OriginError } from '../kernel/origin-context.ts';

const shortText = z.string().max(200);

/** The parsed fields. */
export type ConfirmStickerFields = TakenBy<typeof stickerCalls.confirm>;

const colorsSchema = z.object({ exterior: shortText.optional(), interior: shortText.optional() });
const packagesSchema = z
  .array(
    z.object({
      section_name: shortText,
      data: z.array(z.object({ code: shortText, name: shortText })).max(200),
    }),
  )
  .max(50);

/** Decodes the choices in the fields. */
export function choicesFrom(fields: ConfirmStickerFields, mode: StickerMode): Result<StickerChoices, OriginError> {
  const colors: Result<z.infer<typeof colorsSchema>, OriginError> = fields.colors === ' '
    ? ok({})
    : decoded('colors', fields.colors, colorsSchema);
  return Result.combine([
    colors,
    decoded('packages', fields.packages, packagesSchema),
    mode === 'manual' ? ok(fields.style) : decodedStyle(fields.style),
  ]).map(([{ exterior, interior }, packages, style]) => ({
    trim: fields.trim,
    style,
    exteriorColor: exterior ?? '',
    interiorColor: interior ?? '',
    packages: packages.map(({ section_name, data }) => ({ name: section_name, data })),
  }));
}

function decoded<Value>(field: string, base64: string, schema: z.ZodType<Value>): Result<Value, OriginError> {
  return parseJson(Buffer.from(base64, 'base64').toString('utf8'))
    .map((value) => schema.safeParse(value))
    .andThen((parsed) => (parsed.success ? ok(parsed.data) : err(null)))
    .mapErr(() => unreadable(field));
}

const parseJson = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => null,
);

function decodedStyle(style: string): Result<string, OriginError> {
  return Result.fromThrowable(decodeURIComponent, () => unreadable('style'))(style);
}

function unreadable(field: string): OriginError {
  return { code: 'invalid', message: `${field} could not be read.`, fields: { [field]: 'It could not be read.' } };
}
