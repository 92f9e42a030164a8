import { ContainerModule } from 'inversify';
import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import { createCheckRecallsByVehicle, createCheckRecallsByVin } from '#core/recall/check-recalls.ts';
import { createRecallChoices } from '#core/recall/recall-choices.ts';
import { service } from './service.ts';

/** Binds recalls. */
export const recallModule = new ContainerModule(({ bind }) => {
  const recalls = service('recalls');
  bind(recalls).toResolvedValue(createHttpRecallGateway, [service('http')]);
  bind(service('recallChoices')).toResolvedValue((gateway) => createRecallChoices({ recalls: gateway }), [recalls]);
  bind(service('checkRecallsByVin')).toResolvedValue(
    (gateway) => createCheckRecallsByVin({ recalls: gateway }),
    [recalls],
  );
  bind(service('checkRecallsByVehicle')).toResolvedValue(
    (gateway) => createCheckRecallsByVehicle({ recalls: gateway }),
    [recalls],
  );
});
