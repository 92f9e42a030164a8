import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import LiveChatWidget from './live-chat-widget.tsx';

type WidgetProps = {
  readonly onReady: (data: { readonly state: { readonly visibility: string } }) => void;
  readonly onVisibilityChanged: (data: { readonly visibility: string }) => void;
};

const drawn = vi.hoisted(() => ({ props: [] as unknown[] }));

// LiveChat hosts its own script, so the test covers only the props that it receives and the handling of its events.
vi.mock('@livechat/widget-react', () => ({
  LiveChatWidget: (props: unknown) => {
    drawn.props.push(props);
    return null;
  },
}));

it("SHELL-04 passes the requested visibility to LiveChat's widget and forwards its reports", () => {
  const [onShows, onGone] = [vi.fn(), vi.fn()];
  const customer = { name: 'Ada Byron', email: 'ada@people.example' };
  const { unmount } = render(
    <LiveChatWidget license="12345678" wanted="maximized" customer={customer} onShows={onShows} onGone={onGone} />,
  );

  expect(drawn.props.at(-1)).toMatchObject({
    license: '12345678',
    visibility: 'maximized',
    customerName: 'Ada Byron',
    customerEmail: 'ada@people.example',
  });
  const widget = drawn.props.at(-1) as WidgetProps;
  widget.onReady({ state: { visibility: 'minimized' } });
  widget.onVisibilityChanged({ visibility: 'hidden' });
  expect(onShows.mock.calls).toEqual([['minimized'], ['hidden']]);

  expect(onGone).not.toHaveBeenCalled();
  unmount();
  expect(onGone).toHaveBeenCalledOnce();
});
