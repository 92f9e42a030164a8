import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import {
  createCheckRecallsByVehicle,
  createCheckRecallsByVin,
  createRecallChoices,
} from '#core/recall/check-recalls.ts';
import { httpGateway } from './http-gateway.ts';

/** Recalls. */
export const recallBindings = {
  recalls: httpGateway(createHttpRecallGateway),
  recallChoices: createRecallChoices,
  checkRecallsByVin: createCheckRecallsByVin,
  checkRecallsByVehicle: createCheckRecallsByVehicle,
};
