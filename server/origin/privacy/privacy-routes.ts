import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readJson, readQuery } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { cancelDeletion, cancelDeletionByLink } from './cancel-deletion.ts';
import { confirmDeletion, deletionLinkInput } from './confirm-deletion.ts';
import { deletionState } from './deletion-state.ts';
import { exportPage } from './export-page.ts';
import { exportPersonalData, exportPersonalDataInput } from './export-personal-data.ts';
import { requestDeletion, requestDeletionInput } from './request-deletion.ts';

/** The calls by which people have their data handed out or erased. */
export function privacyRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return new Hono<SignedInEnv>()
    .post('/api/user/delete', async (c) =>
      answerWith(c, await readJson(c, requestDeletionInput), (input) =>
        requestDeletion(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c) }),
      ),
    )
    .get('/api/user/delete', onlySignedIn, async (c) => answer(c, await deletionState(c.get('signedIn'))))
    .post('/api/user/delete/confirm', async (c) =>
      answerWith(c, await readForm(c, deletionLinkInput), (input) =>
        confirmDeletion(ctx, input, { caller: callerOf(c), clues: siteCluesOf(c) }),
      ),
    )
    .post('/api/user/delete/cancel', onlySignedIn, async (c) => answer(c, await cancelDeletion(c.get('signedIn'))))
    .post('/api/user/delete/cancel-by-link', async (c) =>
      answerWith(c, await readForm(c, deletionLinkInput), (input) => cancelDeletionByLink(ctx, input, callerOf(c))),
    )
    .get('/api/user/export', onlySignedIn, async (c) => {
      const input = readQuery(c, exportPersonalDataInput);
      if (input.isErr()) return answer(c, input);
      const exported = await exportPersonalData(c.get('signedIn'));
      if (exported.isErr() || input.value.format === 'json') return answer(c, exported);
      const { language } = await siteAddress(ctx, siteCluesOf(c));
      return c.html(exportPage(exported.value.data, language));
    });
}
