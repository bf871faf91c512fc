// Sengoku on a table.

import type { Action, Scenery, View } from '$types/samurai';
import type { Kit } from '$lib/table/kit';
import Board from './Board.svelte';
import { isWeighty, meant, targets, tone } from './decisions';
import Die from './Die.svelte';
import { facts } from './facts';
import { everyHex, next, place, point, size } from './geometry';
import Hand from './Hand.svelte';
import { lessons } from './lessons';
import { secrets } from './orders';
import { own } from './pieces';
import { label, losses } from './reading';
import { scenes } from './scenes';
import { alliesOf, players } from './seats';
import { isTurned, sideAt, tintOf } from './sides';
import { opening, spelled } from './spelling';
import { names, parts, rolls, turns } from './telling';
import Tracks from './Tracks.svelte';
import { words } from './words';

export const kit: Kit<View, Action, Scenery> = {
  id: 'samurai',
  words,
  Board,
  Hand,
  Tracks,
  Die,
  design: async () => (await import('./design')).parts,
  size,
  centre: ({ columns, rows }, name, turned) => point({ columns, rows, turned }, name),
  next,
  places: (scenery) => everyHex(scenery).map((hex) => place(scenery, hex)),
  own,
  label,
  turn: ({ now }) => (now.stage === 'set-up' ? null : now.turn),
  tint: (seat) => (seat === 0 ? 'one' : 'two'),
  players,
  seated: (scenery) => ({
    tint: (seat) => tintOf(sideAt(scenery, seat) ?? 'a'),
    allies: (seat) => alliesOf(scenery, seat),
  }),
  turned: isTurned,
  targets,
  tone,
  isWeighty,
  meant,
  secrets,
  rolls,
  turns,
  parts,
  names,
  spelled,
  opening,
  scenes,
  facts,
  losses,
  lessons,
};
