import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

/** Returns a page with a form and a button, and functions to simulate pointer events on it. */
function aForm() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<form><input name="vin" /><button type="button">Generate</button></form>';
  const form = page.querySelector('form');
  const button = page.querySelector('button');
  if (form === null || button === null) throw new Error('The page has no form.');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  keepPress(page);
  const at = (type: string, target: Element, y: number, detail = 1) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 10, clientY: y, detail }));
  return { form, button, pressed, at };
}

describe('keepPress', () => {
  afterEach(() => vi.restoreAllMocks());

  it('GAP-21 counts a press on a button that moves away under a still pointer', () => {
    const { form, button, pressed, at } = aForm();
    at('pointerdown', button, 100);
    at('click', form, 101);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('counts a click that hits the button once', () => {
    const { button, pressed, at } = aForm();
    at('pointerdown', button, 100);
    at('click', button, 100);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('cancels the press if the pointer moves away', () => {
    const { form, button, pressed, at } = aForm();
    at('pointerdown', button, 100);
    at('click', form, 160);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('ignores clicks that start elsewhere and keyboard clicks', () => {
    const { form, button, pressed, at } = aForm();
    at('click', form, 100);
    at('pointerdown', button, 100);
    at('click', form, 100, 0);
    expect(pressed).not.toHaveBeenCalled();
  });
});
