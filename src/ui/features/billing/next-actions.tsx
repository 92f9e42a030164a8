import { Form, Link } from 'react-router';
import type { CreditKind } from '../../../core/billing/credit-ledger.ts';
import { Button } from '../../components/button.tsx';
import { buttonClass } from '../../components/button-class.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface NextActionsProps {
  /** The vehicle it was bought for; `null` for credits. */
  readonly vin: string | null;
  /** The kinds of credits that were bought. */
  readonly kinds: readonly CreditKind[];
}

/** What somebody who is signed in can do with what they have bought. */
export function NextActions({ vin, kinds }: NextActionsProps) {
  const { t } = useTexts('checkout');
  const canMake = (kind: CreditKind) => vin !== null && (kinds.includes(kind) || kinds.includes('global'));
  return (
    <div className="flex flex-wrap gap-3">
      {canMake('vhr') ? <MakeForm to="/members/reports/new" vin={vin ?? ''} text={t('checkout.makeReport')} /> : null}
      {canMake('sticker') ? (
        <MakeForm to="/members/stickers/new" vin={vin ?? ''} text={t('checkout.makeSticker')} />
      ) : null}
      {vin === null ? (
        <Link to="/" className={buttonClass('primary')}>
          {t('checkout.checkVehicle')}
        </Link>
      ) : null}
      <Link to="/members/dashboard" className={buttonClass('quiet')}>
        {t('checkout.toAccount')}
      </Link>
    </div>
  );
}

function MakeForm({ to, vin, text }: { readonly to: string; readonly vin: string; readonly text: string }) {
  return (
    <Form method="post" action={`${to}?vin=${encodeURIComponent(vin)}`}>
      <input type="hidden" name="vin" value={vin} />
      <Button type="submit" name="intent" value="generate">
        {text}
      </Button>
    </Form>
  );
}
