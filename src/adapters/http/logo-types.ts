/** What a dealer's logo may be: it is printed as well as shown, and may hold no scripts. */
export const LOGO_TYPES: readonly string[] = ['image/jpeg', 'image/png'];
