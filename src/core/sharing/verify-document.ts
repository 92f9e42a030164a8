import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { VerifiedDocument } from './verified-document.ts';

/** Tells what document a checksum belongs to, printed or of a whole file; one that is none of ours is `not-found`. */
export type VerifyDocument = (
  checksum: string,
  options?: CallOptions,
) => ResultAsync<VerifiedDocument, { readonly code: 'checksum-invalid' } | GatewayError>;

/** SHA-256, as 64 hexadecimal digits. */
const CHECKSUM = /^[0-9a-f]{64}$/;

/**
 * Makes the use case that verifies a print by its checksum. Case and blanks do not matter: it may be typed from paper.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { verify: () => errAsync({ code: 'not-found', message: null } as const) };
 * const verified = await createVerifyDocument({ sharing })('0'.repeat(64));
 */
export function createVerifyDocument({
  sharing,
}: {
  readonly sharing: Pick<SharingGateway, 'verify'>;
}): VerifyDocument {
  return (typed, options) => {
    const checksum = typed.replaceAll(/\s/g, '').toLowerCase();
    return CHECKSUM.test(checksum) ? sharing.verify(checksum, options) : errAsync({ code: 'checksum-invalid' });
  };
}
