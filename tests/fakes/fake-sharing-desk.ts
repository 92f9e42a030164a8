import { err, ok, type Result } from 'neverthrow';
import type { DocumentReference, SharedDocument, SharedLink, VerifiedDocument } from '#core/sharing/shared-document.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import { fakePdf } from './fake-pdf.ts';
import type { FakePerson } from './fake-people.ts';
import type { FakeReportDesk } from './fake-report-desk.ts';
import type { FakeStickerDesk } from './fake-sticker-desk.ts';

/** Shares documents and verifies printed documents. */
export interface FakeSharingDesk {
  share(person: FakePerson, id: string): Result<SharedLink, GatewayError>;
  /** Revokes the links and returns their number. */
  unshare(person: FakePerson, id: string): number;
  read(key: string): Result<SharedDocument, GatewayError>;
  /** Returns the dealer's logo on a document; `person` must be the owner if the document is referenced by ID. */
  logo(document: DocumentReference, person: FakePerson | null): Result<ImageFile, GatewayError>;
  /** Returns the checksum on the printed document. */
  checksumOf(id: string): string;
  verify(checksum: string): Result<VerifiedDocument, GatewayError>;
  verifyFile(file: Uint8Array): Result<VerifiedDocument, GatewayError>;
}

/** The dependencies of {@link createFakeSharingDesk}. */
export interface FakeSharingDeskDependencies {
  readonly ids: IdSource;
  readonly reports: FakeReportDesk;
  readonly stickers: FakeStickerDesk;
}

const VIN_SHOWN = 6;
const CHECKSUM_LENGTH = 64;

/** Creates a sharing desk without shared documents. */
export function createFakeSharingDesk({ ids, reports, stickers }: FakeSharingDeskDependencies): FakeSharingDesk {
  const links = new Map<string, { readonly owner: FakePerson; readonly id: string }>();

  const all = (): SharedDocument[] => [
    ...reports.all().map((report) => ({ kind: 'report' as const, report })),
    ...stickers.all().map((sticker) => ({ kind: 'sticker' as const, sticker })),
  ];

  function own(person: FakePerson, id: string): Result<SharedDocument, GatewayError> {
    const sticker = stickers.read(person, id).map((found): SharedDocument => ({ kind: 'sticker', sticker: found }));
    return sticker.orElse(() =>
      reports.read(person, { id }).map(({ disputes, ...report }): SharedDocument => ({ kind: 'report', report })),
    );
  }

  function proven(
    isIt: (id: string) => boolean,
    compared: VerifiedDocument['compared'],
  ): Result<VerifiedDocument, GatewayError> {
    const document = all().find((one) => isIt(idOf(one)));
    return document
      ? ok(verified(document, compared))
      : err({ code: 'not-found', message: 'This is no document of ours.' });
  }

  function read(key: string): Result<SharedDocument, GatewayError> {
    const link = links.get(key);
    return link
      ? own(link.owner, link.id)
      : err({ code: 'not-found', message: 'This link does not lead to a document, or no longer.' });
  }

  function found(document: DocumentReference, person: FakePerson | null): Result<SharedDocument, GatewayError> {
    const missing = { code: 'not-found', message: 'There is no such document.' } as const;
    if (document.by === 'key') return read(document.key);
    if (document.by === 'id') return person ? own(person, document.id) : err(missing);
    const sealed = all().find((one) => fakeChecksum(idOf(one)) === document.checksum);
    return sealed ? ok(sealed) : err(missing);
  }

  return {
    share: (person, id) =>
      own(person, id).map(() => {
        const key = ids.next();
        links.set(key, { owner: person, id });
        return { key, address: `https://test.vinport.example/shared/${key}` };
      }),
    unshare: (person, id) => {
      const revoked = [...links].filter(([, link]) => link.owner === person && link.id === id);
      for (const [key] of revoked) links.delete(key);
      return revoked.length;
    },
    read,
    logo: (document, person) =>
      found(document, person).andThen((one): Result<ImageFile, GatewayError> => {
        const logo = one.kind === 'report' ? reports.logoOf(idOf(one)) : stickers.logoOf(idOf(one));
        return logo ? ok(logo) : err({ code: 'not-found', message: 'This document bears no logo.' });
      }),
    checksumOf: fakeChecksum,
    verify: (checksum) => proven((id) => fakeChecksum(id) === checksum, 'checksum'),
    verifyFile: (file) => {
      const text = new TextDecoder().decode(file);
      return proven((id) => new TextDecoder().decode(fakePdf({ id })) === text, 'file');
    },
  };
}

function idOf(document: SharedDocument): string {
  return document.kind === 'report' ? document.report.id : document.sticker.id;
}

function verified(document: SharedDocument, compared: VerifiedDocument['compared']): VerifiedDocument {
  const { vehicle, createdAt, preparedBy, demonstration } =
    document.kind === 'report'
      ? { ...document.report, demonstration: document.report.snapshot?.demonstration ?? false }
      : { ...document.sticker, ...document.sticker.content };
  return {
    kind: document.kind,
    maskedVin: vehicle.vin.slice(-VIN_SHOWN).padStart(vehicle.vin.length, '*'),
    vehicle: fullName(vehicle),
    createdAt,
    ...(preparedBy !== undefined && { preparedBy }),
    demonstration,
    unaltered: true,
    compared,
  };
}

/**
 * Not a real hash, which browsers cannot compute synchronously, but of the same length and different for each document.
 */
function fakeChecksum(id: string): string {
  return [...id]
    .map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padStart(CHECKSUM_LENGTH, '0')
    .slice(-CHECKSUM_LENGTH);
}
