/**
 * The people who stand about: they gather at events and cheer at successes. A game calls `gather`
 * and `cheer`; everything else follows from the clock.
 */

import { clock, type Instant } from '../clock.ts';
import type { Point } from '../plan.ts';
import type { Idler } from './cast.ts';
import type { Ground } from './ground.ts';
import { CHEERS, FLIGHT } from './life-shader.ts';

/** Limits of a gathering: distance, length of the way, number of people; and their speed. Units, s. */
const DRAWN = 34;
const FARTHEST = 46;
const LISTENERS = 9;
const HASTE = 1.75;
/** Number of the nearest people considered, and of the seats that each tries to reach. */
const ASKED = 20;
const TRIES = 4;
/** Radii of the rings about a place in which they stand, so that the actor there is visible. */
const RINGS = [2.7, 3.5, 4.4, 5.4, 6.5, 7.7] as const;
/** Distance between two neighbours. */
const APART = 0.85;
/** Before this instant nobody has walked yet: people drawn to a place are there at once. */
const AT_ONCE = 0.3;
/** Pigeons rise by themselves every so many seconds, and at noise within this distance. */
const RESTLESS = 47;
const STARTLED = 24;

let wanted: Point | null = null;
let asked = 0;
const news: { x: number; z: number; strength: number }[] = [];

/** An event at `place`: people near it gather. null: they go back. */
export function gather(place: Point | null): void {
  if (place?.x === wanted?.x && place?.z === wanted?.z) return;
  wanted = place && { x: place.x, z: place.z };
  asked++;
}

/** People near `place` rejoice: arms go up, some leap. `strength` 0 … 1. */
export function cheer(place: Point, strength = 1): void {
  news.push({ x: place.x, z: place.z, strength: Math.min(1, Math.max(0, strength)) });
  if (news.length > CHEERS) news.shift();
}

/** A walk from spot to spot; a single spot is a standing person. */
interface Walk {
  readonly spots: readonly Point[];
  /** Distance of each spot from the first. */
  readonly along: readonly number[];
  readonly starts: number;
  readonly pace: number;
  /** How he looks when he has arrived. */
  readonly face: number;
}

function walkOf(spots: readonly Point[], starts: number, pace: number, face: number): Walk {
  const along = [0];
  for (let k = 1; k < spots.length; k++) {
    const [a, b] = [spots[k - 1], spots[k]];
    along.push(along[k - 1] + Math.hypot(b.x - a.x, b.z - a.z));
  }
  return { spots, along, starts, pace, face };
}

/** Walks of all idlers, and the shader's data about them. */
export class Crowd {
  /** x, z, heading and pace of each; the shader's `uIdlers`. */
  readonly places: Float32Array;
  /** x, z, begin and strength; the shader's `uCheers`. */
  readonly cheers = new Float32Array(CHEERS * 4);
  /** When the pigeons rose last, and the middle of their ring. */
  readonly flock: [number, number, number, number] = [-99, 0, 0, 0];
  private readonly idlers: readonly Idler[];
  private readonly ground: Ground;
  private readonly walks: Walk[] = [];
  private readonly seated: boolean[] = [];
  private heard = -1;
  private next = 0;
  private turn = 0;

  constructor(idlers: readonly Idler[], ground: Ground, pigeons: readonly Point[], size: number) {
    this.idlers = idlers;
    this.ground = ground;
    this.places = new Float32Array(size * 4);
    const n = Math.max(1, pigeons.length);
    this.flock[1] = pigeons.reduce((sum, p) => sum + p.x, 0) / n;
    this.flock[2] = pigeons.reduce((sum, p) => sum + p.z, 0) / n;
    this.rewind();
  }

  /** The first instant again: nobody has moved, no noise has occurred. */
  rewind(): void {
    this.goHome();
    this.cheers.fill(0);
    this.next = 0;
    this.heard = -1;
    this.turn = 0;
    this.flock[0] = -99;
  }

  private goHome(): void {
    this.idlers.forEach((who, k) => {
      this.walks[k] = walkOf([who], 0, HASTE, who.heading);
      this.seated[k] = false;
    });
  }

  /** Everybody's place at `time`. Allocates only after a call of `gather`. */
  frame(now: Instant): void {
    const { time } = now;
    if (time === clock.delta) this.rewind();
    if (this.heard !== asked) {
      this.heard = asked;
      this.summon(time);
    }
    for (let call = news.pop(); call; call = news.pop()) this.hear(call, time);
    const turn = Math.floor(time / RESTLESS);
    if (turn !== this.turn) this.startle(time);
    this.turn = turn;
    for (let k = 0; k < this.idlers.length; k++) this.step(k, now);
  }

  private startle(time: number): void {
    if (time - this.flock[0] > FLIGHT + 1 || time < this.flock[0]) this.flock[0] = time;
  }

  private hear({ x, z, strength }: { x: number; z: number; strength: number }, time: number): void {
    this.cheers.set([x, z, time, strength], this.next * 4);
    this.next = (this.next + 1) % CHEERS;
    if (Math.hypot(x - this.flock[1], z - this.flock[2]) < STARTLED) this.startle(time);
  }

  private step(k: number, { time }: Instant): void {
    const { places } = this;
    const { spots, along, starts, pace, face } = this.walks[k];
    const whole = along[along.length - 1];
    const gone = Math.min(whole, Math.max(0, (time - starts) * pace));
    let leg = 0;
    while (leg < spots.length - 2 && along[leg + 1] < gone) leg++;
    const a = spots[leg];
    const b = spots[Math.min(spots.length - 1, leg + 1)];
    const long = Math.hypot(b.x - a.x, b.z - a.z);
    const t = long > 0 ? (gone - along[leg]) / long : 0;
    const ahead = long > 0 ? Math.atan2(-(b.z - a.z), b.x - a.x) : face;
    // He turns as he comes to a stand.
    const arrived = starts + whole / pace;
    const settle = Math.min(1, Math.max(0, (time - arrived) / 0.5));
    const gap = Math.atan2(Math.sin(face - ahead), Math.cos(face - ahead));
    places[k * 4] = a.x + (b.x - a.x) * t;
    places[k * 4 + 1] = a.z + (b.z - a.z) * t;
    places[k * 4 + 2] = ahead + gap * settle;
    const on = time > starts && time < arrived;
    places[k * 4 + 3] = on ? Math.min(1, (time - starts) * 5, (arrived - time) * 5) : 0;
  }

  /** Gives people near the wanted place a spot round it, and sends everybody else back. */
  private summon(time: number): void {
    const at = wanted;
    // A wish from before the first instant leaves no trace.
    if (time < AT_ONCE) this.goHome();
    const coming = new Map<number, Point[]>();
    if (at) {
      const seats = this.seats(at);
      const near = this.idlers
        .map((_, k) => ({ k, here: this.spot(k, time) }))
        .map(({ k, here }) => ({ k, here, far: Math.hypot(here.x - at.x, here.z - at.z) }))
        .filter(({ far }) => far < DRAWN)
        .sort((a, b) => a.far - b.far || a.k - b.k);
      for (const { k, here } of near.slice(0, ASKED)) {
        if (coming.size >= LISTENERS) break;
        for (let n = 0; n < Math.min(TRIES, seats.length); n++) {
          const way = this.way(here, seats[n]);
          if (!way) continue;
          coming.set(k, way);
          seats.splice(n, 1);
          break;
        }
      }
    }
    for (let k = 0; k < this.idlers.length; k++) this.send(k, coming.get(k) ?? null, time);
  }

  private spot(k: number, time: number): Point {
    this.step(k, { time });
    return { x: this.places[k * 4], z: this.places[k * 4 + 1] };
  }

  /** A way on level ground: bridges are for people who mean to cross them. */
  private way(from: Point, to: Point): Point[] | null {
    const corners = this.ground.walk(from, to, FARTHEST);
    if (!corners) return null;
    const quay = this.ground.step(to.x, to.z).y;
    for (let k = 0; k + 1 < corners.length; k++) {
      const [a, b] = [corners[k], corners[k + 1]];
      const n = Math.ceil(Math.hypot(b.x - a.x, b.z - a.z));
      for (let s = 0; s <= n; s++) {
        const t = n > 0 ? s / n : 0;
        const { y } = this.ground.step(a.x + (b.x - a.x) * t, a.z + (b.z - a.z) * t);
        if (y > quay + 0.01) return null;
      }
    }
    return corners;
  }

  /** Free spots about a place, the nearest first. */
  private seats(at: Point): Point[] {
    return RINGS.flatMap((r, ring) =>
      Array.from({ length: Math.floor((Math.PI * 2 * r) / (APART * 1.4)) }, (_, k) => {
        const a = ((k + ring * 0.5) * APART * 1.4) / r;
        return { x: at.x + Math.cos(a) * r, z: at.z + Math.sin(a) * r };
      }).filter(({ x, z }) => this.ground.free(x, z)),
    );
  }

  private send(k: number, coming: Point[] | null, time: number): void {
    const who = this.idlers[k];
    if (!coming && !this.seated[k]) return;
    const way = coming ?? this.way(this.spot(k, time), who) ?? [who];
    const to = way[way.length - 1];
    const face = coming && wanted ? Math.atan2(-(wanted.z - to.z), wanted.x - to.x) : who.heading;
    this.seated[k] = coming !== null;
    const pace = HASTE * (0.85 + who.seed * 0.3);
    const spots = time < AT_ONCE ? [to] : way;
    this.walks[k] = walkOf(spots, time + who.seed * 1.2, pace, face);
  }
}
