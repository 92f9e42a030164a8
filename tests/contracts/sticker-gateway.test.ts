import { overGatewayWorlds } from './over-gateway-worlds.ts';
import { stickerGatewayContract } from './sticker-gateway.contract.ts';

overGatewayWorlds(stickerGatewayContract);
