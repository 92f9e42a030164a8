/**
 * The letters that stand for a make in its mark: the initials of several words, a short name itself, or its first two
 * letters; a question mark for none.
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
