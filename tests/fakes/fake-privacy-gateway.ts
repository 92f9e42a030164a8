import { ok } from 'neverthrow';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';

/** Creates the privacy gateway of a fake origin. */
export function createFakePrivacyGateway({ origin: { people, privacy }, token }: FakeCaller): PrivacyGateway {
  const caller = () => people.byToken(token());
  return {
    logConsent: (record, options) => fakeCall(options, () => ok(privacy.log(record))),
    confirmDeletion: (linkToken, options) => fakeCall(options, () => privacy.confirm(linkToken)),
    cancelDeletionByLink: (linkToken, options) => fakeCall(options, () => privacy.cancelByLink(linkToken)),
    cancelDeletion: (options) => fakeCall(options, () => caller().map((person) => privacy.cancel(person))),
    deletionState: (options) => fakeCall(options, () => caller().map((person) => privacy.stateOf(person))),
    exportPersonalData: (options) => fakeCall(options, () => caller().map((person) => privacy.exportOf(person))),
  };
}
