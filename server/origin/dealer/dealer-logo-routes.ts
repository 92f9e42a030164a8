import { type Context, Hono } from 'hono';
import type { Result } from 'neverthrow';
import { onlyDealers } from '../account/only-dealers.ts';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { readJson } from '../kernel/read-input.ts';
import { keepDealerLogo, keepDealerLogoInput } from './keep-dealer-logo.ts';
import { type LogoFile, readDealerLogo } from './read-dealer-logo.ts';
import { removeDealerLogo } from './remove-dealer-logo.ts';

/** The calls by which dealers choose the logo that their documents bear. */
export function dealerLogoRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return new Hono<SignedInEnv>()
    .get('/api-cwa/dealer_logo', onlySignedIn, onlyDealers(), async (c) =>
      answerWithLogo(c, await readDealerLogo(c.get('signedIn'))),
    )
    .post('/api-cwa/dealer_logo', onlySignedIn, onlyDealers(), async (c) =>
      answerWith(c, await readJson(c, keepDealerLogoInput), (input) => keepDealerLogo(c.get('signedIn'), input)),
    )
    .post('/api-cwa/remove_dealer_logo', onlySignedIn, onlyDealers(), async (c) =>
      answer(c, await removeDealerLogo(c.get('signedIn'))),
    );
}

/** Hands a logo over as what it is, and as nothing else. */
export function answerWithLogo(c: Context, logo: Result<LogoFile, OriginError>): Response {
  if (logo.isErr()) return answer(c, logo);
  return c.body(Buffer.from(logo.value.base64, 'base64'), 200, {
    'content-type': logo.value.media_type,
    'x-content-type-options': 'nosniff',
  });
}
