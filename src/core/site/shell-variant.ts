/** The shell around a screen. */
export interface ShellVariant {
  /**
   * `members` includes the notification area, page views and the feature wrapper; `public` the tag manager and focus
   * helper.
   */
  readonly shell: 'members' | 'public';
  readonly liveChat: boolean;
}

const MEMBERS_SEGMENT = 'members';
const WITHOUT_CHAT = '/vehicle-checks';

/**
 * Returns the shell for a path. `members` must be a complete path segment. Live chat, which is part of the members
 * shell, is omitted on the vehicle check pages. Case, query and hash are ignored.
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
