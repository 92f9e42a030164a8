import { useActionState } from 'react';
import { useContainer } from 'vinport/react';

/** Renders a VIN form and the vehicle's recalls, most urgent first. */
export function RecallCheck() {
  const checkRecalls = useContainer().get('checkRecallsByVin');
  const [answer, check, isChecking] = useActionState(async (_before: readonly string[], form: FormData) => {
    const found = await checkRecalls(String(form.get('vin') ?? ''));
    return found.match(
      ({ recalls }) => recalls.map(({ campaign, component }) => `${campaign}: ${component}`),
      ({ code }) => [`Not checked: ${code}`],
    );
  }, []);
  return (
    <form action={check}>
      <label htmlFor="vin">VIN</label>
      <input id="vin" name="vin" required />
      <button type="submit" disabled={isChecking}>
        Check
      </button>
      <ul aria-live="polite">
        {answer.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </form>
  );
}
