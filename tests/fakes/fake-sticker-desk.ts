import { err, ok, type Result } from 'neverthrow';
import { payingCredit } from '#core/billing/credit-ledger.ts';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { STICKERS_ON_A_PAGE, type StickerListing, type StickerPage } from '#core/sticker/sticker-page.ts';
import { isEmptySticker } from '#core/sticker/sticker-substance.ts';
import { readVin, type Vin } from '#core/vehicle/vin.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import type { ConfirmStickerRequest, StickerGeneration } from '#ports/sticker-gateway.ts';
import { draftByName, draftFrom, type FakeCatalogue } from './fake-catalogue.ts';
import type { FakeFailures } from './fake-failures.ts';
import { fakeLetterhead } from './fake-letterhead.ts';
import { createFakeOnceOnly } from './fake-once-only.ts';
import type { FakePerson } from './fake-people.ts';
import { pageOf } from './page-of.ts';

/** Generates and stores stickers. */
export interface FakeStickerDesk {
  generate(person: FakePerson, vin: string, kind: Vin['kind'], regenerate?: boolean): StickerGeneration;
  /** Creates a sticker; a repeated call with the same key gets the first one and is not charged. */
  confirm(person: FakePerson, request: ConfirmStickerRequest, key?: string | null): Result<Sticker, GatewayError>;
  read(person: FakePerson, id: string): Result<Sticker, GatewayError>;
  list(person: FakePerson, listing: StickerListing): StickerPage;
  /** Returns the dealer's logo on a sticker. */
  logoOf(id: string): ImageFile | null;
  /** Returns all stickers of all people. */
  all(): readonly Sticker[];
  /** Returns the sticker of the first vehicle in the catalog. */
  sample(): Result<Sticker, GatewayError>;
}

/** The dependencies of {@link createFakeStickerDesk}. */
export interface FakeStickerDeskDependencies {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly catalogue: FakeCatalogue;
  readonly failures: FakeFailures;
}

const NO_DATA: GatewayError = { code: 'refused', message: 'no data', fields: {} };

/** Creates a sticker desk without stickers. */
export function createFakeStickerDesk({ clock, ids, ...known }: FakeStickerDeskDependencies): FakeStickerDesk {
  const stored: { readonly owner: FakePerson; readonly sticker: Sticker; readonly logo: ImageFile | null }[] = [];
  const onceOnly = createFakeOnceOnly<Sticker>();

  function make(person: FakePerson, request: ConfirmStickerRequest): Result<Sticker, GatewayError> {
    const draft = draftForConfirming(known.catalogue, request);
    if (draft === null) return err(NO_DATA);
    const { choices, restricted, buildsheetColor } = request;
    const printed = restricted && !buildsheetColor ? { ...choices, exteriorColor: '', interiorColor: '' } : choices;
    const content = composeSticker(draft, printed);
    if (isEmptySticker(content)) return err(NO_DATA);
    const kind = payingCredit(person.credits(), 'sticker');
    const id = ids.next();
    if (kind === null || !person.move({ kind, delta: -1, reason: 'document', reference: id })) {
      return err({ code: 'no-credit' });
    }
    const { logo, said } = fakeLetterhead(person);
    const sticker = { id, createdAt: clock.now(), ...said, content };
    stored.push({ owner: person, sticker, logo });
    return ok(sticker);
  }

  return {
    generate: (person, text, kind, regenerate = false) => {
      const vin = readVin(text);
      if (vin.isErr() || vin.value.kind !== kind) return { status: 'error', message: 'Wrong VIN' };
      const { value } = vin.value;
      const newest = stored.findLast(({ owner, sticker }) => owner === person && sticker.content.vehicle.vin === value);
      if (newest !== undefined && !regenerate) return { status: 'success', sticker: newest.sticker };
      const draft = draftFrom(known.catalogue, vin.value);
      if (draft !== null) {
        return { status: 'no_prev_data', draft: { ...draft, ...(newest && { previous: newest.sticker }) } };
      }
      // A mistyped VIN is the person's error and is not compensated.
      if (vin.value.kind === 'classic' || vin.value.warnings.length === 0) {
        known.failures.record(person, value, 'sticker');
      }
      return { status: 'error', message: 'no data' };
    },
    confirm: (person, request, key = null) => onceOnly({ person, key, request }, () => make(person, request)),
    read: (person, id) => {
      const found = stored.find(({ owner, sticker }) => owner === person && sticker.id === id);
      return found ? ok(found.sticker) : err({ code: 'not-found', message: 'There is no such sticker.' });
    },
    list: (person, { vin, page }) => {
      const stickers = stored
        .filter(({ owner, sticker }) => owner === person && sticker.content.vehicle.vin.includes(vin.toUpperCase()))
        .map(({ sticker }) => sticker)
        .toReversed();
      return { stickers: pageOf(stickers, page, STICKERS_ON_A_PAGE), page, total: stickers.length };
    },
    logoOf: (id) => stored.find(({ sticker }) => sticker.id === id)?.logo ?? null,
    all: () => stored.map(({ sticker }) => sticker),
    sample: () => {
      const value = known.catalogue.vehicles[0]?.vin ?? '';
      const draft = draftFrom(known.catalogue, { kind: 'standard', value, warnings: [] });
      if (draft === null) return err({ code: 'not-found', message: 'There is no sample.' });
      const content = composeSticker(draft, preselectedChoices(draft));
      return ok({ id: 'sample-sticker', createdAt: clock.now(), content });
    },
  };
}

/** Without a VIN, the name identifies the vehicle; on the wire, dashes replace the spaces of a classic VIN. */
function draftForConfirming(
  catalogue: FakeCatalogue,
  { vin: text, ...name }: ConfirmStickerRequest,
): StickerDraft | null {
  if (text === '') return draftByName(catalogue, name);
  const vin = readVin(text);
  if (vin.isErr()) return null;
  const draft = draftFrom(catalogue, vin.value);
  if (draft !== null || vin.value.kind === 'standard') return draft;
  return draftFrom(catalogue, { kind: 'classic', value: vin.value.value.replaceAll('-', ' ') });
}
