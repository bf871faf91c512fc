// Moments of the campaign of June 1815, as docs/positions.md writes them.

import type { SetUp } from './person.ts';

type Block = Record<string, unknown>;

/** Blocks in a town, each with all its steps if nothing else is said. */
const at = (town: string, ...ids: string[]): Block[] => ids.map((id) => ({ id, town }));

/** A block on the board of the battle in Thuin. */
const on = (place: string, id: string, more: Block = {}): Block => ({
  id,
  town: 'thuin',
  at: place,
  ...more,
});

const position = (document: Record<string, unknown>): SetUp => ({
  position: { turn: 1, ...document },
});

/** The French march on: the Guard has come to Ham-sur-Heure, where Napoleon is. */
export const forcedMarch = position({
  ask: { marches: {} },
  blocks: [
    { id: 'F-NAP', town: 'ham', start: 'beaumont' },
    { id: 'F-G-INF', town: 'ham', start: 'beaumont' },
    { id: 'F-1-INF1', town: 'ham', start: 'beaumont' },
    ...at('quatrebras', 'A-1-PER'),
  ],
});

/** Seven have used a road that carries eight, and three would follow. */
export const crowdedRoad = position({
  ask: { moves: {} },
  roads: { 'beaumont-ham': 7 },
  groups: [{ army: 'french', start: 'beaumont' }],
  blocks: [
    ...at('beaumont', 'F-G-INF', 'F-1-INF1', 'F-1-INF2'),
    { id: 'F-NAP', town: 'ham', start: 'beaumont' },
    ...at('quatrebras', 'A-1-PER'),
  ],
});

/** French cavalry and infantry have met one weak squadron, which goes forward. */
export const skirmish = position({
  ask: { pick: { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin'],
  skirmish: { picked: ['P-1-CAV'] },
  blocks: [
    ...at('thuin', 'F-C1', 'F-C3', 'F-1-INF1', 'F-2-INF1', 'F-2-INF2'),
    { id: 'P-1-CAV', town: 'thuin', steps: 1 },
    ...at('ligny', 'P-2-INF1'),
  ],
});

/** A squadron goes forward that cannot be lost to one block, and must give way to the many behind it. */
export const patrol = position({
  ask: { pick: { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin'],
  skirmish: { picked: ['P-1-CAV'] },
  blocks: [
    ...at('thuin', 'F-C1', 'F-1-INF1', 'F-2-INF1', 'F-2-INF2', 'P-1-CAV'),
    ...at('ligny', 'P-2-INF1'),
    ...at('namur', 'P-3-INF1', 'P-BLU'),
    ...at('brussels', 'A-WEL'),
  ],
});

/** Four Prussians in two towns; `first` says who of them stand in the first. */
export const unseen = (first: [string, string], second: [string, string]): SetUp =>
  position({
    ask: { moves: {} },
    blocks: [
      ...at('ham', 'F-NAP', 'F-1-INF1'),
      ...at('ligny', ...first),
      ...at('namur', ...second),
    ],
  });

/** The French have drawn a marker for the battle; the Prussians have one on their hill. */
export const ground = position({
  ask: { 'put-markers': { town: 'thuin', role: 'attacker', drawn: ['farm'] } },
  entries: ['ham-thuin'],
  battles: [{ town: 'thuin', stage: 'terrain' }],
  blocks: [
    ...at('thuin', 'F-NAP', 'F-1-INF1', 'F-1-INF2', 'F-2-INF1', 'F-2-INF2', 'F-1-ART'),
    ...at('thuin', 'P-1-INF1', 'P-1-INF2', 'P-1-CAV'),
  ],
});

const LINE = [
  on('a-l', 'F-1-INF1'),
  on('a-c', 'F-2-ART'),
  on('a-c', 'F-2-INF1'),
  on('a-r', 'F-1-INF2'),
  on('a-res', 'F-C3'),
  on('d-l', 'P-2-INF1'),
  on('d-c', 'P-1-INF1'),
  on('d-c', 'P-1-ART'),
  on('d-r', 'P-1-INF2'),
];

/** A battle turn of the French; guns face the Prussian Centre. */
export const battle = position({
  ask: { 'battle-phase': { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin'],
  battles: [{ town: 'thuin', round: 2 }],
  blocks: [...LINE, ...at('ham', 'F-NAP'), ...at('binche', 'P-2-CAV')],
});

/** Weak battalions are among the enemy: their morale is tested first. */
export const wavering = position({
  ask: { morale: { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin'],
  battles: [{ town: 'thuin', round: 3 }],
  battle_turn: { untested: ['F-1-INF1', 'F-1-INF2'] },
  blocks: [
    on('d-c', 'F-1-INF1', { steps: 1 }),
    on('d-c', 'F-1-INF2', { steps: 1 }),
    on('d-c', 'P-1-INF1'),
    on('a-l', 'F-2-INF1'),
    on('a-c', 'F-2-INF2'),
    on('a-r', 'F-3-INF1'),
    on('d-l', 'P-2-INF1'),
    on('d-r', 'P-2-INF2'),
  ],
});

/** The Prussians act with cuirassiers among them: infantry can form square, and guns find shelter in it. */
export const underCuirassiers = position({
  ask: { 'battle-phase': { town: 'thuin', role: 'defender' } },
  entries: ['ham-thuin'],
  battles: [{ town: 'thuin', round: 2 }],
  blocks: [
    on('a-l', 'F-1-INF1'),
    on('a-c', 'F-2-INF1'),
    on('a-r', 'F-1-INF2'),
    on('d-c', 'F-C3'),
    on('d-l', 'P-2-INF1'),
    on('d-c', 'P-1-INF1'),
    on('d-c', 'P-1-ART'),
    on('d-r', 'P-1-INF2'),
  ],
});

/** Nobody stands on the Prussian Left, and French cavalry faces it. */
export const openFlank = position({
  ask: { 'battle-phase': { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin'],
  battles: [{ town: 'thuin', round: 2 }],
  blocks: [
    on('a-l', 'F-1-INF1'),
    on('a-c', 'F-2-INF1'),
    on('a-r', 'F-C1'),
    on('a-r', 'F-C3'),
    on('d-c', 'P-1-INF1'),
    on('d-c', 'P-1-CAV'),
    on('d-r', 'P-1-INF2'),
  ],
});

/** The attack is lost: the French leave by the road that they came by. */
export const routed = position({
  turn: 5,
  ask: { 'leave-battle': { town: 'thuin', role: 'attacker' } },
  entries: ['ham-thuin', 'beaumont-thuin'],
  battles: [{ town: 'thuin', round: 3 }],
  blocks: [on('a-c', 'F-C1'), on('a-c', 'F-1-INF1'), on('a-l', 'P-1-INF2')],
});

/** Two battles to be fought, and nobody has said in which order. */
export const twoBattles = position({
  ask: 'order-battles',
  entries: ['beaumont-thuin', 'ham-charleroi'],
  blocks: [
    ...at('thuin', 'F-C1', 'F-C2', 'F-C3', 'P-1-INF1', 'P-1-INF2', 'P-1-ART'),
    ...at('charleroi', 'F-1-INF1', 'F-1-INF2', 'F-1-ART', 'P-2-INF1', 'P-2-INF2', 'P-2-ART'),
    ...at('ham', 'F-NAP'),
  ],
});

/** The French hold Liège, and the Prussians starve. */
export const starving = position({
  ask: { starve: { army: 'prussian', blocks: 2 } },
  blocks: [
    ...at('liege', 'F-C1'),
    ...at('huy', 'P-1-INF1', 'P-1-INF2', 'P-1-CAV'),
    ...at('brussels', 'A-WEL'),
  ],
});
