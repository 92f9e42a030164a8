import type { Rating } from '#core/feedback/rating.ts';
import { Button } from '#ui/components/button.tsx';
import { FiveFaceRating } from '#ui/components/five-face-rating.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface RatingStepProps {
  readonly rating: Rating | null;
  readonly onRate: (rating: Rating) => void;
  readonly onSkip: () => void;
}

/**
 * Renders step 0 of the feedback dialog: five faces (FBK-02). Its store continues to the next step when a face is
 * picked.
 */
export function RatingStep({ rating, onRate, onSkip }: RatingStepProps) {
  const { t } = useTexts('feedback');
  return (
    <div className="grid gap-6">
      <FiveFaceRating label={t('feedback.question')} value={rating} onRate={onRate} />
      <Button type="button" variant="bare" className="justify-self-end" onClick={onSkip}>
        {t('feedback.skip')}
      </Button>
    </div>
  );
}
