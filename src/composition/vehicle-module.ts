import { ContainerModule } from 'inversify';
import { createHttpVehicleGateway } from '../adapters/http/vehicle-gateway.ts';
import { createDecodeVehicle } from '../core/vehicle/decode-vehicle.ts';
import { service } from './service.ts';

/** Binds what is known of vehicles. */
export const vehicleModule = new ContainerModule(({ bind }) => {
  const vehicles = service('vehicles');
  bind(vehicles).toResolvedValue(createHttpVehicleGateway, [service('http')]);
  bind(service('decodeVehicle')).toResolvedValue((gateway) => createDecodeVehicle({ vehicles: gateway }), [vehicles]);
});
