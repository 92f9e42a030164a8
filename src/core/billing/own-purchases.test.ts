import { expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import {
  createChangeCard,
  createReadCardChange,
  createResumeSubscription,
  createWithdrawFromPurchase,
} from './own-purchases.ts';

const options = { signal: new AbortController().signal };
const missing = { code: 'subscription-missing' };

it('PAY-06 resumes a subscription by ID and sends no request without an ID', async () => {
  const { call, asked } = recordedCall<void>(undefined);
  const resume = createResumeSubscription({ billing: { resumeSubscription: call } });
  expect((await resume('sub-1', options)).isOk()).toBe(true);
  expect((await resume(''))._unsafeUnwrapErr()).toEqual(missing);
  expect(asked).toEqual([['sub-1', options]]);
});

it('PAY-06 returns the page for storing a card and whether a card was stored', async () => {
  const [page, change] = [recordedCall('https://pay.example/card'), recordedCall(true)];
  const changeCard = createChangeCard({ billing: { changeCard: page.call } });
  const readCardChange = createReadCardChange({ billing: { readCardChange: change.call } });
  expect((await changeCard('sub-1', options))._unsafeUnwrap()).toBe('https://pay.example/card');
  expect((await readCardChange('sub-1', options))._unsafeUnwrap()).toBe(true);
  expect([(await changeCard(''))._unsafeUnwrapErr(), (await readCardChange(''))._unsafeUnwrapErr()]).toEqual([
    missing,
    missing,
  ]);
  expect([page.asked, change.asked]).toEqual([[['sub-1', options]], [['sub-1', options]]]);
});

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
