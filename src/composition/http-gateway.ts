import type { HttpClient } from '#adapters/http/http-client.ts';

/** Binds a gateway that sends its calls by the container's HTTP client. */
export function httpGateway<Gateway>(create: (http: HttpClient) => Gateway): (parts: { http: HttpClient }) => Gateway {
  return ({ http }) => create(http);
}
