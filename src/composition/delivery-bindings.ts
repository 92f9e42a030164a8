import { createHttpDeliveryGateway } from '#adapters/http/delivery-gateway.ts';
import { httpGateway } from './http-gateway.ts';

/** The documents of an order. */
export const deliveryBindings = { deliveries: httpGateway(createHttpDeliveryGateway) };
