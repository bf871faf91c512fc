// Orders that were opened, in words: the sentences are those of the rules.

import type { Command, Draft, FireChoice, Order, Place, Scenery, UnitId } from '$types/samurai';
import { place } from './geometry';
import { nameOf } from './telling';
import { words } from './words';

type Blanks = Record<string, string | number>;

const FACINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

/** What a side had written, a line for each unit. */
export function spelled(scenery: Scenery, orders: unknown): string[] {
  const { places, commands } = orders as Draft;
  const spelling = new Spelling(scenery);
  return [
    ...places.map((one) => spelling.hiding(one)),
    ...commands.map((one) => spelling.order(one)),
  ];
}

/** The turn in which orders were opened; [SAM-19.2.4] where a side may hide units, those come first. */
export function opening({ sides }: Scenery, number: number): string {
  const turn = sides.some(({ hiding }) => hiding !== null) ? number : number + 1;
  return words.say(turn === 0 ? 'film-set-up' : 'turn-heading', { turn });
}

class Spelling {
  readonly #scenery: Scenery;

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  hiding({ unit, hex, facing }: Place): string {
    const blanks = { unit: this.#name(unit), hex: place(this.#scenery, hex) };
    return words.say('order-hide', { ...blanks, facing: facingOf(facing) });
  }

  order(command: Command): string {
    const [id, blanks] = this.#sentence(command);
    return words.say(`order-${id}`, { unit: this.#name(command.unit), ...blanks });
  }

  /** The name of the sentence and its blanks. */
  #sentence({ unit, order, private: own }: Command): [string, Blanks] {
    if (order === 'ambush') return this.#ambush(unit, own.facing ?? null, own.fire);
    if (typeof order === 'string') return [order, {}];
    if ('defence' in order) {
      const { facing, range } = order.defence;
      const blanks = { facing: facingOf(facing), range, first: this.#first(own.fire) };
      return [range === 0 ? 'defence' : 'sector-choice', blanks];
    }
    if ('fire-and-retreat' in order) {
      const facing = facingOf(order['fire-and-retreat'].facing);
      const first = this.#first(own.fire);
      const { back = null } = own;
      if (back === null) return ['fire-and-retreat-choice', { facing, first }];
      return ['fire-and-retreat-back', { facing, first, back: facingOf(back) }];
    }
    return this.#going(order);
  }

  #going(order: Exclude<Order, string>): [string, Blanks] {
    if ('shoot' in order) return ['shoot', { target: this.#name(order.shoot.target) }];
    if ('attack' in order) {
      const { target, path } = order.attack;
      const id = path.length === 0 ? 'attack-here' : 'attack';
      return [id, { target: this.#name(target), path: this.#path(path) }];
    }
    if ('move-and-fire' in order) {
      const { target, path, shot } = order['move-and-fire'];
      const hex = path[shot];
      const from = hex === undefined ? '?' : place(this.#scenery, hex);
      return ['move-and-fire', { target: this.#name(target), path: this.#path(path), hex: from }];
    }
    if ('regroup' in order) {
      const { with: target, at } = order.regroup;
      const hex = place(this.#scenery, at);
      if (target === undefined) return ['regroup-open', { hex }];
      return ['regroup', { target: this.#name(target), hex }];
    }
    if ('resupply' in order) {
      const { from } = order.resupply;
      return from === null ? ['resupply', {}] : ['resupply-from', { target: this.#name(from) }];
    }
    if ('pursue' in order) return ['pursue', { target: this.#name(order.pursue.quarry) }];
    if ('march' in order) return ['march', { path: this.#path(order.march.path) }];
    if ('run' in order) return ['run', { path: this.#path(order.run.path) }];
    if ('withdraw' in order) return ['withdraw', { path: this.#path(order.withdraw.path) }];
    throw new Error(`An order that nobody knows: ${JSON.stringify(order)}`);
  }

  #ambush(unit: UnitId, facing: number | null, fire: FireChoice): [string, Blanks] {
    if (facing === null) return ['ambush', {}];
    const card = this.#scenery.cards[this.#scenery.units[unit]?.card ?? -1];
    const isRanged = card?.shooting.some((value) => value > 0) ?? false;
    const blanks = { facing: facingOf(facing) };
    if (!isRanged) return ['ambush-facing', blanks];
    return ['ambush-fire', { ...blanks, first: this.#first(fire) }];
  }

  #first(fire: FireChoice): string {
    return typeof fire === 'string' ? words.say(`fire-${fire}`) : this.#name(fire.unit);
  }

  #name(unit: UnitId): string {
    const facts = this.#scenery.units[unit];
    return facts === undefined ? '?' : nameOf(this.#scenery, facts);
  }

  #path(path: readonly number[]): string {
    return path.map((hex) => place(this.#scenery, hex)).join(' ');
  }
}

const facingOf = (direction: number): string =>
  words.say(`facing-${FACINGS[direction] ?? FACINGS[0]}`);
