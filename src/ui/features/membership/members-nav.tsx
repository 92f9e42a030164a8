import { ChevronDown, MessageCircle } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { shellVariant } from '#core/site/shell-variant.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useLiveChat } from '#ui/hooks/use-live-chat.ts';
import { usePrefetch } from '#ui/hooks/use-prefetch.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const PLACES = ['dashboard', 'reports', 'stickers', 'orders', 'subscription', 'profile', 'privacy', 'dealer'] as const;

const wayClass =
  'flex min-h-11 items-center gap-2 border-transparent border-l-4 px-3 py-2 underline-offset-4 hover:underline aria-[current]:border-primary-ink aria-[current]:font-semibold md:border-l-0 md:border-b-3 md:px-2';

/** Renders the navigation of the members area (SHELL-01). On a narrow screen it expands without a script. */
export function MembersNav() {
  const { t } = useTexts('members');
  const { key, pathname } = useLocation();
  const prefetch = usePrefetch();
  const here = PLACES.find((place) => pathname.startsWith(`/members/${place}`));
  const ways = (
    <>
      {PLACES.map((place) => (
        <li key={place}>
          <NavLink to={`/members/${place}`} prefetch={prefetch} className={wayClass}>
            {t(`members.place.${place}`)}
          </NavLink>
        </li>
      ))}
      <ChatWay />
    </>
  );
  return (
    <div key={key} className="screen-only border-line border-b bg-surface">
      <nav aria-label={t('members.menu')} className="mx-auto hidden max-w-5xl px-2 md:block">
        <ul className="flex flex-wrap gap-x-1">{ways}</ul>
      </nav>
      <details data-menu className="group md:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            <span className="sr-only">{t('members.menu')}: </span>
            {here === undefined ? t('members.menu') : t(`members.place.${here}`)}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label={t('members.menu')} className="border-line border-t pb-2">
          <ul>{ways}</ul>
        </nav>
      </details>
    </div>
  );
}

/** Renders the link to an agent, also for people who have hidden the chat. */
function ChatWay() {
  const { t } = useTexts('members');
  const { pathname } = useLocation();
  const { maximize } = useLiveChat();
  const hydrated = useHydrated();
  if (!hydrated || !shellVariant(pathname).liveChat) return null;
  return (
    <li>
      <button type="button" onClick={maximize} className={`${wayClass} w-full text-left`}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {t('members.chat')}
      </button>
    </li>
  );
}
