/** Returns a URL of the product on another of its hosts. */
export function onHost(hostname: string, baseURL: string | undefined, path = '/'): string {
  const address = new URL(path, baseURL);
  address.hostname = hostname;
  return address.href;
}

/** Returns a URL of the product on its Spanish host. */
export const inSpanish = (baseURL: string | undefined, path?: string): string => onHost('es.localhost', baseURL, path);
