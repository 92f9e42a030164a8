import type { Account } from '#core/account/account.ts';

/** Returns a signed-in person's account in the wire format. */
export function wireAccount({ token, user, credits }: Account): Readonly<Record<string, unknown>> {
  return {
    token,
    id: user.id,
    email: user.email,
    first: user.first,
    last: user.last,
    user_type: user.kind,
    profile_image: user.profileImage,
    dealer_logo: user.dealerLogo,
    phone: user.phone,
    company_name: user.companyName,
    company_website: user.companyWebsite,
    country: user.country,
    city: user.city,
    state: user.state,
    address: user.address,
    unit: user.unit,
    pincode: user.pincode,
    instagram: user.instagram,
    facebook: user.facebook,
    twitter: user.twitter,
    no_of_employees: user.employeeCount,
    tax_id: user.taxId,
    vhr_credit: String(credits.vhr),
    sticker_credit: credits.sticker,
    credit: credits.global,
    vhr_credit_subscription: 0,
    uvc_credit: 0,
  };
}
