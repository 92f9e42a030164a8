import * as z from 'zod/mini';
import type { ConfirmedDeletion, DeletionState } from '#core/privacy/deletion-state.ts';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import { defineCall, form, json, nothing, query } from './define-call.ts';
import { email, linkToken, message, moment } from './fields.ts';
import { acknowledged, success } from './success.ts';
import { logEntry } from './support/log.ts';

const byLink = form({ token: linkToken });

const confirmed = success(z.object({ erase_at: moment }));

const noMoment = z.pipe(
  z.transform(() => null),
  z.null(),
);

const state = success(
  z.union([
    z.object({ state: z.literal('cooling-off'), erase_at: moment }),
    z.object({ state: z.enum(['none', 'waiting-for-confirmation']), erase_at: noMoment }),
  ]),
);

const exported = z.object({
  status: z.literal('success'),
  exported_at: moment,
  /** The content of the sections is defined by the origin. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** The calls to export or erase personal data: endpoint map (consent-log), ACC-11, and the product's own. */
export const privacyCalls = {
  logConsent: defineCall({
    method: 'POST',
    path: '/api-cwa/consent-log',
    by: 'anyone',
    identifiesSite: true,
    input: { as: 'json', schema: logEntry },
    ...acknowledged,
  }),
  requestDeletion: defineCall({
    method: 'POST',
    path: '/api/user/delete',
    by: 'anyone',
    identifiesSite: true,
    onlyOnce: true,
    input: json({ email, message: message('Please enter a message.') }),
    ...acknowledged,
    takesText: true,
  }),
  confirmDeletion: defineCall({
    method: 'POST',
    path: '/api/user/delete/confirm',
    by: 'anyone',
    identifiesSite: true,
    input: byLink,
    output: confirmed,
    read: ({ data }): ConfirmedDeletion => ({ eraseAt: data.erase_at }),
  }),
  cancelDeletionByLink: defineCall({
    method: 'POST',
    path: '/api/user/delete/cancel-by-link',
    by: 'anyone',
    input: byLink,
    ...acknowledged,
  }),
  cancelDeletion: defineCall({
    method: 'POST',
    path: '/api/user/delete/cancel',
    by: 'signed-in',
    input: nothing,
    ...acknowledged,
  }),
  deletionState: defineCall({
    method: 'GET',
    path: '/api/user/delete',
    by: 'signed-in',
    input: nothing,
    output: state,
    read: ({ data }): DeletionState =>
      data.state === 'cooling-off' ? { state: data.state, eraseAt: data.erase_at } : { state: data.state },
  }),
  exportPersonalData: defineCall({
    method: 'GET',
    path: '/api/user/export',
    by: 'signed-in',
    input: query({ format: z._default(z.enum(['json', 'html']), 'json') }),
    output: exported,
    read: ({ exported_at, data }): PersonalDataExport => ({ exportedAt: exported_at, sections: data }),
  }),
};
