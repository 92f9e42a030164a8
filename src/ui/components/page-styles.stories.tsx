import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StyleSheetContext } from '../app/contexts/page-contexts.ts';
import { PageStyles } from './page-styles.tsx';

const meta = { component: PageStyles } satisfies Meta<typeof PageStyles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The style sheet is inlined unescaped, including quotes. */
export const Written: Story = {
  render: () => (
    <StyleSheetContext value={'[data-styled="yes"] { font-weight: 700; }'}>
      <PageStyles />
      <p data-styled="yes">Styled by the sheet within the page.</p>
    </StyleSheetContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Styled/)).toHaveStyle({ fontWeight: '700' });
  },
};
