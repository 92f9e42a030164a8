import { privacyCalls as calls } from '#contract/privacy.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, ownValues } from '../example-values.ts';

/** The calls by which people have their data handed out or erased. */
export const privacyCalls = [
  documented(calls.requestDeletion, {
    id: 'requestDeletion',
    summary: 'Ask for an account to be erased',
    about: 'A letter asks for confirmation. The answer is the same whether the account exists or not.',
    example: { email: EXAMPLE_EMAIL, message: 'Please delete it all.' },
    headers: ['uri'],
    limits: ['deletionByCaller', 'deletionByAccount'],
  }),
  documented(calls.confirmDeletion, {
    id: 'confirmDeletion',
    summary: 'Confirm a deletion by the link of a letter',
    about: 'The account is erased after fourteen days, and until then the deletion can be called off.',
    example: { token: ownValues.deletionLink },
    fails: [404],
    limits: ['linkByCaller'],
  }),
  documented(calls.cancelDeletionByLink, {
    id: 'cancelDeletionByLink',
    summary: 'Call a deletion off by the link of a letter',
    example: { token: ownValues.cancellationLink },
    fails: [404],
    limits: ['linkByCaller'],
  }),
  documented(calls.deletionState, {
    id: 'deletionState',
    summary: "Tell how the deletion of the person's account stands",
  }),
  documented(calls.cancelDeletion, {
    id: 'cancelDeletion',
    summary: "Call the deletion of the person's account off",
  }),
  {
    ...documented(calls.exportPersonalData, {
      id: 'exportPersonalData',
      summary: 'Hand out all that is kept of the person',
      example: { format: 'json' },
      headers: ['uri'],
      limits: ['exportByAccount'],
    }),
    answer: { json: calls.exportPersonalData.output, files: ['text/html'] },
  },
] as const satisfies readonly DocumentedCall[];
