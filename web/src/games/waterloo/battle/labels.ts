// What a screen reader says of a block on a board.

import { words } from '../words';
import type { Piece } from './pieces';

const SAID = ['disrupted', 'engaged', 'square', 'acted', 'picked', 'untested'] as const;

export function pieceLabel({ facts, army, steps, marks, holds }: Piece): string {
  const about = { army: words.say(`army-${army}`) };
  const who =
    facts === null
      ? words.say('reading-hidden', { ...about, blocks: 1 })
      : facts.kind === 'leader'
        ? words.say('reading-leader', { ...about, name: facts.name })
        : words.say('reading-block', {
            ...about,
            name: facts.name,
            kind: words.say(`kind-${facts.kind}`),
            steps: steps ?? 0,
            full: facts.steps,
          });
  const more = SAID.filter((mark) => marks.includes(mark)).map((mark) =>
    words.say(`reading-${mark}`),
  );
  const held =
    holds === null ? [] : [words.say('reading-holder', { marker: words.say(`marker-${holds}`) })];
  return [who, ...more, ...held].join(', ');
}
