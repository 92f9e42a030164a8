import { errAsync } from 'neverthrow';
import type { WithError } from '#ports/call-options.ts';
import type { SharingCalls, SharingGateway } from '#ports/sharing-gateway.ts';

/**
 * Returns the document that a checksum belongs to, either printed or of a whole file; an unknown checksum is
 * `not-found`.
 */
export type VerifyDocument = WithError<SharingGateway['verify'], { readonly code: 'checksum-invalid' }>;

/** SHA-256, as 64 hexadecimal digits. */
const CHECKSUM = /^[0-9a-f]{64}$/;

/**
 * Creates the use case that verifies a printed document by its checksum. Case and spaces are ignored, because it may be
 * typed from paper.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { verify: () => errAsync({ code: 'not-found', message: null } as const) };
 * const verified = await createVerifyDocument({ sharing })('0'.repeat(64));
 */
export function createVerifyDocument({ sharing }: SharingCalls<'verify'>): VerifyDocument {
  return (typed, options) => {
    const checksum = typed.replaceAll(/\s/g, '').toLowerCase();
    return CHECKSUM.test(checksum) ? sharing.verify(checksum, options) : errAsync({ code: 'checksum-invalid' });
  };
}
