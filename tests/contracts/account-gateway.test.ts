import { accountGatewayContract } from './account-gateway.contract.ts';
import { overGatewayWorlds } from './over-gateway-worlds.ts';

overGatewayWorlds(accountGatewayContract);
