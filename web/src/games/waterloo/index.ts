// The Hundred Days on a table.

import type { Action, Scenery, View } from '$types/waterloo';
import Die from '$lib/board/dice/PipDie.svelte';
import type { Kit } from '$lib/table/kit';
import Board from './Board.svelte';
import { alike, between, instead, isWeighty, meant, targets, tone } from './decisions';
import { facts } from './facts';
import Fights from './fights/Fights.svelte';
import Notice from './fights/Notice.svelte';
import { centre, next, own, places, region, regionOf, regions, size } from './geometry';
import Hand from './Hand.svelte';
import Notebook from './notebook/Notebook.svelte';
import { label, losses } from './reading';
import { scenes } from './scenes';
import { allies, players } from './seats';
import { sideAt } from './sides';
import { names, parts, rolls, turns } from './telling';
import Tracks from './Tracks.svelte';
import { words } from './words';

export const kit: Kit<View, Action, Scenery> = {
  id: 'waterloo',
  words,
  Board,
  Hand,
  Tracks,
  Die,
  design: async () => (await import('./design')).parts,
  size,
  centre,
  next,
  places,
  regions,
  region,
  regionOf,
  own,
  label,
  turn: ({ turn }) => (turn === 0 ? null : turn),
  tint: (seat) => (seat === 0 ? 'one' : seat === 1 ? 'two' : 'three'),
  players,
  allies,
  // The map lies as it lies; on the board of a battle one's own side is near.
  turned: (_, viewer) => sideAt(viewer) === 'allied',
  targets,
  tone,
  isWeighty,
  meant,
  instead,
  alike,
  between,
  rolls,
  turns,
  parts,
  names,
  scenes,
  facts,
  losses,
  panels: [
    { id: 'fights', title: 'panel-fights', Part: Fights },
    { id: 'notes', title: 'panel-notes', Part: Notebook },
  ],
  Notice,
};
