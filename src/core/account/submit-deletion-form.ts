import type { CallOptions } from '#ports/call-options.ts';
import type { DeletionFormStore } from './deletion-form-store.ts';
import { DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS } from './deletion-request.ts';
import type { RequestDeletion } from './request-deletion.ts';

/** Notifies the person, for a number of milliseconds, that their request was accepted. */
export type NotifyOfDeletion = (notification: {
  readonly text: string;
  readonly tone: 'success';
  readonly durationMs: number;
  readonly code: 'deletion-requested';
}) => void;

/** Submits the deletion form and writes the result to its store. */
export type SubmitDeletionForm = (options?: CallOptions) => Promise<void>;

/** The dependencies of {@link createSubmitDeletionForm}. */
export interface SubmitDeletionFormDependencies {
  readonly requestDeletion: RequestDeletion;
  readonly form: DeletionFormStore;
  readonly notify: NotifyOfDeletion;
}

/**
 * Creates the use case that submits the deletion form. The status changes from submitting to success, with a
 * notification, or to failure, with the text to show. A second attempt while a request is pending is ignored.
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
