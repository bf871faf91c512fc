// Open ground: brush strokes laid across the land, tufts of grass, a fold here and there.

import type { Point, Size } from '../viewport';
import type { Grid } from './grid';
import { at, plus } from './path';
import { numbers, numbersOf } from './seed';
import { stroke, type Stroke } from './stroke';

export function open<Hex>(grid: Grid<Hex>, land: Size, grassy: readonly Hex[]): Stroke[] {
  return [
    ...swept(land),
    ...stroke(
      'tuft',
      grassy.flatMap((hex) => tufts(grid, hex)),
    ),
  ];
}

/** Long strokes of a broad brush over the whole land, dark ones and light ones. */
export const swept = (land: Size): Stroke[] => [
  ...stroke('wash-dark', sweeps(land, 41, 46)),
  ...stroke('wash-light', sweeps(land, 43, 40)),
];

function sweeps({ width, height }: Size, seed: number, count: number): string[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const from = { x: next() * width, y: next() * height };
    const [far, lift] = [60 + next() * 150, (next() - 0.5) * 26];
    const bend = at({ x: far / 2, y: lift });
    return `M${at(from)}q${bend} ${at({ x: far, y: (next() - 0.5) * 14 })}`;
  });
}

function tufts<Hex>(grid: Grid<Hex>, hex: Hex): string[] {
  const next = numbersOf(grid, hex, 23);
  const centre = grid.middle(hex);
  return Array.from({ length: 3 + Math.floor(next() * 3) }, () => {
    const angle = next() * Math.PI * 2;
    const far = 14 + next() * 20;
    return tuft(
      plus(centre, { x: Math.cos(angle) * far, y: Math.sin(angle) * far }),
      2 + next() * 2,
    );
  });
}

const tuft = (foot: Point, size: number) =>
  [-0.7, 0, 0.75]
    .map((lean) => {
      const tip = at({ x: lean * size, y: -size * (1.5 - Math.abs(lean) * 0.5) });
      return `M${at(plus(foot, { x: lean * 1.6, y: 0 }))}l${tip}`;
    })
    .join('');
