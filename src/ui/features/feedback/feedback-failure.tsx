/** Why something was not sent, in red under its form (FBK-12). */
export function FeedbackFailure({ text }: { readonly text: string | null }) {
  // The place is there before the words are, so that a screen reader hears them come.
  return (
    <p role="alert" className="font-medium text-danger empty:hidden">
      {text}
    </p>
  );
}
