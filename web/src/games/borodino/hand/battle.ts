// The own blocks of a battle: by the letter whose turn it is, and whoever waits to join them.

import type { BlockId, BlockView, Letter } from '$types/borodino';
import { aboutOf, countAt, haveJoined, letterOf, stepName, stepOf } from '../asked';
import { LETTERS } from '../battle/geometry';
import { areaName, areaOf } from '../places';
import { SIDES } from '../sides';
import { words } from '../words';
import { gathered, type Group } from './groups';
import { rowsOf, type Field } from './rows';

/** Before the first round by where they came from; then by letter, the reserves last. */
export function fighting(field: Field, blocks: readonly BlockView[]): Group[] {
  const { scenery, view } = field;
  if (stepName(view) === 'main-attack') return byOrigin(field, blocks);
  const { battle } = view;
  const isLater = ({ block, marks = [] }: BlockView) =>
    battle !== null &&
    !haveJoined(battle) &&
    (marks.includes('reserve') || battle.flankers.includes(block));
  const now = blocks.filter((one) => !isLater(one));
  const isGuest = (block: BlockId) =>
    battle?.shelters.some(({ guest }) => guest === block) === true;
  const lettered = ({ block }: BlockView, letter: Letter) => {
    const facts = scenery.blocks[block];
    return facts !== undefined && letterOf(facts, isGuest(block)) === letter;
  };
  const groups = LETTERS.map((letter) => ({
    key: `letter ${letter}`,
    title: words.say('hand-letter', { letter: letter.toUpperCase() }),
    rows: rowsOf(
      field,
      now.filter((one) => lettered(one, letter)),
    ),
  }));
  // Those whose turn it is lie first.
  const turn = letterAsked(field);
  groups.sort((one, two) => Number(two.key === turn) - Number(one.key === turn));
  const later = {
    key: 'later',
    title: words.say('hand-reserve'),
    rows: rowsOf(field, blocks.filter(isLater)),
  };
  return [...groups, later].filter(({ rows }) => rows.length > 0);
}

const letterAsked = ({ view }: Field): string => {
  const about = aboutOf(stepOf(view)) as { letter?: Letter };
  return `letter ${about.letter ?? ''}`;
};

const byOrigin = (field: Field, blocks: readonly BlockView[]): Group[] =>
  gathered(
    blocks.filter(({ origin }) => origin !== undefined),
    ({ origin }) => origin as number,
  ).map(([origin, some]) => ({
    key: `from ${origin}`,
    title: words.say('hand-from', { area: areaName(field.scenery, origin) }),
    rows: rowsOf(field, some),
  }));

/** Areas in which battles are fought, with how many stand there against how many. */
export const titledAsBattles = (field: Field, groups: readonly Group[]): Group[] =>
  groups.map((group) => {
    const area = areaOf(field.scenery, group.title) ?? -1;
    const [french, russian] = SIDES.map((side) => countAt(field, side, area));
    const about = { area: group.title, french: french ?? 0, russian: russian ?? 0 };
    return { ...group, title: words.say('choose-fight', about) };
  });
