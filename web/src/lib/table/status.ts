// What is said under the question when there is nothing to remark: who is waited for.

import type { Viewer } from '$types/engine';
import type { Wait } from '$types/protocol';
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/words';
import type { Desk } from './desk.svelte';
import { awaited, concern } from './eyes';
import { botName } from './seats';

/** Whether whoever looks has committed his secret orders, and others have not. */
const isSealed = (waiting: Wait, viewer: Viewer): boolean =>
  typeof viewer === 'number' && 'orders' in waiting && concern(waiting, viewer) === 'others';

/** What a touch of the board does while a film is on. */
function filmStatus(isPaused: boolean): string {
  if (settings.isStill) return 'status-film-still';
  return isPaused ? 'status-film-stopped' : 'status-film';
}

export function statusOf(desk: Desk): string {
  const { session, presenter, bot } = desk;
  if (!session.isOnline) return say('status-lost');
  if (presenter.film !== null) return say(filmStatus(presenter.projector.isPaused));
  if (!presenter.isUpToDate) return say('status-showing');
  if (presenter.shown === null) return '';
  const { waiting, view } = presenter.shown;
  const when = say('status-when', { turn: desk.kit.turn(view) ?? 0 });
  const about = { when, title: session.card?.title ?? '' };
  if (isSealed(waiting, desk.viewer)) return say('status-sealed', about);
  if (bot !== null) {
    const name = botName(bot.occupant, desk.kit.words);
    return say('status-bot', { ...about, side: desk.sideOf(bot.seat), bot: name });
  }
  const [other] = desk.concern === 'others' ? awaited(waiting) : [];
  if (other === undefined) return say('status-turn', about);
  const seat = session.card?.seats.find((one) => one.seat === other);
  const words = seat?.present === false ? 'status-away' : 'status-thinking';
  return say(words, { ...about, side: desk.sideOf(other) });
}
