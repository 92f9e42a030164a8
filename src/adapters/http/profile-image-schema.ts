import * as z from 'zod/mini';

/** Where the picture that was just kept is read. */
export const profileImagePath: z.ZodMiniType<string> = z.pipe(
  z.object({ status: z.literal('success'), profile_image: z.string().check(z.minLength(1)) }),
  z.transform(({ profile_image }) => profile_image),
);
