import { useNavigation } from 'react-router';

/** Returns whether a form with this intent is being submitted, or any form if no intent is given. */
export function useSubmitting(intent?: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData !== undefined && (intent === undefined || formData.get('intent') === intent);
}
