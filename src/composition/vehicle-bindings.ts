import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { createCheckVinList } from '#core/vehicle/check-vin-list.ts';
import {
  createDecodeClassic,
  createDecodePlate,
  createDecodeTrim,
  createDecodeVehicle,
} from '#core/vehicle/decode-vehicle.ts';
import { createOfferRepairs } from '#core/vehicle/offer-repairs.ts';
import { createValidateVin } from '#core/vehicle/validate-vin.ts';
import { httpGateway } from './http-gateway.ts';

/** VINs, plates and vehicles. */
export const vehicleBindings = {
  vehicles: httpGateway(createHttpVehicleGateway),
  checkVinList: createCheckVinList,
  decodeVehicle: createDecodeVehicle,
  decodeClassic: createDecodeClassic,
  decodePlate: createDecodePlate,
  decodeTrim: createDecodeTrim,
  offerRepairs: createOfferRepairs,
  validateVin: createValidateVin,
};
