/** The kind of the jobs that email the response to a registration. */
export const ANSWER_REGISTRATION = 'answer-registration';
