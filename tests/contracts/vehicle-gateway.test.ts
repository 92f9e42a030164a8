import { overGatewayWorlds } from './over-gateway-worlds.ts';
import { vehicleGatewayContract } from './vehicle-gateway.contract.ts';

overGatewayWorlds(vehicleGatewayContract);
