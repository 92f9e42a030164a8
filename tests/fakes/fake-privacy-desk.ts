import type { Result } from 'neverthrow';
import type { DeletionRequest } from '#core/account/deletion-request.ts';
import type { ConsentRecord } from '#core/privacy/consent-record.ts';
import type { ConfirmedDeletion, DeletionState } from '#core/privacy/deletion-state.ts';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakeMailedLinks } from './fake-mailed-links.ts';
import type { FakePeople, FakePerson } from './fake-people.ts';

/** Stores consent records, and handles data exports and account deletions. */
export interface FakePrivacyDesk {
  /** In chronological order. */
  readonly consents: readonly ConsentRecord[];
  /** The requests to delete an account, in chronological order. */
  readonly deletions: readonly DeletionRequest[];
  log(record: ConsentRecord): void;
  request(request: DeletionRequest): void;
  confirm(token: string): Result<ConfirmedDeletion, GatewayError>;
  cancelByLink(token: string): Result<void, GatewayError>;
  cancel(person: FakePerson): void;
  stateOf(person: FakePerson): DeletionState;
  exportOf(person: FakePerson): PersonalDataExport;
}

/** The dependencies of {@link createFakePrivacyDesk}. */
export interface FakePrivacyDeskDependencies {
  readonly clock: Clock;
  readonly people: FakePeople;
  readonly links: FakeMailedLinks;
}

const COOLING_OFF_MS = 14 * 24 * 60 * 60 * 1_000;

/** Creates a privacy desk without any requests. */
export function createFakePrivacyDesk({ clock, people, links }: FakePrivacyDeskDependencies): FakePrivacyDesk {
  const consents: ConsentRecord[] = [];
  const deletions: DeletionRequest[] = [];
  const coolingOff = new Map<FakePerson, ConfirmedDeletion>();
  const asked = new Set<FakePerson>();

  function cancel(person: FakePerson): void {
    for (const purpose of ['confirm-deletion', 'cancel-deletion'] as const) links.withdraw(person, purpose);
    coolingOff.delete(person);
    asked.delete(person);
  }

  return {
    consents,
    deletions,
    log: (record) => {
      consents.push(record);
    },
    request: (request) => {
      deletions.push(request);
      const person = people.byEmail(request.email);
      if (person === null) return;
      asked.add(person);
      links.issue({ purpose: 'confirm-deletion', person, email: person.user.email });
    },
    confirm: (token) =>
      links.use(token, 'confirm-deletion').map(({ person }) => {
        links.withdraw(person, 'confirm-deletion');
        const confirmed = coolingOff.get(person) ?? { eraseAt: clock.now() + COOLING_OFF_MS };
        coolingOff.set(person, confirmed);
        links.issue({ purpose: 'cancel-deletion', person, email: person.user.email });
        return confirmed;
      }),
    cancelByLink: (token) => links.use(token, 'cancel-deletion').map(({ person }) => cancel(person)),
    cancel,
    stateOf: (person) => {
      const confirmed = coolingOff.get(person);
      if (confirmed) return { state: 'cooling-off', ...confirmed };
      return { state: asked.has(person) ? 'waiting-for-confirmation' : 'none' };
    },
    exportOf: (person) => {
      const { id, email, first, last } = person.user;
      return {
        exportedAt: clock.now(),
        sections: {
          account: [{ id, email, first, last }],
          credits: person.ledger().map(({ at, ...move }) => ({ ...move, created_at: at })),
        },
      };
    },
  };
}
