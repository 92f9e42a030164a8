import { describe, expect, it } from 'vitest';
import { everyGatewayCall } from '../setup/gateway-calls/every-gateway-call.ts';
import { openWire } from '../setup/open-wire.ts';
import { goodAnswer } from './faults.ts';

/** The calls available without an account; all others require a signed-in person. */
const OPEN_TO_ALL = new Set(
  `account.logIn account.logInSecurely account.register account.resetPassword account.requestDeletion
  site.settings site.config content.sites content.pages content.sites(direct) content.pages(direct)
  content.sites(indirect) content.pages(indirect) plan.vhrPlans plan.stickerPlans purchase.updatePayment vehicle.decode
  vehicle.classicMapping vehicle.decodeClassic vehicle.decodePlate vehicle.validate recall.years recall.makes
  recall.models recall.byVin recall.byVehicle report.preview report.readSample report.readSamplePdf
  account.confirmPasswordReset account.confirmEmail purchase.continuePayment sticker.years sticker.makes
  sticker.models sticker.trims sticker.readSample sticker.readSamplePdf support.sendContactMail privacy.logConsent
  privacy.confirmDeletion privacy.cancelDeletionByLink sharing.readShared sharing.readSharedPdf sharing.readLogo(key)
  sharing.readLogo(checksum) sharing.verify sharing.verifyFile delivery.read(link)
  delivery.read(order) delivery.readPdf(link) delivery.readPdf(order) delivery.readLogo(link) delivery.readLogo(order)
  delivery.renewLink delivery.chooseCompensation billing.withdraw`.split(/\s+/),
);

/** The calls available to anyone whose response depends on the signed-in person. */
const OPTIONAL = new Set([
  'purchase.placeOrder',
  'purchase.buy(vhr)',
  'purchase.buy(sticker)',
  'purchase.validateCoupon',
  'purchase.validateDiscount',
]);

const optional = everyGatewayCall.filter(({ name }) => OPTIONAL.has(name));
const open = everyGatewayCall.filter(({ name }) => OPEN_TO_ALL.has(name));
const closed = everyGatewayCall.filter(({ name }) => !OPEN_TO_ALL.has(name) && !OPTIONAL.has(name));

describe('a call without a signed-in person', () => {
  it('is listed by name as public or restricted', () => {
    expect(open).toHaveLength(OPEN_TO_ALL.size);
    expect(optional).toHaveLength(OPTIONAL.size);
  });

  it.each(closed)(
    'CALL-04 FBK-13 $name sends no request without a token, and sends an existing token',
    async (call) => {
      const visitor = await openWire({ token: () => null });
      const answer = await call.send(visitor.http, visitor.origin.url);
      expect(answer._unsafeUnwrapErr().code).toBe('signed-out');
      expect(visitor.origin.requests).toEqual([]);

      const person = await openWire();
      person.origin.answers(goodAnswer(call.answer));
      await call.send(person.http, person.origin.url);
      expect(person.origin.onlyRequest().headers.authorization).toBe('Bearer secret');
    },
  );

  it.each(open)('CALL-04 $name requires no token and omits an existing token', async (call) => {
    for (const token of [null, 'secret']) {
      const wire = await openWire({ token: () => token });
      wire.origin.answers(goodAnswer(call.answer));
      expect((await call.send(wire.http, wire.origin.url)).isOk()).toBe(true);
      expect(wire.origin.onlyRequest().headers).not.toHaveProperty('authorization');
    }
  });

  it.each(optional)('CALL-04 $name requires no token and sends an existing token', async (call) => {
    for (const token of [null, 'secret']) {
      const wire = await openWire({ token: () => token });
      wire.origin.answers(goodAnswer(call.answer));
      expect((await call.send(wire.http, wire.origin.url)).isOk()).toBe(true);
      expect(wire.origin.onlyRequest().headers.authorization).toBe(token === null ? undefined : 'Bearer secret');
    }
  });
});
