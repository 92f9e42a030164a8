/** Returns the path that starts regenerating a vehicle's sticker (SHELL-12). Sign-in returns to it. */
export function regenerationPath(vin: string): string {
  return `/members/dashboard?${new URLSearchParams({ vin, regenerate: 'true' })}#window-sticker`;
}
