import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import type { Problem } from './problem.ts';
import { readFacts, type StoredFacts } from './stored-facts.ts';

/** The test card that succeeds while its owner is present, and is declined on every renewal. */
export const EXPIRING_CARD = 'declined-later';

const DECLINED = ['Your payment was declined', 'Your subscription has ended'];

/** Compares each stored subscription with the expected result of a number of renewals. */
export async function auditRenewals(db: OriginDatabase, renewals: number): Promise<Problem[]> {
  const facts = await readFacts(db);
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  const emails = await db.selectFrom('mails').select('recipient').where('subject', 'in', DECLINED).execute();
  const emailsTo = Map.groupBy(emails, ({ recipient }) => recipient);
  return subscriptions.flatMap((subscription) => {
    const email = facts.emailOf.get(subscription.user_id) ?? '';
    const declined = emailsTo.get(email)?.length ?? 0;
    const problems =
      subscription.renewal_reference === EXPIRING_CARD
        ? auditDeclined(subscription, facts, { renewals, declined })
        : auditRenewed(subscription, facts, renewals);
    return problems.map(({ kind, what }) => ({ kind, what: `${email}: ${what}` }));
  });
}

function auditRenewed(subscription: SubscriptionRow, facts: StoredFacts, renewals: number): Problem[] {
  const problems: Problem[] = [];
  const { renewalOrders, charges, moves, receipts } = traceOf(subscription, facts);
  const paid = renewalOrders.filter(({ state }) => state === 'paid');
  if (renewalOrders.length > renewals) problems.push({ kind: 'doubled', what: `${renewalOrders.length} orders` });
  if (charges > renewals) problems.push({ kind: 'doubled', what: `${charges} charges for ${renewals} periods` });
  if (charges !== paid.length || paid.length !== renewals || subscription.period !== renewals) {
    const what = `${charges} charges, ${paid.length} paid orders, period ${subscription.period} of ${renewals}`;
    problems.push({ kind: 'unsettled', what });
  }
  if (moves !== renewals) problems.push({ kind: 'ledger', what: `${moves} grants for ${renewals} periods` });
  if (receipts !== renewals) problems.push({ kind: 'receipts', what: `${receipts} for ${renewals} periods` });
  return problems;
}

/** Each round retries the first period. Nothing is charged, and an email reports each attempt. */
function auditDeclined(
  subscription: SubscriptionRow,
  facts: StoredFacts,
  { renewals, declined }: { readonly renewals: number; readonly declined: number },
): Problem[] {
  const problems: Problem[] = [];
  const { renewalOrders, charges, moves, receipts } = traceOf(subscription, facts);
  if (renewalOrders.length !== 1) problems.push({ kind: 'doubled', what: `${renewalOrders.length} orders` });
  if (charges + subscription.period > 0) problems.push({ kind: 'unsettled', what: 'renewed with an expired card' });
  if (subscription.tries !== renewals) problems.push({ kind: 'unsettled', what: `${subscription.tries} tries` });
  if (moves > 0) problems.push({ kind: 'ledger', what: `${moves} grants without a payment` });
  if (receipts > 0 || declined !== renewals) {
    problems.push({ kind: 'receipts', what: `${receipts} receipts and ${declined} emails for ${renewals} declines` });
  }
  return problems;
}

function traceOf({ id }: SubscriptionRow, { orders, charges, ledger, receipts }: StoredFacts) {
  const renewalOrders = orders.filter(({ subscription_id, period }) => subscription_id === id && period !== null);
  const ids = new Set(renewalOrders.map((order) => order.id));
  return {
    renewalOrders,
    charges: charges.filter(({ order_id }) => order_id !== null && ids.has(order_id)).length,
    moves: ledger.filter(({ reference, reason }) => reason === 'renewal' && ids.has(reference)).length,
    receipts: receipts.filter((order) => ids.has(order)).length,
  };
}
