import { freeCreditGatewayContract } from './free-credit-gateway.contract.ts';
import { overGatewayWorlds } from './over-gateway-worlds.ts';

overGatewayWorlds(freeCreditGatewayContract);
