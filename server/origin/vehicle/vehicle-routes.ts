import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../kernel/answer.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { classicMapping, classicMappingInput } from './classic-mapping.ts';
import { decode, decodeInput } from './decode.ts';
import { decodeClassic, decodeClassicInput } from './decode-classic.ts';
import { decodeData, decodeDataInput } from './decode-data.ts';
import { decodePlate, decodePlateInput } from './decode-plate.ts';
import { decodeTrim, decodeTrimInput } from './decode-trim.ts';
import { listMakes, listMakesInput } from './list-makes.ts';
import { listModels, listModelsInput } from './list-models.ts';
import { validateVin, validateVinInput } from './validate-vin.ts';

/** The calls about what vehicle a VIN, a plate or a name stands for. */
export function vehicleRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .get('/api/decode', (c) => answerWith(c, readQuery(c, decodeInput), (input) => decode(ctx, input)))
    .get('/landing/decode_data', (c) => answerWith(c, readQuery(c, decodeDataInput), (input) => decodeData(ctx, input)))
    .get('/api-cwa/classicmapping', (c) =>
      answerWith(c, readQuery(c, classicMappingInput), (input) => classicMapping(ctx, input)),
    )
    .get('/api/classic/decode', (c) =>
      answerWith(c, readQuery(c, decodeClassicInput), (input) => decodeClassic(ctx, input)),
    )
    .get('/api-cwa/license_plate_decode', (c) =>
      answerWith(c, readQuery(c, decodePlateInput), (input) => decodePlate(ctx, input, callerOf(c))),
    )
    .get('/api-cwa/get-makes', (c) => answerWith(c, readQuery(c, listMakesInput), (input) => listMakes(ctx, input)))
    .get('/api-cwa/get-models', (c) => answerWith(c, readQuery(c, listModelsInput), (input) => listModels(ctx, input)))
    .post('/api-cwa/vin-validate', async (c) =>
      answerWith(c, await readForm(c, validateVinInput), (input) => validateVin(ctx, input)),
    )
    .post('/api-cwa/decode-trim', signedIn(ctx), async (c) =>
      answerWith(c, await readForm(c, decodeTrimInput), (input) => decodeTrim(c.get('signedIn'), input)),
    );
}
