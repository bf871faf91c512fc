// The shape of a hex of this board, in the sizes that marks are drawn in.

import { shapesOf } from '$lib/board/shapes';
import { corners, SIZE } from './geometry';

export const SHAPES = shapesOf((far) => corners({ x: 0, y: 0 }, far), SIZE);
