/** Sound comes back after a call, a lock or a swipe, and is not requested endlessly. */

import { beforeEach, expect, test } from 'vitest';
import { keepAwake, type Sounding } from '../../client/sound/awake.ts';

/** An `AudioContext` of a phone: it can be resumed only in an accepted gesture. */
class Phone extends EventTarget implements Sounding {
  state = 'suspended';
  asked = 0;
  allowed = false;

  async resume(): Promise<void> {
    this.asked++;
    if (!this.allowed) throw new Error('not in a gesture');
    this.set('running');
  }

  set(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  /** A gesture on the page; of a swipe the touch does not count. */
  gesture(page: EventTarget, type: string, counts: boolean): void {
    this.allowed = counts;
    page.dispatchEvent(new Event(type));
    this.allowed = false;
  }
}

let page: EventTarget;
let phone: Phone;
let stop: () => void;
beforeEach(() => {
  page = new EventTarget();
  phone = new Phone();
  stop = keepAwake(phone, page);
});

test('a swipe first, a tap then: it runs', () => {
  phone.gesture(page, 'pointerdown', false);
  expect(phone.state).toBe('suspended');
  phone.gesture(page, 'pointerdown', false);
  phone.gesture(page, 'touchend', true);
  expect(phone.state).toBe('running');
});

test.each(['interrupted', 'suspended'])('%s in the middle: the next tap brings it back', (how) => {
  phone.gesture(page, 'click', true);
  phone.set(how);
  expect(phone.state).toBe(how);
  phone.gesture(page, 'keydown', true);
  expect(phone.state).toBe('running');
});

test('what may go on by itself does, without a touch', () => {
  phone.gesture(page, 'click', true);
  phone.allowed = true;
  phone.set('interrupted');
  expect(phone.state).toBe('running');
});

test('nobody asks while it runs, before anybody was there, or after its end', () => {
  phone.set('suspended');
  expect(phone.asked).toBe(0);
  phone.gesture(page, 'click', true);
  phone.gesture(page, 'click', true);
  expect(phone.asked).toBe(1);
  phone.set('closed');
  phone.gesture(page, 'click', true);
  expect(phone.asked).toBe(1);
  stop();
  phone.set('suspended');
  phone.gesture(page, 'click', true);
  expect(phone.asked).toBe(1);
});
