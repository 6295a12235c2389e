/** The mode for taking pictures: only the city, a free camera, and a file at the end. */

import { useEffect, useRef, useState } from 'react';
import { handling } from '../i18n/handling.ts';
import { useTable } from '../store/table.ts';
import { rig, useCamera } from '../world/camera.ts';
import { listenToHand } from '../world/hand.ts';
import { pictureName } from './picture-name.ts';
import { useGame } from './use-game.ts';

/** Device pixels of a picture to a CSS pixel of the window. */
const SHARPNESS = 2;

export function Photo() {
  const photo = useCamera((camera) => camera.photo);
  const [told, setTold] = useState('');
  const was = useRef(false);
  useEffect(() => {
    if (photo) setTold(handling('photo.begun'));
    else if (was.current) setTold(handling('photo.ended'));
    was.current = photo;
    document.documentElement.toggleAttribute('data-photo', photo);
  }, [photo]);
  return (
    <>
      <div className="sr" role="status" data-live="photo">
        {told}
      </div>
      {photo && <Frame tell={setTold} />}
    </>
  );
}

function Frame({ tell }: { tell: (text: string) => void }) {
  const glass = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const game = useGame();
  const round = useTable((table) => (table.view?.public as { round?: number })?.round);
  const [note, setNote] = useState('');
  const busy = useRef(false);
  const [fingers] = useState(() => matchMedia('(pointer: coarse)').matches);

  useEffect(() => {
    const { activeElement } = document;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  useEffect(() => {
    const hand = rig.current?.hand;
    if (hand && glass.current) return listenToHand(glass.current, hand);
  }, []);

  async function save(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const name = pictureName(`${game?.name ?? ''} ${round ? `round ${round}` : ''}`, new Date());
    const picture = await (rig.current?.capture(SHARPNESS) ?? null);
    if (picture) keep(picture, name);
    const text = picture ? handling('photo.saved', { name }) : handling('photo.failed');
    tell(text);
    setNote(text);
    busy.current = false;
  }

  return (
    <section className="photo" aria-label={handling('photo.title')}>
      <div className="photo-glass" ref={glass} />
      <div className="photo-bar">
        <p>{note || handling(fingers ? 'photo.helpTouch' : 'photo.help')}</p>
        <button type="button" className="primary" ref={button} onClick={() => void save()}>
          {handling('photo.save')}
        </button>
        <button type="button" onClick={() => useCamera.getState().setPhoto(false)}>
          {handling('photo.back')}
        </button>
      </div>
    </section>
  );
}

/** Hands a file to the browser's downloads. */
function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Pixels that an arrow key turns by, and the factor of plus and minus. */
const STEP = 36;
const CLOSER = 0.88;

/** The effect of a key in this mode: true if it had one. */
export function photoKey(key: string): boolean {
  const hand = rig.current?.hand;
  switch (key) {
    case 'Escape':
    case 'p':
      useCamera.getState().setPhoto(false);
      return true;
    case 'ArrowLeft':
      hand?.turn(STEP, 0);
      return true;
    case 'ArrowRight':
      hand?.turn(-STEP, 0);
      return true;
    case 'ArrowUp':
      hand?.turn(0, STEP);
      return true;
    case 'ArrowDown':
      hand?.turn(0, -STEP);
      return true;
    case '+':
    case '=':
      hand?.zoom(CLOSER);
      return true;
    case '-':
      hand?.zoom(1 / CLOSER);
      return true;
    case 'Enter':
      document.querySelector<HTMLElement>('.photo .primary')?.click();
      return true;
    default:
      return false;
  }
}

/** Begins this mode if there is a city. */
export function beginPhoto(): boolean {
  if (!rig.current) return false;
  useCamera.getState().setPhoto(true);
  return true;
}
