import { createContext } from 'react-router';
import type { RequestWorld } from '#composition/create-request-container.ts';
import type { Language } from '#core/site/host-variant.ts';

/** What the host tells the app about one request. */
export interface HostRequest extends Omit<RequestWorld, 'request'> {
  readonly language: Language;
  /** Scripts and styles written into the page must carry it. */
  readonly nonce: string;
  readonly requestId: string;
}

/** Where loaders and the server entry find the {@link HostRequest}; there is none in the browser. */
export const hostContext = createContext<HostRequest>();
