/** The frame around a screen. */
export interface ShellVariant {
  /** `members` brings the notification area, page views and the feature wrapper; `public` tag manager and focus helper. */
  readonly shell: 'members' | 'public';
  readonly liveChat: boolean;
}

const MEMBERS_SEGMENT = 'members';
const WITHOUT_CHAT = '/vehicle-checks';

/**
 * The frame a path gets. `members` has to be a whole segment of it, and live chat, which the members' frame brings, is
 * left out on the pages of vehicle checks. Case, query and hash do not matter.
 *
 * Source: specification, section 2 (SHELL-01 to SHELL-03).
 *
 * @example
 * shellVariant('/members/dashboard'); // { shell: 'members', liveChat: true }
 */
export function shellVariant(path: string): ShellVariant {
  const plain = path.replace(/[?#].*$/s, '').toLowerCase();
  const isMembers = plain.split('/').includes(MEMBERS_SEGMENT);
  return { shell: isMembers ? 'members' : 'public', liveChat: isMembers && !plain.includes(WITHOUT_CHAT) };
}
