import { overGatewayWorlds } from './over-gateway-worlds.ts';
import { siteGatewayContract } from './site-gateway.contract.ts';

overGatewayWorlds(siteGatewayContract);
