import { accountData } from './account-data.ts';
import { creditData } from './credit-data.ts';
import { deletionData } from './deletion-data.ts';
import { documentData } from './document-data.ts';
import { emailData } from './email-data.ts';
import { feedbackData } from './feedback-data.ts';
import { orderData } from './order-data.ts';
import type { PersonalDataSection } from './personal-data-section.ts';
import { signInData } from './sign-in-data.ts';

/** All stored personal data, one section per feature. A new table with personal data belongs to one of them. */
export const personalData: readonly PersonalDataSection[] = [
  accountData,
  signInData,
  creditData,
  orderData,
  documentData,
  feedbackData,
  emailData,
  deletionData,
];
