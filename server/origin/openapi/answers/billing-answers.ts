import * as z from 'zod';
import { wirePlan } from '#contract/billing/plan.ts';
import { wireSubscription } from '#contract/billing/subscription.ts';
import { wireOrder } from '#contract/billing/wire-order.ts';
import { money } from '#contract/fields.ts';

z.globalRegistry
  .add(wirePlan, { id: 'Plan' })
  .add(money, { id: 'Money', description: 'Integer minor units of a currency, such as cents.' })
  .add(money.shape.currency, { minLength: 3, maxLength: 3 })
  .add(wireSubscription.shape.used, { description: 'Number of documents charged to the subscription in this period.' })
  .add(wireSubscription.shape.cheaper, { description: 'A cheaper plan for the same usage.' });

z.globalRegistry
  .add(wireOrder, { id: 'Order' })
  .add(wireOrder.shape.status, {
    description: '`success` once the order is paid; with `needs_action`, the buyer continues at `continue_at`.',
  })
  .add(wireOrder.shape.custom_data, {
    description: 'Signed reference that gives access to the order and its documents for seven days.',
  })
  .add(wireOrder.shape.continue_at, { description: 'The payment page of the gateway.' })
  .add(wireOrder.shape.documents.def.element.shape.step, {
    description: 'The current step of the generation.',
  });
