import type { Credits } from '../billing/credits.ts';
import type { Subscriptions } from '../billing/subscriptions.ts';
import type { UserProfile } from './user-profile.ts';

/** The data that the origin returns for a signed-in person. */
export interface Account {
  /** The token that authenticates later calls of this person. */
  readonly token: string;
  readonly user: UserProfile;
  readonly credits: Credits;
  readonly subscriptions: Subscriptions;
}
