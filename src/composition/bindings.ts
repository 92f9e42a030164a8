import type { Subscription } from 'rxjs';
import { createHttpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import type { AskToSignInAgain } from '#core/account/ask-to-sign-in-again.ts';
import { accountBindings } from './account-bindings.ts';
import { billingBindings } from './billing-bindings.ts';
import { chatBindings } from './chat-bindings.ts';
import { contentBindings } from './content-bindings.ts';
import { deliveryBindings } from './delivery-bindings.ts';
import { feedbackBindings } from './feedback-bindings.ts';
import { privacyBindings } from './privacy-bindings.ts';
import { recallBindings } from './recall-bindings.ts';
import { reportBindings } from './report-bindings.ts';
import { sharingBindings } from './sharing-bindings.ts';
import { siteBindings } from './site-bindings.ts';
import { stickerBindings } from './sticker-bindings.ts';
import { supportBindings } from './support-bindings.ts';
import { vehicleBindings } from './vehicle-bindings.ts';
import type { World } from './world.ts';

/**
 * How each part of a container is made: by a function of the other parts, which it reads by their names. A use case whose
 * dependencies have the names of bindings is its own binding.
 */
export const bindings = {
  http: openHttpClient,
  ...accountBindings,
  ...billingBindings,
  ...chatBindings,
  ...contentBindings,
  ...deliveryBindings,
  ...feedbackBindings,
  ...privacyBindings,
  ...recallBindings,
  ...reportBindings,
  ...sharingBindings,
  ...siteBindings,
  ...stickerBindings,
  ...supportBindings,
  ...vehicleBindings,
};

/** Everything the container can be asked for, by name. */
export interface BindingMap extends MadeBy<typeof bindings> {
  world: World;
  /** Ends with the container, and with it all that was added. */
  lifetime: Subscription;
}

type MadeBy<Makers extends Record<string, (parts: never) => unknown>> = {
  -readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};

/** All that a binding can be made from: the other bindings, and the ports of the world. */
export interface Parts extends BindingMap, Omit<World, keyof BindingMap> {}

/** The same bindings, checked: each is made from parts that there are. */
export const makers: { readonly [Name in keyof typeof bindings]: (parts: Parts) => BindingMap[Name] } = bindings;

function openHttpClient({ world, askToSignInAgain }: { world: World; askToSignInAgain: AskToSignInAgain }): HttpClient {
  const { cookies, retries = SPECIFIED_RETRIES.retries, ...rest } = world;
  return createHttpClient({
    ...rest,
    token: () => cookies.get('token'),
    askToSignInAgain,
    retries: { ...SPECIFIED_RETRIES, retries },
  });
}
