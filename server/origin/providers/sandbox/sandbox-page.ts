import { html } from 'hono/html';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import type { SandboxCheckoutRow } from '#origin/kernel/db/shop-rows.ts';
import { translatorOf } from '#texts/translator-of.ts';
import type { SandboxPageOutcome } from './pay-at-sandbox.ts';
import { SANDBOX_CARD_NAMES, type SandboxCardName } from './sandbox-cards.ts';

/** The cards that can be stored for a subscription. */
const SETUP_CARD_NAMES: readonly SandboxCardName[] = ['succeeds', 'declined', 'needs-step', 'declined-later'];

/** The path of the page's style sheet; the policy of the origin's answers allows no inline style. */
export const SANDBOX_STYLES_PATH = '/landing/sandbox/style.css';

/** Returns the hosted page of the sandbox as plain HTML without scripts. */
export function sandboxPage(page: SandboxCheckoutRow, outcome: SandboxPageOutcome | null) {
  const t = translatorOf(page.language);
  const isSetup = page.mode === 'setup';
  const isOver = outcome === 'lost' || outcome === 'left' || outcome === 'expired';
  const title = page.state === 'step' ? t('sandbox.stepTitle') : isSetup ? t('sandbox.setupTitle') : t('sandbox.title');
  const message =
    outcome === null || outcome === 'return' || outcome === 'step' ? null : t(`sandbox.outcomes.${outcome}`);
  return html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title}</title>
        <link rel="stylesheet" href="${SANDBOX_STYLES_PATH}">
      </head>
      <body>
        <main>
          <p class="notice">${t('sandbox.notice')}</p>
          <h1>${title}</h1>
          ${message === null ? '' : html`<p role="alert">${message}</p>`}
          ${isSetup ? '' : html`<p>${page.description}</p><p class="amount">${t('sandbox.amount')}: ${moneyText(page)}</p>`}
          ${isOver ? '' : page.state === 'step' ? stepForm(page) : cardForm(page)}
          ${outcome === 'left' ? '' : html`<p><a href="${page.cancel_url}">${t('sandbox.cancel')}</a></p>`}
        </main>
      </body>
    </html>`;
}

function cardForm({ language, mode }: SandboxCheckoutRow) {
  const t = translatorOf(language);
  const cards = mode === 'payment' ? SANDBOX_CARD_NAMES : SETUP_CARD_NAMES;
  return html`<form method="post">
    <fieldset>
      <legend>${t('sandbox.chooseCard')}</legend>
      ${cards.map(
        (name) =>
          html`<label><input type="radio" name="card" value="${name}" ${name === 'succeeds' ? 'checked' : ''}> ${t(`sandbox.cards.${name}`)}</label>`,
      )}
    </fieldset>
    <button name="decision" value="pay">${mode === 'setup' ? t('sandbox.storeCard') : t('sandbox.pay')}</button>
  </form>`;
}

function stepForm({ language }: SandboxCheckoutRow) {
  const t = translatorOf(language);
  return html`<form method="post">
    <p>${t('sandbox.stepLead')}</p>
    <button name="decision" value="approve">${t('sandbox.approve')}</button>
    <button name="decision" value="refuse" class="quiet">${t('sandbox.refuse')}</button>
  </form>`;
}

/** The style sheet of the page. */
export const SANDBOX_STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 16px; display: grid; justify-content: center; }
main { max-width: 480px; width: calc(100vw - 32px); display: grid; gap: 16px; }
h1, p, fieldset { margin: 0; }
.notice, [role='alert'] { border: 1px solid; border-radius: 8px; padding: 12px; }
[role='alert'] { border-width: 2px; font-weight: 600; }
.amount { font-weight: 700; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
form, fieldset { display: grid; gap: 12px; border: 0; padding: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
label { display: flex; gap: 12px; align-items: center; min-height: 44px; }
input { width: 20px; height: 20px; flex: none; }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 8px; border: 1px solid #1d3f8f; background: #1d3f8f; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: currentcolor; }
:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
`;
