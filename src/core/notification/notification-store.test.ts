import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationStore } from './notification-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('NotificationStore', () => {
  it('SHELL-07 starts empty and shows only the latest notification', () => {
    const store = new NotificationStore();
    expect(store.get()).toBeNull();
    store.notified({ text: 'First' });
    store.notified({ text: 'Second', tone: 'error' });
    expect(store.get()).toEqual({ text: 'Second', tone: 'error', durationMs: 1_000 });
  });

  it('SHELL-07 closes a success automatically after 1000 ms', () => {
    const store = new NotificationStore();
    store.notified({ text: 'Saved' });
    store.painted();
    vi.advanceTimersByTime(999);
    expect(store.get()).toEqual({ text: 'Saved', tone: 'success', durationMs: 1_000 });
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('GAP-03 starts the timer when the notification is painted, even if late', () => {
    const store = new NotificationStore();
    store.notified({ text: 'Saved' });
    vi.advanceTimersByTime(2_000);
    expect(store.get()?.text).toBe('Saved');
    store.painted();
    vi.advanceTimersByTime(999);
    expect(store.get()?.text).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('closes after its own duration if set', () => {
    const store = new NotificationStore();
    store.notified({ text: 'Your request has been submitted successfully!', durationMs: 10_000 });
    store.painted();
    vi.advanceTimersByTime(9_999);
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('SHELL-07 shows a new notification for its full duration, regardless of the previous timer', () => {
    const store = new NotificationStore();
    store.notified({ text: 'First' });
    store.painted();
    vi.advanceTimersByTime(999);
    store.notified({ text: 'Second' });
    store.painted();
    vi.advanceTimersByTime(999);
    expect(store.get()?.text).toBe('Second');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('disappears when dismissed and leaves no timer running', () => {
    const store = new NotificationStore();
    const seen: unknown[] = [];
    store.notified({ text: 'First' });
    store.painted();
    store.state$.subscribe((notification) => seen.push(notification?.text));
    store.dismissed();
    expect(vi.getTimerCount()).toBe(0);
    vi.runAllTimers();
    expect(seen).toEqual(['First', undefined]);
  });

  it('SHELL-07 is not closed by the timer of the notification it replaces or by a second paint', () => {
    const store = new NotificationStore();
    store.notified({ text: 'First' });
    store.painted();
    store.notified({ text: 'Second', durationMs: 5_000 });
    expect(vi.getTimerCount()).toBe(0);
    store.painted();
    store.painted();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(4_999);
    expect(store.get()?.text).toBe('Second');
  });

  it('runs no timer while nothing is shown', () => {
    new NotificationStore().painted();
    expect(vi.getTimerCount()).toBe(0);
  });
});
