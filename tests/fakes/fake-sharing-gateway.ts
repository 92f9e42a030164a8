import type { SharingGateway } from '#ports/sharing-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { fakePdf } from './fake-pdf.ts';

/** Creates the sharing gateway of a fake origin. */
export function createFakeSharingGateway({ origin: { people, sharing }, token }: FakeCaller): SharingGateway {
  const caller = () => people.byToken(token());
  return {
    readShared: (key, options) => fakeCall(options, () => sharing.read(key)),
    readSharedPdf: (key, options) =>
      fakeCall(options, () =>
        sharing.read(key).map((shared) => fakePdf(shared.kind === 'report' ? shared.report : shared.sticker)),
      ),
    readLogo: (document, options) =>
      fakeCall(options, () =>
        document.by === 'id'
          ? caller().andThen((person) => sharing.logo(document, person))
          : sharing.logo(document, null),
      ),
    verify: (checksum, options) => fakeCall(options, () => sharing.verify(checksum)),
    verifyFile: (file, options) => fakeCall(options, () => sharing.verifyFile(file)),
    share: (id, options) => fakeCall(options, () => caller().andThen((person) => sharing.share(person, id))),
    unshare: (id, options) => fakeCall(options, () => caller().map((person) => sharing.unshare(person, id))),
  };
}
