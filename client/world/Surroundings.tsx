/**
 * Everything inside the canvas: camera, light, sky, and the place; children are the game's board.
 */

import { type RootState, useFrame, useStore } from '@react-three/fiber';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../store/settings.ts';
import { CameraRig } from './CameraRig.tsx';
import { view } from './camera.ts';
import { clock, stir } from './clock.ts';
import { Daylight, shone } from './Daylight.tsx';
import { pace } from './frames.ts';
import { KeptPicture, type Moment } from './kept/kept-picture.ts';
import { stroll } from './materials.ts';
import { QUALITY, useQuality } from './quality.ts';
import { Sky } from './Sky.tsx';
import { type PlaceProps, type Scenery, sizeOf } from './scenery.ts';
import type { Solid } from './solids.ts';
import type { Weather } from './weather.ts';

export interface SurroundingsProps {
  readonly scenery: Scenery;
  readonly light: number;
  readonly weather: Weather;
  /** The place is built: the next frame is complete. */
  readonly onReady?: (state: RootState) => void;
  /** The place cannot be shown. */
  readonly onFailed?: (reason: string) => void;
  readonly children?: ReactNode;
}

const NOTHING: readonly Solid[] = [];

/** One record for all frames, which must not allocate. */
const moment: Moment = { seconds: 0, pose: 0, light: 0, cost: 0, keeps: false, coarse: false };

export function Surroundings(props: SurroundingsProps) {
  const { scenery, light, weather, onReady, onFailed, children } = props;
  const Place = usePlace(scenery, onFailed);
  const solids = useRef(NOTHING);
  const store = useStore();
  /** Whether the canvas's attribute says that it shows all pixels. */
  const told = useRef(false);
  const keeps = useQuality((s) => QUALITY[s.level].keeps);
  const restorations = useQuality((s) => s.restorations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lost context has lost its pictures
  const picture = useMemo(() => new KeptPicture(), [keeps, restorations]);
  useEffect(() => () => picture.dispose(), [picture]);
  const built = useCallback(() => onReady?.(store.getState()), [onReady, store]);
  // The last step of a frame; a positive priority makes r3f leave the drawing to it.
  useFrame(({ gl, scene, camera }) => {
    if (!useSettings.getState().reducedMotion) stroll.value[0] = clock.time;
    if (clock.blind) return;
    moment.seconds = performance.now() / 1000;
    moment.pose = view.moves;
    moment.light = shone.times;
    moment.cost = pace.cost;
    moment.keeps = pace.keeps && keeps;
    moment.coarse = pace.coarse;
    picture.draw(gl, scene, camera, moment);
    pace.whole = picture.whole;
    if (picture.sharp !== told.current) {
      told.current = picture.sharp;
      gl.domElement.toggleAttribute('data-sharp', picture.sharp);
    }
    // Frames come until the resting picture is complete.
    if (moment.keeps && !picture.sharp) stir(0.1, false);
  }, 1);
  return (
    <>
      <CameraRig scenery={scenery} solids={solids} />
      <Daylight light={light} weather={weather} size={sizeOf(scenery.reach)} />
      <Sky />
      {Place ? (
        <>
          <Place onBuilt={built} solids={solids} />
          {children}
        </>
      ) : null}
    </>
  );
}

/** The component that draws the place; null until it has been loaded. */
function usePlace(
  scenery: Scenery,
  onFailed?: (reason: string) => void,
): ComponentType<PlaceProps> | null {
  const [loaded, setLoaded] = useState<{ of: Scenery; Place: ComponentType<PlaceProps> }>();
  useEffect(() => {
    let gone = false;
    scenery.place().then(
      (Place) => {
        if (!gone) setLoaded({ of: scenery, Place });
      },
      (reason) => {
        if (!gone) onFailed?.(`the place did not load: ${reason}`);
      },
    );
    return () => {
      gone = true;
    };
  }, [scenery, onFailed]);
  return loaded?.of === scenery ? loaded.Place : null;
}
