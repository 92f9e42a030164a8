import { randomIdSource } from '#adapters/system/random-id-source.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { idSourceContract } from './id-source.contract.ts';

idSourceContract('the fake', createFakeIdSource);
idSourceContract('at random', () => randomIdSource);
