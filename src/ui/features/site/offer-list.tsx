import type { ReactNode } from 'react';
import type { Money } from '#core/billing/money.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { SampleLink } from './sample-link.tsx';

/** The lowest price of a single document of each kind, or `null` if the site doesn't sell it individually. */
export interface SinglePrices {
  readonly report: Money | null;
  readonly sticker: Money | null;
}

/** Renders the site's products, each with its price and a link to a sample. */
export function OfferList({ prices }: { readonly prices: SinglePrices }) {
  const { t } = useTexts('home');
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      <Offer title={t('home.reportTitle')} text={t('home.report')} price={<SinglePrice price={prices.report} />}>
        <SampleLink of="report" as="p">
          {t('home.reportSample')}
        </SampleLink>
      </Offer>
      <Offer title={t('home.stickerTitle')} text={t('home.sticker')} price={<SinglePrice price={prices.sticker} />}>
        <SampleLink of="sticker" as="p">
          {t('home.stickerSample')}
        </SampleLink>
      </Offer>
      <Offer title={t('home.recallTitle')} text={t('home.recall')} price={<strong>{t('home.free')}</strong>}>
        <TextLink as="p" to="/recall-check">
          {t('home.recallCheck')}
        </TextLink>
      </Offer>
    </ul>
  );
}

interface OfferProps {
  readonly title: string;
  readonly text: string;
  readonly price: ReactNode;
  readonly children: ReactNode;
}

function Offer({ title, text, price, children }: OfferProps) {
  return (
    <li className="grid grid-rows-[auto_1fr_auto_auto] gap-3 border-ink border-t-2 pt-4">
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="text-muted">{price}</p>
      {children}
    </li>
  );
}

function SinglePrice({ price }: { readonly price: Money | null }) {
  const { t } = useTexts('home');
  if (price === null) return null;
  return (
    <>
      {t('home.from')}{' '}
      <strong className="text-ink">
        <MoneyText money={price} />
      </strong>{' '}
      {t('home.each')}
    </>
  );
}
