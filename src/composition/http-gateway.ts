import type { HttpClient } from '#adapters/http/http-client.ts';

/** Returns the binding of a gateway that sends its calls with the container's HTTP client. */
export function httpGateway<Gateway>(create: (http: HttpClient) => Gateway): (parts: { http: HttpClient }) => Gateway {
  return ({ http }) => create(http);
}
