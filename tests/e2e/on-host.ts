/** An address of the product under another of its hosts. */
export function onHost(hostname: string, baseURL: string | undefined, path = '/'): string {
  const address = new URL(path, baseURL);
  address.hostname = hostname;
  return address.href;
}

/** An address of the product where it speaks Spanish. */
export const inSpanish = (baseURL: string | undefined, path?: string): string => onHost('es.localhost', baseURL, path);
