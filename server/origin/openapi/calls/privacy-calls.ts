import * as z from 'zod';
import { deletionLinkInput } from '#origin/privacy/confirm-deletion.ts';
import { exportPersonalDataInput } from '#origin/privacy/export-personal-data.ts';
import { requestDeletionInput } from '#origin/privacy/request-deletion.ts';
import { done, moment, success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, ownValues } from '../example-values.ts';

/** The calls by which people have their data handed out or erased. */
export const privacyCalls = [
  {
    id: 'requestDeletion',
    call: 'POST /api/user/delete',
    summary: 'Ask for an account to be erased',
    about: 'A letter asks for confirmation. The answer is the same whether the account exists or not.',
    by: 'anyone',
    takes: {
      as: ['json'],
      schema: requestDeletionInput,
      example: { email: EXAMPLE_EMAIL, message: 'Please delete it all.' },
    },
    headers: ['uri'],
    answer: { json: done },
    limits: ['deletionByCaller', 'deletionByAccount'],
  },
  {
    id: 'confirmDeletion',
    call: 'POST /api/user/delete/confirm',
    summary: 'Confirm a deletion by the link of a letter',
    about: 'The account is erased after fourteen days, and until then the deletion can be called off.',
    by: 'anyone',
    takes: { as: ['form'], schema: deletionLinkInput, example: { token: ownValues.deletionLink } },
    headers: ['uri'],
    answer: { json: success(z.object({ erase_at: moment })) },
    fails: [404],
    limits: ['linkByCaller'],
  },
  {
    id: 'cancelDeletionByLink',
    call: 'POST /api/user/delete/cancel-by-link',
    summary: 'Call a deletion off by the link of a letter',
    by: 'anyone',
    takes: { as: ['form'], schema: deletionLinkInput, example: { token: ownValues.cancellationLink } },
    answer: { json: done },
    fails: [404],
    limits: ['linkByCaller'],
  },
  {
    id: 'deletionState',
    call: 'GET /api/user/delete',
    summary: "Tell how the deletion of the person's account stands",
    by: 'signed-in',
    answer: {
      json: success(
        z.object({ state: z.enum(['none', 'waiting-for-confirmation', 'cooling-off']), erase_at: moment.nullable() }),
      ),
    },
  },
  {
    id: 'cancelDeletion',
    call: 'POST /api/user/delete/cancel',
    summary: "Call the deletion of the person's account off",
    by: 'signed-in',
    answer: { json: done },
  },
  {
    id: 'exportPersonalData',
    call: 'GET /api/user/export',
    summary: 'Hand out all that is kept of the person',
    by: 'signed-in',
    takes: { as: ['query'], schema: exportPersonalDataInput, example: { format: 'json' } },
    headers: ['uri'],
    answer: {
      json: z.object({
        status: z.literal('success'),
        exported_at: moment,
        data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      }),
      files: ['text/html'],
    },
    limits: ['exportByAccount'],
  },
] as const satisfies readonly DocumentedCall[];
