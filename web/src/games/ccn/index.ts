// Commands & Colors: Napoleonics on a table.

import type { Action, Scenery, View } from '$types/ccn';
import type { Kit } from '$lib/table/kit';
import Board from './Board.svelte';
import { isWeighty, meant, targets, tone } from './decisions';
import Die from './Die.svelte';
import { BOARD, everyHex, next, place } from './geometry';
import { facts } from './facts';
import Hand from './Hand.svelte';
import { own, point } from './pieces';
import { label, losses } from './reading';
import { scenes } from './scenes';
import { sideAt } from './sides';
import { names, rolls, turns } from './telling';
import Tracks from './Tracks.svelte';
import { words } from './words';

export const kit: Kit<View, Action, Scenery> = {
  id: 'ccn',
  words,
  Board,
  Hand,
  Tracks,
  Die,
  design: async () => (await import('./design')).parts,
  size: () => BOARD,
  centre: (_, name, turned) => point(name, turned),
  next: (_, name, way, turned) => next(name, way, turned),
  places: () => everyHex().map(place),
  own,
  label,
  turn: (view) => view.turn,
  tint: (seat) => (seat === 0 ? 'one' : 'two'),
  turned: (scenery, viewer) => sideAt(viewer) === scenery.top,
  targets,
  tone,
  isWeighty,
  meant,
  rolls,
  turns,
  names,
  scenes,
  facts,
  losses,
};
