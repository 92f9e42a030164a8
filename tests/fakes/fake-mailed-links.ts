import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { FakePerson } from './fake-people.ts';

/** The purpose of an emailed link. */
export type FakeLinkPurpose = 'set-password' | 'confirm-email' | 'confirm-deletion' | 'cancel-deletion';

/** A link emailed to a person; `detail` is its effect. */
export interface FakeMailedLink {
  readonly purpose: FakeLinkPurpose;
  readonly person: FakePerson;
  /** The address that the link was emailed to. */
  readonly email: string;
  readonly detail?: string;
  /** The link's lifetime in milliseconds, if it differs from the default for its purpose. */
  readonly lastsMs?: number;
}

/** The links emailed by the fake origin. */
export interface FakeMailedLinks {
  issue(link: FakeMailedLink): void;
  /** Uses a link; a used, expired or invalid link is `not-found`. */
  use(token: string, purpose: FakeLinkPurpose): Result<FakeMailedLink, GatewayError>;
  withdraw(person: FakePerson, purpose: FakeLinkPurpose): void;
  /** Returns the secret of the newest link of this purpose for an address; `null` if there is none. */
  newest(email: string, purpose: FakeLinkPurpose): string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const LASTS_MS: Readonly<Record<FakeLinkPurpose, number>> = {
  'set-password': 30 * MINUTE_MS,
  'confirm-email': DAY_MS,
  'confirm-deletion': 7 * DAY_MS,
  'cancel-deletion': 14 * DAY_MS,
};

/** Creates an empty collection of emailed links. */
export function createFakeMailedLinks({
  clock,
  ids,
}: {
  readonly clock: Clock;
  readonly ids: IdSource;
}): FakeMailedLinks {
  const links = new Map<string, FakeMailedLink & { readonly until: number }>();
  return {
    issue: (link) => {
      links.set(ids.next(), { ...link, until: clock.now() + (link.lastsMs ?? LASTS_MS[link.purpose]) });
    },
    use: (token, purpose) => {
      const link = links.get(token);
      if (link === undefined || link.purpose !== purpose || link.until <= clock.now()) {
        return err({ code: 'not-found', message: 'This link was used already, or its time is over.' });
      }
      links.delete(token);
      return ok(link);
    },
    withdraw: (person, purpose) => {
      for (const [token, link] of links) if (link.person === person && link.purpose === purpose) links.delete(token);
    },
    newest: (email, purpose) =>
      [...links].findLast(([, link]) => link.email === email && link.purpose === purpose)?.[0] ?? null,
  };
}
