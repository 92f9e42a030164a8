import type { Credits } from '../billing/credits.ts';
import type { Subscriptions } from '../billing/subscriptions.ts';
import type { UserProfile } from './user-profile.ts';

/** Everything the origin tells of a person who has signed in. */
export interface Account {
  /** The secret that proves later calls are this person's. */
  readonly token: string;
  readonly user: UserProfile;
  readonly credits: Credits;
  readonly subscriptions: Subscriptions;
}
