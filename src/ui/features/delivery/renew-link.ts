import type { VinportContainer } from '#composition/create-container.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** The result of requesting a new link. It doesn't reveal whether the old link was valid. */
export interface RenewLinkAnswer {
  readonly error: CallError | null;
}

/** Requests a new private link. */
export async function renewLink(container: VinportContainer, key: string): Promise<RenewLinkAnswer> {
  const asked = await container.get('deliveries').renewLink(key);
  const { error } = asked.isErr() ? asked : { error: null };
  const isSilent = error === null || error.code === 'refused' || error.code === 'not-found';
  return { error: isSilent ? null : error };
}
