/** The address that begins to make the sticker of a vehicle anew (SHELL-12), and to which signing in leads back. */
export function regenerationPath(vin: string): string {
  return `/members/dashboard?${new URLSearchParams({ vin, regenerate: 'true' })}#window-sticker`;
}
