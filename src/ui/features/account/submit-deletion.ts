import type { RouterContextProvider } from 'react-router';
import type { DeletionFormState } from '#core/account/deletion-form-store.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** Submits what was typed by way of the form's store, and answers what became of it for who does not follow the store. */
export async function submitDeletion(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<DeletionFormState> {
  const typed = await request.formData();
  const form = await resolveService(context, 'deletionForm');
  const submitDeletionForm = await resolveService(context, 'submitDeletionForm');
  form.typed({ email: String(typed.get('email') ?? ''), message: String(typed.get('message') ?? '') });
  await submitDeletionForm({ signal: request.signal });
  return form.get();
}
