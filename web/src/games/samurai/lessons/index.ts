// The guided battles, one for each level of the rules.

import type { Lesson } from '$lib/table/lesson';
import type { Scenery, View } from '$types/samurai';
import { asagiri } from './asagiri';
import { hayase } from './hayase';
import { tamaki } from './tamaki';
import { usugumo } from './usugumo';

export const lessons: readonly Lesson<View, Scenery>[] = [asagiri, tamaki, hayase, usugumo];
