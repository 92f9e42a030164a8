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
 * How the container creates each service: with a function of the other services, which it reads by name. A use case
 * whose dependencies are named like bindings is its own binding.
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

/** All services of the container, by name. */
export interface BindingMap extends MadeBy<typeof bindings> {
  world: World;
  /** Closed with the container. Everything added to it is closed too. */
  lifetime: Subscription;
}

type MadeBy<Makers extends Record<string, (parts: never) => unknown>> = {
  -readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};

/** Everything a binding can use: the other bindings and the ports of the world. */
export interface Parts extends BindingMap, Omit<World, keyof BindingMap> {}

/** The same bindings, type-checked: each uses only existing parts. */
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
