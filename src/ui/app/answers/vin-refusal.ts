import type { VinportContainer } from '#composition/create-container.ts';

/** The purpose for which the server validates a VIN. */
type VinPurpose = 'report' | 'sticker';

/**
 * Asks the server to validate a VIN whose length our rules don't cover (VEH-08). Returns the server's message if it
 * rejects the VIN, or `null` if it accepts the VIN or gives no verdict.
 */
export async function vinRefusal(
  container: VinportContainer,
  vin: string,
  { type = 'report', signal }: { readonly type?: VinPurpose; readonly signal: AbortSignal },
): Promise<string | null> {
  const verdict = await container.get('validateVin')({ vin, type }, { signal });
  return verdict.match(
    ({ isValid, message }) => (isValid ? null : message),
    (error) => (error.code === 'refused' ? error.message : null),
  );
}
