import { makeLogoAnswer } from '../app/answers/make-logo-answer.ts';
import type { Route } from './+types/classic-make-logo.ts';

/** Returns the logo of a classic make (VEH-06). */
export const loader = ({ params }: Route.LoaderArgs): Response => makeLogoAnswer(params.file, 'classic');
