import { expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createWithdrawFromPurchase } from './own-purchases.ts';

const options = { signal: new AbortController().signal };

it('PAY-09 sends the withdrawal without surrounding spaces', async () => {
  const receipt = { orderNumber: 'VP-4K7M2Q9D', receivedAt: 5 };
  const { call, asked } = recordedCall(receipt);
  const withdraw = createWithdrawFromPurchase({ billing: { withdraw: call } });
  const typed = { name: ' Ada Byron ', orderNumber: ' vp-4k7m2q9d ', email: ' ada@people.example ' };
  expect((await withdraw(typed, options))._unsafeUnwrap()).toEqual(receipt);
  expect(asked).toEqual([[{ name: 'Ada Byron', orderNumber: 'VP-4K7M2Q9D', email: 'ada@people.example' }, options]]);
});

it.each([
  [{ name: ' ', orderNumber: '', email: 'ada' }, ['name', 'orderNumber', 'email']],
  [{ name: 'Ada', orderNumber: 'VP-1', email: 'ada@people' }, ['email']],
  [{ name: 'Ada', orderNumber: ' ', email: 'ada@people.example' }, ['orderNumber']],
])('PAY-09 does not send an incomplete withdrawal: %j', async (typed, fields) => {
  const { call, asked } = recordedCall({ orderNumber: '', receivedAt: 0 });
  const withdrawn = await createWithdrawFromPurchase({ billing: { withdraw: call } })(typed);
  expect(withdrawn._unsafeUnwrapErr()).toEqual({ code: 'withdrawal-incomplete', fields });
  expect(asked).toEqual([]);
});
