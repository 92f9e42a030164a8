/** Renders why sending failed, in red under the form (FBK-12). */
export function FeedbackFailure({ text }: { readonly text: string | null }) {
  // The live region exists before its text, so that a screen reader announces the text.
  return (
    <p role="alert" className="font-medium text-danger empty:hidden">
      {text}
    </p>
  );
}
