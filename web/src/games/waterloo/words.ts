// The words of this game: those that the rules speak with, and a few that only a board needs.

import { Lexicon } from '$lib/words';
import blocks from '../../../locales/en/games/blocks.ftl?raw';
import own from '../../../locales/en/games/waterloo.ftl?raw';
import shared from '../../../../games/waterloo/locales/en.ftl?raw';

export const words = new Lexicon([shared, blocks, own]);
