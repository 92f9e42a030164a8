import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createContainer } from '#composition/create-container.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from '#ui/app/contexts/lazy-browser-container.ts';
import { ContainerContext } from '#ui/app/contexts/lazy-container.ts';
import { BuildForm } from './build-form.tsx';
import { firstChoices } from './choices-from-form.ts';
import {
  demonstrationDraft,
  draftOfRestrictedYear,
  draftOfTwoTrims,
  draftWithManyOptions,
  draftWithoutBuild,
  draftWithoutPrices,
} from './demonstration-draft.stories-data.ts';

const container = createContainer(aWorld());
const lazyContainer = createLazyBrowserContainer(async () => container);

const meta = {
  component: BuildForm,
  decorators: [
    (Story) => (
      <ContainerContext value={lazyContainer}>
        <Story />
      </ContainerContext>
    ),
  ],
  args: {
    idempotencyKey: 'form-1',
    draft: demonstrationDraft,
    choices: firstChoices(demonstrationDraft, null),
    payment: { kind: 'sticker', left: 3 },
  },
} satisfies Meta<typeof BuildForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Expects the total in the bar and the total in the list. */
async function expectTotal(canvas: Canvas, price: string): Promise<void> {
  const bar = await canvas.findByText('Total', { selector: 'span' });
  await expect(bar.parentElement).toHaveTextContent(`Total ${price}`);
}

/** TOUR-01: the preselected options. A selected option is immediately in the total and in the preview. */
export const Preselected: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Navigation/ })).toBeChecked();
    await expectTotal(canvas, '$27,710.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Sport/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Eternal Blue Pearl' }));
    await expectTotal(canvas, '$28,695.00');
    const preview = within(canvas.getByRole('article', { hidden: true }));
    await expect(await preview.findByText('Eternal Blue Pearl')).toBeInTheDocument();
    await expect(preview.getByText('Sport appearance package')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: "No, I'm not sure" })).toBeChecked();
    await expect(canvas.getByText(/You have 3 sticker credits/)).toBeVisible();
  },
};

/** Undoes and redoes step by step. The button retains focus when there are no more steps. */
export const UndoAndRedo: Story = {
  args: { idempotencyKey: 'form-2' },
  play: async ({ canvas, userEvent }) => {
    const sport = () => canvas.getByRole('checkbox', { name: /Sport/ });
    const blue = () => canvas.getByRole('radio', { name: 'Eternal Blue Pearl' });
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expectTotal(canvas, '$27,710.00');
    await userEvent.click(sport());
    await userEvent.click(blue());
    await userEvent.click(undo);
    await waitFor(() => expect(blue()).not.toBeChecked());
    await expect(sport()).toBeChecked();
    await userEvent.click(undo);
    await waitFor(() => expect(sport()).not.toBeChecked());
    await expectTotal(canvas, '$27,710.00');
    await expect(undo).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(sport()).toBeChecked());
    await expectTotal(canvas, '$28,695.00');
  },
};

/** Each trim lists its differences from the others. Another trim has its own options and retains the selected color. */
export const TwoTrims: Story = {
  args: { idempotencyKey: 'form-3', draft: draftOfTwoTrims, choices: firstChoices(draftOfTwoTrims, null) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^EX-V6.*Has Power moonroof/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Eternal Blue Pearl' }));
    const plain = canvas.getByRole('radio', { name: /^LX-V6/ });
    await userEvent.click(plain);
    await expect(plain).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /Navigation/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('radio', { name: 'Eternal Blue Pearl' })).toBeChecked();
    await expectTotal(canvas, '$22,960.00');
    for (const way of ['Undo', 'Redo', 'Undo']) await userEvent.click(canvas.getByRole('button', { name: way }));
    await expect(await canvas.findByRole('checkbox', { name: /Navigation/ })).toBeChecked();
    await expect(plain).not.toBeChecked();
  },
};

/** Two hundred options, filtered by name. Hidden options stay selected. */
export const ManyOptions: Story = {
  args: { idempotencyKey: 'form-4', draft: draftWithManyOptions, choices: firstChoices(draftWithManyOptions, null) },
  play: async ({ canvas, userEvent }) => {
    await expectTotal(canvas, '$25,810.00');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter the options' }), 'option 19');
    await expect(await canvas.findByText('11 of 200 shown')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Option 200/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Option 199/ }));
    await expectTotal(canvas, '$26,009.00');
  },
};

/** Undo sets the existing fields. None is rerendered, and the filter is unchanged. */
export const UndoAmongManyOptions: Story = {
  args: { idempotencyKey: 'form-14', draft: draftWithManyOptions, choices: firstChoices(draftWithManyOptions, null) },
  // This story tests state that is preserved. The other stories cover its appearance.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expectTotal(canvas, '$25,810.00');
    const filter = canvas.getByRole('searchbox', { name: 'Filter the options' });
    await userEvent.type(filter, 'option 1');
    const options = canvas.getAllByRole('checkbox', { hidden: true });
    await expect(options).toHaveLength(200);
    const [preselected, last] = ['Option 100', 'Option 199'].map((name) =>
      canvas.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Gray leather' }));
    for (const option of [preselected, last]) if (option) await userEvent.click(option);
    await expectTotal(canvas, '$25,909.00');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 3; step += 1) await userEvent.click(undo);
    await expectTotal(canvas, '$25,810.00');
    await expect(canvas.getByRole('radio', { name: "No, I'm not sure" })).toBeChecked();
    await expect(preselected).toBeChecked();
    await expect(last).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(canvas.getByRole('radio', { name: 'Gray leather' })).toBeChecked();
    await userEvent.click(undo);
    await expect(filter).toHaveValue('option 1');
    // The preview is the last element that an undo updates.
    const preview = within(canvas.getByRole('article', { hidden: true }));
    await waitFor(() => expect(preview.queryByText('Gray leather')).toBeNull());
    const after = canvas.getAllByRole('checkbox', { hidden: true });
    await expect(after.every((option, index) => option === options[index])).toBe(true);
    await expect(undo).toHaveFocus();
  },
};

/** Undo also reverts typed text. */
export const UndoOfText: Story = {
  args: { idempotencyKey: 'form-15', draft: draftWithoutBuild, choices: firstChoices(draftWithoutBuild, null) },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const trim = canvas.getByRole('textbox', { name: /Name of the trim/ });
    await userEvent.type(trim, 'XL');
    await userEvent.type(canvas.getAllByRole('textbox', { name: /Name of the color/ })[0] ?? trim, 'R');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(trim).toHaveValue('X');
    await userEvent.type(trim, 'LT');
    await expect(trim).toHaveValue('XLT');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingInTheCatalogue: Story = {
  args: { idempotencyKey: 'form-5', draft: draftWithoutBuild, choices: firstChoices(draftWithoutBuild, null) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the trim/ }), 'Lariat');
    const preview = within(canvas.getByRole('article', { hidden: true }));
    await expect((await preview.findAllByText('Lariat'))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Confirm/ })).toBeEnabled();
  },
};

export const NoPrices: Story = {
  args: { idempotencyKey: 'form-6', draft: draftWithoutPrices, choices: firstChoices(draftWithoutPrices, null) },
  play: async ({ canvas }) => {
    await expectTotal(canvas, 'Not known');
  },
};

/** STK-13: before 1999, the colors are a separate block, which can be omitted. */
export const RestrictedYear: Story = {
  args: { idempotencyKey: 'form-7', draft: draftOfRestrictedYear, choices: firstChoices(draftOfRestrictedYear, null) },
  play: async ({ canvas, userEvent }) => {
    const preview = within(canvas.getByRole('article', { hidden: true }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Eternal Blue Pearl' }));
    await expect(await preview.findByText('Eternal Blue Pearl')).toBeInTheDocument();
    const block = canvas.getByRole('checkbox', { name: 'Print the color block' });
    await expect(block).toBeChecked();
    await userEvent.click(block);
    await waitFor(() => expect(preview.queryByText('Eternal Blue Pearl')).toBeNull());
  },
};

/** Without credits, the build can't be confirmed, and there is a link to buy some. */
export const NoCredit: Story = {
  args: { idempotencyKey: 'form-8', payment: { kind: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/plans?vin=1HGCM82693A000001',
    );
  },
};

export const PaidByGlobalCredit: Story = {
  args: { idempotencyKey: 'form-9', payment: { kind: 'global', left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 credit for any document. You have 1 such credit\./)).toBeVisible();
  },
};

export const PaidBySubscription: Story = {
  args: { idempotencyKey: 'form-10', payment: { kind: 'subscription' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeVisible();
  },
};

/** On a phone, a button opens the preview. */
export const Narrow: Story = {
  args: { idempotencyKey: 'form-11' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('article')).toBeVisible();
  },
};

export const Spanish: Story = { args: { idempotencyKey: 'form-12' }, globals: { language: 'es' } };

export const Dark: Story = { args: { idempotencyKey: 'form-13' }, globals: { theme: 'dark' } };
