/**
 * Returns the letters shown in place of a make's logo: the initials of several words, a short name itself, or the first
 * two letters; a question mark if the make is empty.
 *
 * @example
 * makeInitials('Land Rover'); // 'LR'
 */
export function makeInitials(make: string): string {
  const words = make.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  if (first === '') return '?';
  if (words.length > 1)
    return words
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 3)
      .toUpperCase();
  return first.length <= 3 ? first.toUpperCase() : first.charAt(0).toUpperCase() + first.charAt(1).toLowerCase();
}
