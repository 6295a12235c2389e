/** Facts that nobody may learn, and facts for which a view is enough. */

import type { Command, Json, JsonObject, State, Viewer } from '../../../engine/core/contract.ts';
import { SEED, several } from '../../scope.ts';
import type { Table } from '../games.ts';
import { legalOf, viewsOf } from '../hands.ts';
import { misfits } from '../misfits.ts';
import { Interference } from '../non-interference.ts';
import { isEqual, isSame, Observer, plain } from '../pass.ts';
import { type Moment, type Play, seatsIn } from '../play.ts';

/** How often each secret must differ between twins before only some of them are compared. */
export const TIMES = several(60, 1000);

/** Twins are byte-equal on every channel for viewers who cannot know the difference. */
export class Twins extends Observer {
  readonly looks = Number.POSITIVE_INFINITY;
  /** Over the matches of the day, of which only some positions are compared. */
  readonly compared: Interference;
  private now: Interference;
  private told = 0;

  constructor(table: Table) {
    super(table);
    const { share = 1 } = this.samples;
    this.compared = this.interference(Math.ceil(TIMES * share * 1.05), several(25, 40), `${SEED} `);
    this.now = this.compared;
  }

  override begin(play: Play, everything: boolean): void {
    super.begin(play, everything);
    this.now = everything ? this.interference(1, 1, `${play.seed}`) : this.compared;
    this.told = this.now.findings.leaks.length;
  }

  look(moment: Moment): void {
    this.now.look(moment);
    const { leaks } = this.now.findings;
    for (; this.told < leaks.length; this.told++) this.complain(leaks[this.told]);
  }

  private interference(enough: number, oneIn: number, seed: string): Interference {
    return new Interference(this.game, this.samples, {
      matches: 0,
      enough,
      oneIn,
      seed,
      fromViews: true,
      stopAtLeak: false,
    });
  }
}

/** A view alone is enough to know the legal actions and the reasons of refusals. */
export class FromViews extends Observer {
  readonly looks = 6;

  look({ state, seats }: Moment): void {
    const { game, samples, will } = this;
    for (const seat of seatsIn(game.deciders(state))) {
      const own = game.fromView(plain(game.view(state, seat, seats)), will);
      const isAlike = game.deciders(own) === game.deciders(state);
      this.insist(isAlike, () => `by its view ${seat} thinks that others decide`);
      for (let i = 0; i < 4; i++) {
        const action = samples.nonsense[will.below(samples.nonsense.length)];
        const [there, here] = [own, state].map((one) => game.explain(one, seat, action));
        const said = (): string => JSON.stringify([seat, action, there, here]);
        const forgotten = here !== null && (samples.forgets ?? []).includes(there?.code ?? '');
        this.insist(
          forgotten || isSame(there, here),
          () => `by its view explained otherwise: ${said()}`,
        );
      }
    }
  }
}

/** The public view has the shape that the game declares, field by field. */
export class Shaped extends Observer {
  readonly looks = 8;

  look({ state, seats }: Moment): void {
    const { game } = this;
    const view = game.view(state, 'public', seats);
    for (const one of misfits(game.publicShape, view.public as unknown as Json, 'public')) {
      this.complain(one);
    }
    this.insist(view.you === undefined, () => 'the public is told of a seat of its own');
  }
}

/**
 * An observer who knows every hand considers the right positions possible, and learns nothing
 * beyond them.
 */
export class FromHands extends Observer {
  readonly looks = 6;

  look({ state, seats }: Moment): void {
    const { game, will } = this;
    if (!game.fromHands || game.isFinished(state)) return;
    const views = viewsOf(game, state, seats.length);
    const hands = views.own.map(({ you }) => you as JsonObject);
    const made = game.fromHands(views.open, hands, will);
    const broken = game.invariants(made);
    this.insist(broken.length === 0, () => `a state from all hands breaks ${broken}`);
    const same = isSame(viewsOf(game, made, seats.length), views);
    this.insist(same, () => 'a state from all hands looks otherwise');
    const alike = isSame(legalOf(game, made), legalOf(game, state));
    this.insist(alike, () => 'a state from all hands has other choices');
  }
}

/** A seat without a choice has exactly the given answer, and twins get the same. */
export class OnlyAnswers extends Observer {
  readonly looks = 40;
  given = 0;
  asked = 0;
  /** Seats with one possible choice that are asked all the same. */
  alone = 0;

  look({ state, seats }: Moment): void {
    const { game, codes } = this;
    for (const seat of seats.keys()) {
      const only = this.answer(state, seat);
      if (((game.deciders(state) >> seat) & 1) === 0) {
        this.insist(only === null, () => `an answer for ${seat}, who is not asked`);
        continue;
      }
      const count = game.legal(state, seat, codes);
      if (only === null) this.asked++;
      else this.given++;
      // A seat is asked even if its hand allows only one action that nobody else can predict.
      if (only === null && count === 1) this.alone++;
      const isOnly = only === null || (count === 1 && codes[0] === only);
      const isLegal = only === null || game.check(state, seat, only) === 0;
      this.insist(isOnly && isLegal, () => `${seat} has ${count} choices and is answered for`);
      this.compareTwin(state, seat, seats.length, only);
    }
  }

  private answer(state: State, seat: number): Command | null {
    return this.game.onlyAnswer?.(state, seat) ?? null;
  }

  private compareTwin(state: State, seat: number, seats: number, only: Command | null): void {
    const { game, will } = this;
    const all: Viewer[] = ['public', ...Array.from({ length: seats }, (_, other) => other)];
    const viewers = all.filter((viewer) => viewer !== seat);
    const viewer = viewers[will.below(viewers.length)] ?? 'public';
    const twin = state.slice();
    game.determinize(twin, viewer, will);
    if (isEqual(twin, state)) return;
    const told = (): string => `the only answer of ${seat} tells ${viewer} a secret`;
    this.insist(isSame(this.answer(twin, seat), only), told);
  }
}
