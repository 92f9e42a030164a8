import { ContainerModule } from 'inversify';
import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { createCheckVinList } from '#core/vehicle/check-vin-list.ts';
import { createDecodeClassic } from '#core/vehicle/decode-classic.ts';
import { createDecodePlate } from '#core/vehicle/decode-plate.ts';
import { createDecodeTrim } from '#core/vehicle/decode-trim.ts';
import { createDecodeVehicle } from '#core/vehicle/decode-vehicle.ts';
import { createOfferRepairs } from '#core/vehicle/offer-repairs.ts';
import { createValidateVin } from '#core/vehicle/validate-vin.ts';
import { service } from './service.ts';

/** Binds what is known of vehicles. */
export const vehicleModule = new ContainerModule(({ bind }) => {
  const vehicles = service('vehicles');
  bind(vehicles).toResolvedValue(createHttpVehicleGateway, [service('http')]);
  bind(service('checkVinList')).toResolvedValue((gateway) => createCheckVinList({ vehicles: gateway }), [vehicles]);
  bind(service('decodeVehicle')).toResolvedValue((gateway) => createDecodeVehicle({ vehicles: gateway }), [vehicles]);
  bind(service('decodeClassic')).toResolvedValue((gateway) => createDecodeClassic({ vehicles: gateway }), [vehicles]);
  bind(service('decodePlate')).toResolvedValue((gateway) => createDecodePlate({ vehicles: gateway }), [vehicles]);
  bind(service('decodeTrim')).toResolvedValue((gateway) => createDecodeTrim({ vehicles: gateway }), [vehicles]);
  bind(service('offerRepairs')).toResolvedValue((gateway) => createOfferRepairs({ vehicles: gateway }), [vehicles]);
  bind(service('validateVin')).toResolvedValue((gateway) => createValidateVin({ vehicles: gateway }), [vehicles]);
});
