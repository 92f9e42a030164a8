import { makeLogoAnswer } from '../app/answers/make-logo-answer.ts';
import type { Route } from './+types/make-logo.ts';

/** Serves the logo of a make of current vehicles (VEH-06). */
export const loader = ({ params }: Route.LoaderArgs): Response => makeLogoAnswer(params.file, 'current');
