/** The kind of the jobs that email the answer to a registration. */
export const ANSWER_REGISTRATION = 'answer-registration';
