import type { VinportContainer } from '#composition/create-container.ts';

/** What a VIN is wanted for, as the server judges it. */
type VinPurpose = 'report' | 'sticker';

/**
 * Lets the server judge a VIN whose length no rule of ours knows (VEH-08). Returns the server's message where it refuses
 * the VIN, and `null` where it accepts it or gives no verdict.
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
