import { createContext } from 'react-router';
import type { RequestWorld } from '#composition/create-request-container.ts';
import type { Language } from '#core/site/host-variant.ts';

/** What the host provides to the app for one request. */
export interface HostRequest extends Omit<RequestWorld, 'request'> {
  readonly language: Language;
  /** The nonce that inline scripts and styles must have. */
  readonly nonce: string;
  readonly requestId: string;
}

/** The context through which loaders and the server entry get the {@link HostRequest}. Not available in the browser. */
export const hostContext = createContext<HostRequest>();
