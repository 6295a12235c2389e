/** The time left for a claim, as a ring around its building that grows shorter. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, MeshBasicMaterial } from 'three';
import type { View } from '../../../../engine/games/genoa/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { stir } from '../../../world/clock.ts';
import { spaceRect } from '../scenery/plan.ts';
import { cornersFor, ringForm } from './claim-ring.ts';
import { GROUND } from './sites.ts';

/** Colours for the last quarter, the second quarter, and the time before. */
const COLORS = [0xff5a3a, 0xffc23a, 0x7de0a0] as const;

/** The end of the other seats' time for a claim; 0 where no time runs. */
function deadlineOf(table: TableState | null, view: View | null): number {
  if (view?.public.state !== 'CLAIM') return 0;
  const merchant = 1 << view.public.merchant;
  const timer = table?.timers?.find(({ seats, grace }) => !grace && (seats & merchant) === 0);
  return timer?.deadline ?? 0;
}

export function ClaimRing() {
  const tower = useTable(({ view }) => (view as View | null)?.public.tower ?? null);
  const deadline = useTable(({ table, view }) => deadlineOf(table, view as View | null));
  const mesh = useRef<Mesh<BufferGeometry, MeshBasicMaterial>>(null);
  const form = useMemo(ringForm, []);
  const paint = useMemo(() => new MeshBasicMaterial({ toneMapped: false, fog: false }), []);
  /** The longest time that this claim has had: an offer prolongs it. */
  const whole = useRef({ tower, most: 0 });
  if (whole.current.tower !== tower || deadline === 0) whole.current = { tower, most: 0 };

  useEffect(() => {
    if (deadline === 0) return;
    const timer = setInterval(() => stir(0.05), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  useEffect(
    () => () => {
      form.dispose();
      paint.dispose();
    },
    [form, paint],
  );
  useFrame(() => {
    const ring = mesh.current;
    if (!ring) return;
    ring.visible = deadline > 0;
    if (!ring.visible) return;
    const left = deadline - Date.now() - useTable.getState().clockShift;
    whole.current.most = Math.max(whole.current.most, left);
    form.setDrawRange(0, cornersFor(left, whole.current.most));
    const share = left / whole.current.most;
    paint.color.setHex(COLORS[share < 0.25 ? 0 : share < 0.5 ? 1 : 2]);
  });

  if (!tower) return null;
  const { x0, x1, z0, z1 } = spaceRect(tower);
  return (
    <mesh
      ref={mesh}
      geometry={form}
      material={paint}
      position={[(x0 + x1) / 2, GROUND + 0.12, (z0 + z1) / 2]}
      scale={[(x1 - x0) / 2 - 0.2, 1, (z1 - z0) / 2 - 0.2]}
      frustumCulled={false}
    />
  );
}
