import type { ChatMessage } from '#core/chat/chat-talk.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ChatLogProps {
  /** The messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly onRetry: (id: string) => void;
}

/** Renders the conversation. Screen readers announce new messages. */
export function ChatLog({ messages, onRetry }: ChatLogProps) {
  const { t } = useTexts('chat');
  const { hour } = useFormats();
  return (
    <div
      role="log"
      aria-label={t('chat.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto p-3 focus-visible:-outline-offset-2"
    >
      {/* Reversed twice, so that the last message stays visible without a script. */}
      <ol className="grid gap-3">
        {messages.length === 0 ? <li className="text-muted">{t('chat.empty')}</li> : null}
        {messages.map(({ id, from, text, at, state }) => (
          <li key={id} className={`grid max-w-[85%] gap-0.5 ${from === 'visitor' ? 'justify-self-end' : ''}`}>
            <p className="flex gap-2 text-muted text-sm">
              <span>{from === 'visitor' ? t('chat.you') : t('chat.agent')}</span>
              <time dateTime={new Date(at).toISOString()}>{hour(at)}</time>
            </p>
            <p
              className={`wrap-anywhere whitespace-pre-wrap rounded-(--radius-card) border px-3 py-2 ${from === 'visitor' ? 'border-ink' : 'border-line bg-paper'}`}
            >
              {text}
            </p>
            {state === 'sending' ? <p className="text-right text-muted text-sm">{t('chat.sending')}</p> : null}
            {state === 'failed' ? (
              <p className="flex items-center justify-end gap-2 text-danger text-sm">
                {t('chat.failed')}
                <button type="button" onClick={() => onRetry(id)} className="min-h-6 underline underline-offset-4">
                  {t('chat.retry')}
                </button>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
