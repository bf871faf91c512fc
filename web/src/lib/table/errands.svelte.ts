// What is done one thing after the other, each when the server has answered the one before: what was
// dragged, a list of decisions, and what a whole company does after the first of them.

import type { Kit, Situation, Target } from './kit';
import type { Company } from './props';
import type { Reason } from './remarking.svelte';

/** Whoever decides, as far as it is needed here. */
interface Desk {
  /** Whether the server has answered and everything was shown. */
  readonly isReady: boolean;
  readonly glow: ReadonlyMap<Target, unknown>;
  readonly situation: Situation;
  /** What was decided on: a company holds together as long as it stays the same. */
  readonly moment: string;
  touch(target: Target): boolean;
  /** Lets go of what was picked. */
  letGo(): void;
  isOffered(decision: unknown): boolean;
  /** Takes a decision, and takes the last one back; false if it was refused, which is said at the bar. */
  act(decision: unknown): Promise<boolean>;
  takeBack(): Promise<boolean>;
  why(decision: unknown): Promise<Reason | null>;
  explain(reason: Reason): void;
}

const NOBODY = { members: [] as readonly Target[], moment: '' };

export class Errands implements Company {
  readonly #desk: Desk;
  readonly #kit: Kit;
  #company = $state.raw(NOBODY);
  /** The number of what is being done; another number means that it is over. */
  #run = $state(0);
  /** Whether something is being done, so that nothing else is decided meanwhile. */
  isRunning = $state(false);

  readonly members: readonly Target[] = $derived.by(() =>
    this.#company.moment === this.#desk.moment ? this.#company.members : [],
  );

  constructor(desk: Desk, kit: Kit) {
    this.#desk = desk;
    this.#kit = kit;
  }

  readonly toggle = (member: Target) => {
    const others = this.members.filter((one) => one !== member);
    this.set(others.length < this.members.length ? others : [...others, member]);
  };

  readonly set = (members: readonly Target[]) => {
    this.#company = { members: [...members], moment: this.#desk.moment };
  };

  /** Sends the company away. False if there was none. */
  dismiss(): boolean {
    const wasSome = this.members.length > 0;
    this.#company = NOBODY;
    return wasSome;
  }

  /** Leaves off whatever is being done. */
  stop() {
    this.#run += 1;
    this.isRunning = false;
  }

  /** Touches things in their order, up to the first that does not glow. */
  async carry(targets: readonly Target[]) {
    const run = (this.#run += 1);
    this.#desk.letGo();
    for (const target of targets) {
      if (!(await this.#ready(run))) return;
      const isMeant = this.#desk.glow.has(target);
      // One that does not glow is touched as well, so that it is said why not.
      this.#desk.touch(target);
      if (!isMeant) return;
    }
  }

  /** Puts back what was only taken in hand, and touches another instead. False if it was not meant. */
  turn(situation: Situation, target: Target | null): boolean {
    const instead = this.#kit.instead?.(situation, target) ?? null;
    if (instead === null) return false;
    if (target === null || !this.members.includes(target)) this.dismiss();
    void this.#desk.takeBack().then((isBack) => (isBack ? this.carry(instead) : undefined));
    return true;
  }

  /** Takes decisions, up to the first that is not on offer. */
  decide(decisions: readonly unknown[]): Promise<void> {
    return this.#alone(async (run) => {
      const [taken, reason] = await this.#take(decisions, run);
      if (taken !== 'over' && reason !== null) this.#desk.explain(reason);
    });
  }

  /** Something was decided for one: the company does the same after it. */
  follow(action: unknown, situation: Situation, isButton: boolean, deed: Promise<boolean>) {
    const alike = this.members.map(
      (member) => [member, this.#kit.alike?.(action, situation, member) ?? []] as const,
    );
    if (alike.some(([, decisions]) => decisions.length > 0))
      void this.#alone(async (run) => {
        if (await deed) await this.#followAll(action, alike, run);
      });
    // Something else was decided than what a company can do together: it is not needed any more.
    else if (isButton) this.dismiss();
  }

  /** Each in turn; whoever cannot is left as he was, and it is said why. */
  async #followAll(
    action: unknown,
    alike: readonly (readonly [Target, readonly unknown[]])[],
    run: number,
  ) {
    let why: Reason | null = null;
    for (const [member, decisions] of alike) {
      // What is asked in between is answered first; the company waits for it.
      if (!(await this.#isAnswered(action, run))) return;
      this.set(this.members.filter((one) => one !== member));
      const [taken, reason] = await this.#take(decisions, run);
      if (taken === 'over') return void this.dismiss();
      if (taken === decisions.length) continue;
      why ??= reason;
      for (let back = 0; back < taken; back += 1)
        if (!(await this.#ready(run)) || !(await this.#desk.takeBack())) return;
    }
    if ((await this.#isAnswered(action, run)) && why !== null) this.#desk.explain(why);
  }

  /** Answers what is asked in between as it was for the first. False if that is for the player to say. */
  async #isAnswered(action: unknown, run: number): Promise<boolean> {
    if (!(await this.#ready(run))) {
      this.dismiss();
      return false;
    }
    const answer = this.#kit.between?.(action, this.#desk.situation) ?? null;
    if (answer === null) return true;
    if (answer === 'ask' || !this.#desk.isOffered(answer)) return false;
    if ((await this.#desk.act(answer)) && (await this.#ready(run))) return true;
    this.dismiss();
    return false;
  }

  /** How many of the decisions were taken, and why not the next; `over` if it was stopped or refused. */
  async #take(
    decisions: readonly unknown[],
    run: number,
  ): Promise<readonly [number | 'over', Reason | null]> {
    for (const [taken, decision] of decisions.entries()) {
      if (!(await this.#ready(run))) return ['over', null];
      if (!this.#desk.isOffered(decision))
        return [taken, await this.#desk.why(decision).catch(() => null)];
      if (!(await this.#desk.act(decision))) return ['over', null];
    }
    return [decisions.length, null];
  }

  async #alone(deed: (run: number) => Promise<void>) {
    const run = (this.#run += 1);
    this.isRunning = true;
    try {
      await deed(run);
    } finally {
      if (this.#run === run) this.isRunning = false;
    }
  }

  /** Waits until the next thing can be done. False if nobody wants it any more. */
  async #ready(run: number): Promise<boolean> {
    let end = () => {};
    await new Promise<void>((resolve) => {
      end = $effect.root(() => {
        $effect(() => {
          if (this.#desk.isReady || this.#run !== run) resolve();
        });
      });
    });
    end();
    return this.#run === run;
  }
}
