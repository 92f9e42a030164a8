/** Characters that look or sound similar, as read from a plate, a photo or handwriting. */
const LOOKALIKES = ['0OQD', '1IL7', '2Z', '5S', '8B3', '6G', 'UV', 'MN', 'CG', 'PR', 'VY', '4A', 'EF', 'KX'];
const KEYBOARD = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** The reason why a character was confused with another: it looks similar or is adjacent on the keyboard. */
export type TypingSlip = 'lookalike' | 'keyboard' | 'none';

/**
 * Returns how one character may have been mistyped as another.
 *
 * @example
 * typingSlip('O', '0'); // 'lookalike'
 */
export function typingSlip(written: string, meant: string): TypingSlip {
  if (LOOKALIKES.some((group) => group.includes(written) && group.includes(meant))) return 'lookalike';
  return areKeyboardNeighbours(written, meant) ? 'keyboard' : 'none';
}

function areKeyboardNeighbours(first: string, second: string): boolean {
  const [row, column] = keyOf(first);
  const [otherRow, otherColumn] = keyOf(second);
  if (row < 0 || otherRow < 0) return false;
  const sideways = otherColumn - column;
  if (row === otherRow) return Math.abs(sideways) === 1;
  // Each row is shifted half a key to the right, so a key is adjacent to two keys of the row above and two of the row
  // below.
  if (otherRow - row === 1) return sideways === 0 || sideways === -1;
  if (row - otherRow === 1) return sideways === 0 || sideways === 1;
  return false;
}

function keyOf(sign: string): readonly [row: number, column: number] {
  const row = KEYBOARD.findIndex((keys) => keys.includes(sign));
  return [row, KEYBOARD[row]?.indexOf(sign) ?? -1];
}
