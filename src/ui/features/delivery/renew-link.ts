import type { VinportContainer } from '#composition/create-container.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** What came of asking for a new link. Whether the old one was ours is not answered. */
export interface RenewLinkAnswer {
  readonly error: CallError | null;
}

/** Asks for a new private link. */
export async function renewLink(container: VinportContainer, key: string): Promise<RenewLinkAnswer> {
  const asked = await container.get('deliveries').renewLink(key);
  const { error } = asked.isErr() ? asked : { error: null };
  const isSilent = error === null || error.code === 'refused' || error.code === 'not-found';
  return { error: isSilent ? null : error };
}
