import { singlePurchase } from '#core/billing/single-purchase.ts';
import { contentBlocksFrom } from '#core/site/content-block.ts';
import { reviewsFrom } from '#core/site/review.ts';
import { containerContext, resolveService } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { ContentBlocks, QuestionList } from '../features/site/content-blocks.tsx';
import { Hero, PageSection, PromiseList, ReviewList } from '../features/site/home-sections.tsx';
import { OfferList } from '../features/site/offer-list.tsx';
import { VehicleSearch } from '../features/vehicle/vehicle-search.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/home.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const visitor = { isDealer: false };
  const { siteDomain } = context.get(hostContext);
  const [reports, stickers, site, { page }] = await Promise.all([
    (await resolveService(context, 'loadVhrPlans'))(visitor, { signal }),
    (await resolveService(context, 'loadStickerPlans'))(visitor, { signal }),
    (await resolveService(context, 'loadSiteContent'))(siteDomain, { signal }),
    (await resolveService(context, 'loadPage'))({ domain: siteDomain, url: '/' }, { signal }),
  ]);
  return {
    prices: {
      report: singlePurchase(reports?.vhr ?? [], 'vhr')?.price ?? null,
      sticker: singlePurchase(stickers?.sticker ?? [], 'sticker')?.price ?? null,
    },
    reviews: reviewsFrom(site.reviews),
    blocks: contentBlocksFrom(page?.fields ?? {}),
  };
}

// The VIN rules aren't part of the initial page. They are loaded on the first input.
const rules = () => import('../features/vehicle/search-vehicle.ts');
const judgeBy =
  ({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) =>
  async (vin: string): Promise<string | null> => {
    const { vinRefusal } = await import('../app/answers/vin-refusal.ts');
    return vinRefusal(await context.get(containerContext).open(), vin, request);
  };
export const action = async ({ request, context }: Route.ActionArgs) =>
  (await rules()).searchVehicle(request, judgeBy({ request, context }));

export async function clientAction({ request, context, serverAction }: Route.ClientActionArgs) {
  // Some browsers don't refetch scripts that failed to load once. The server has the rules too.
  const known = await rules().catch(() => null);
  return known === null ? serverAction() : known.searchVehicle(request, judgeBy({ request, context }));
}

export default function Home({ loaderData: { prices, reviews, blocks }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('home');
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Hero>
        <Card>
          <VehicleSearch answer={actionData} />
        </Card>
      </Hero>
      <div className="mx-auto grid max-w-5xl gap-16 px-4 py-12 sm:py-16">
        <PageSection title={t('home.what')}>
          <OfferList prices={prices} />
          <TextLink as="p" to="/plans">
            {t('home.plans')}
          </TextLink>
        </PageSection>
        <PageSection title={t('home.promises')}>
          <PromiseList />
        </PageSection>
        <ContentBlocks blocks={blocks.filter(({ kind }) => kind === 'text')} />
        {questions.length > 0 ? (
          <PageSection title={t('home.questions')}>
            <QuestionList items={questions} />
          </PageSection>
        ) : null}
        {reviews.length > 0 ? (
          <PageSection title={t('home.reviews')}>
            <ReviewList reviews={reviews} />
          </PageSection>
        ) : null}
      </div>
    </>
  );
}
