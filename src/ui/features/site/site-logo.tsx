import type { SiteSettings } from '#core/site/site-settings.ts';

/** Renders the logo from a site's settings, or its name with the site's mark if there is none. */
export function SiteLogo({ site: { logo, name } }: { readonly site: Pick<SiteSettings, 'logo' | 'name'> }) {
  if (logo !== null) return <img src={logo} alt={name} className="h-12 w-auto max-w-full object-contain object-left" />;
  return (
    <p className="flex items-center gap-2 font-bold text-xl">
      <span aria-hidden="true" className="inline-block size-5 shrink-0 rounded-sm bg-primary" />
      {name}
    </p>
  );
}
