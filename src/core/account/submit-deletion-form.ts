import type { CallOptions } from '#ports/call-options.ts';
import type { DeletionFormStore } from './deletion-form-store.ts';
import { DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS } from './deletion-request.ts';
import type { RequestDeletion } from './request-deletion.ts';

/** Tells the person that their wish was taken, for so many milliseconds. */
export type NotifyOfDeletion = (notification: {
  readonly text: string;
  readonly tone: 'success';
  readonly durationMs: number;
  readonly code: 'deletion-requested';
}) => void;

/** Submits the deletion form; what becomes of it is in its store. */
export type SubmitDeletionForm = (options?: CallOptions) => Promise<void>;

/** What {@link createSubmitDeletionForm} needs. */
export interface SubmitDeletionFormDependencies {
  readonly requestDeletion: RequestDeletion;
  readonly form: DeletionFormStore;
  readonly notify: NotifyOfDeletion;
}

/**
 * Makes the use case that submits the deletion form: from submitting to success, with a notification, or to failure,
 * with the text to show. While one attempt is under way a second is none.
 *
 * Source: specification, sections 4 and 8 (ACC-14).
 *
 * @example
 * const submit = createSubmitDeletionForm({
 *   requestDeletion: createRequestDeletion({ accounts }),
 *   form: new DeletionFormStore(),
 *   notify: ({ text }) => showMessage(text),
 * });
 * await submit();
 */
export function createSubmitDeletionForm({
  requestDeletion,
  form,
  notify,
}: SubmitDeletionFormDependencies): SubmitDeletionForm {
  return async (options) => {
    const { status, email, message } = form.get();
    if (status === 'submitting') return;
    form.submitted();
    const result = await requestDeletion({ email, message }, options);
    if (result.isOk()) {
      form.succeeded();
      notify({
        text: DELETION_REQUESTED_MESSAGE,
        tone: 'success',
        durationMs: DELETION_REQUESTED_MS,
        code: 'deletion-requested',
      });
    } else if (result.error.code === 'cancelled') {
      form.abandoned();
    } else {
      form.failed(result.error);
    }
  };
}
