import { MessageCircle, Minus, Send, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#core/chat/chat-talk.ts';
import type { LiveChatVisibility } from '#core/chat/live-chat-store.ts';
import { buttonClass } from '#ui/components/button-class.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { ChatLog } from './chat-log.tsx';

interface ChatPanelProps {
  readonly visibility: LiveChatVisibility;
  readonly onVisibility: (visibility: LiveChatVisibility) => void;
  /** The messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Whether no agent is available to reply immediately. */
  readonly offline?: boolean;
  readonly onSend: (text: string) => void;
  /** Resends a message that failed. */
  readonly onRetry: (id: string) => void;
}

const iconButton = 'grid size-11 place-items-center rounded-(--radius-card) text-muted hover:text-ink';

/**
 * Renders the built-in chat: a button, a panel, or nothing (SHELL-04). Focus follows when a person opens or minimizes
 * it.
 */
export function ChatPanel({ visibility, onVisibility, messages, offline = false, onSend, onRetry }: ChatPanelProps) {
  const { t } = useTexts('chat');
  const before = useRef(visibility);
  const opener = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (before.current === 'minimized' && visibility === 'maximized') message.current?.focus();
    if (before.current === 'maximized' && visibility === 'minimized') opener.current?.focus();
    before.current = visibility;
  }, [visibility]);

  if (visibility === 'hidden') return null;
  if (visibility === 'minimized') {
    return (
      <button
        ref={opener}
        type="button"
        data-chat-button
        aria-label={t('chat.open')}
        onClick={() => onVisibility('maximized')}
        className={`${buttonClass('primary')} screen-only fixed right-4 bottom-4 z-30 shadow-(--shadow-card)`}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {/* On a phone, the label would cover the content. */}
        <span className="hidden sm:inline">{t('chat.open')}</span>
      </button>
    );
  }
  return (
    <section
      aria-label={t('chat.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onVisibility('minimized');
      }}
      className="screen-only fixed right-0 bottom-0 z-30 flex h-[min(32rem,100dvh)] w-full flex-col border border-line bg-surface shadow-(--shadow-card) sm:right-4 sm:bottom-4 sm:h-[min(32rem,calc(100dvh-2rem))] sm:w-96 sm:rounded-(--radius-card)"
    >
      <header className="flex items-center justify-between border-line border-b pl-4">
        <h2 className="text-lg">{t('chat.title')}</h2>
        <div className="flex">
          <button
            type="button"
            aria-label={t('chat.minimize')}
            className={iconButton}
            onClick={() => onVisibility('minimized')}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label={t('chat.hide')}
            className={iconButton}
            onClick={() => onVisibility('hidden')}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </header>
      {offline ? (
        <p role="status" className="border-line border-b bg-caution-surface px-4 py-2 text-caution text-sm">
          {t('chat.offline')}
        </p>
      ) : null}
      <ChatLog messages={messages} onRetry={onRetry} />
      <form
        className="flex items-end gap-2 border-line border-t p-3"
        onSubmit={(event) => {
          event.preventDefault();
          const text = message.current?.value.trim() ?? '';
          if (text === '') return;
          event.currentTarget.reset();
          onSend(text);
        }}
      >
        <textarea
          ref={message}
          name="message"
          aria-label={t('chat.message')}
          placeholder={t('chat.placeholder')}
          rows={1}
          maxLength={2_000}
          onKeyDown={(event) => {
            // In an input method editor, such as for Japanese, Enter completes a word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="field-sizing-content max-h-32 min-h-11 grow resize-none rounded-(--radius-card) border border-muted bg-surface px-3 py-2 placeholder:text-muted"
        />
        <button type="submit" aria-label={t('chat.send')} className={`${buttonClass('primary')} px-3!`}>
          <Send aria-hidden="true" className="size-5" />
        </button>
      </form>
    </section>
  );
}
