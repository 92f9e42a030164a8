import type { ActionFunctionArgs } from 'react-router';
import type { DeletionFormState } from '#core/account/deletion-form-store.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/**
 * Submits the typed values through the form's store, and returns the result for callers that don't observe the store.
 */
export async function submitDeletion({ request, context }: ActionFunctionArgs): Promise<DeletionFormState> {
  const typed = await request.formData();
  const form = await resolveService(context, 'deletionForm');
  const submitDeletionForm = await resolveService(context, 'submitDeletionForm');
  form.typed({ email: String(typed.get('email') ?? ''), message: String(typed.get('message') ?? '') });
  await submitDeletionForm({ signal: request.signal });
  return form.get();
}
