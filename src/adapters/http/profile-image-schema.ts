import * as z from 'zod/mini';

/** Where the logo that was just kept is read. */
export const dealerLogoPath: z.ZodMiniType<string> = z.pipe(
  z.object({ status: z.literal('success'), dealer_logo: z.string().check(z.minLength(1)) }),
  z.transform(({ dealer_logo }) => dealer_logo),
);

/** Where the picture that was just kept is read. */
export const profileImagePath: z.ZodMiniType<string> = z.pipe(
  z.object({ status: z.literal('success'), profile_image: z.string().check(z.minLength(1)) }),
  z.transform(({ profile_image }) => profile_image),
);
