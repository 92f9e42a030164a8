import { onceOnlyContract } from './once-only.contract.ts';
import { overHttpWorlds } from './over-gateway-worlds.ts';

overHttpWorlds(onceOnlyContract);
