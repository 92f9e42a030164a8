import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import { createCheckRecallsByVehicle, createCheckRecallsByVin } from '#core/recall/check-recalls.ts';
import { createRecallChoices } from '#core/recall/recall-choices.ts';
import { httpGateway } from './http-gateway.ts';

/** Recalls. */
export const recallBindings = {
  recalls: httpGateway(createHttpRecallGateway),
  recallChoices: createRecallChoices,
  checkRecallsByVin: createCheckRecallsByVin,
  checkRecallsByVehicle: createCheckRecallsByVehicle,
};
