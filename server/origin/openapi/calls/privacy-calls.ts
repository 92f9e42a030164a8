import { privacyCalls as calls } from '#contract/privacy.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, ownValues } from '../example-values.ts';

/** The calls to export or delete personal data. */
export const privacyCalls = [
  documented(calls.requestDeletion, {
    id: 'requestDeletion',
    summary: 'Request the deletion of an account',
    about: 'An email asks for confirmation. The response is the same whether or not the account exists.',
    example: { email: EXAMPLE_EMAIL, message: 'Please delete it all.' },
    headers: ['uri'],
    limits: ['deletionByCaller', 'deletionByAccount'],
  }),
  documented(calls.confirmDeletion, {
    id: 'confirmDeletion',
    summary: 'Confirm a deletion with an emailed link',
    about: 'The account is erased after fourteen days; until then, the deletion can be canceled.',
    example: { token: ownValues.deletionLink },
    fails: [404],
    limits: ['linkByCaller'],
  }),
  documented(calls.cancelDeletionByLink, {
    id: 'cancelDeletionByLink',
    summary: 'Cancel a deletion with an emailed link',
    example: { token: ownValues.cancellationLink },
    fails: [404],
    limits: ['linkByCaller'],
  }),
  documented(calls.deletionState, {
    id: 'deletionState',
    summary: "Get the state of the account's deletion",
  }),
  documented(calls.cancelDeletion, {
    id: 'cancelDeletion',
    summary: "Cancel the deletion of the user's account",
  }),
  {
    ...documented(calls.exportPersonalData, {
      id: 'exportPersonalData',
      summary: "Export the user's personal data",
      example: { format: 'json' },
      headers: ['uri'],
      limits: ['exportByAccount'],
    }),
    answer: { json: calls.exportPersonalData.output, files: ['text/html'] },
  },
] as const satisfies readonly DocumentedCall[];
