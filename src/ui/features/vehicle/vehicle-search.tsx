import { lazy, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Optional } from '#ui/components/optional.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { useTyped } from '#ui/hooks/use-typed.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { ScanButton } from './scan-button.tsx';
import { SearchHints as ServedHints } from './search-hints.tsx';
import type { SearchAnswer } from './search-vehicle.ts';

// The rules that distinguish VINs, plates and names are loaded when a person is about to type.
const hints = () => import('./search-hints.tsx');
const SearchHints = import.meta.env.SSR ? ServedHints : lazy(async () => ({ default: (await hints()).SearchHints }));

/** Renders one field for a VIN, a plate, or a year, make and model. Before hydration it works as a plain POST. */
export function VehicleSearch({ answer }: { readonly answer?: SearchAnswer | undefined }) {
  const { t } = useTexts('search');
  const form = useRef<HTMLFormElement>(null);
  const searching = useSubmitting('search');
  const error = answer?.error;
  const input = () => form.current?.querySelector<HTMLInputElement>('[name=q]');
  const [typed, setTyped] = useTyped(answer?.text ?? '', input);

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  return (
    <Form ref={form} method="post" action="/?index" className="grid gap-4">
      <TextField
        name="q"
        label={t('search.label')}
        hint={t('search.hint')}
        defaultValue={answer?.text}
        error={
          error
            ? (answer?.refusal ?? t(`search.${error.code}`, 'length' in error ? { length: error.length } : {}))
            : undefined
        }
        onFocus={() => void hints()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="text-lg"
      />
      {/* Reserves its line from the start, so that late content doesn't move the button below. */}
      <div className="grid min-h-5 gap-4">
        {typed.trim() === '' ? null : (
          <Optional>
            <SearchHints typed={typed} answer={answer} input={input} />
          </Optional>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="search" busy={searching ? t('search.searching') : undefined}>
          {t('search.submit')}
        </Button>
        <ScanButton input={input} />
      </div>
    </Form>
  );
}
