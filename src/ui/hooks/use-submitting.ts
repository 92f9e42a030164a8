import { useNavigation } from 'react-router';

/** Whether a form with this intent is on its way; without one, whether any form is. */
export function useSubmitting(intent?: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData !== undefined && (intent === undefined || formData.get('intent') === intent);
}
