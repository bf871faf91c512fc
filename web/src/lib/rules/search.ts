// Finding rules by words or by number.

import type { Rule } from '$lib/wire/http';

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** The rules by chapters, in the order of the book. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}

/** Letters without their marks, so that `Bucaco` finds `Buçaco`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rules in which every word of the query stands: in the number, the title or the text. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.filter(({ id, title, text }) => {
    const where = plain(`${id} ${title} ${text}`);
    return words.every((word) => where.includes(word));
  });
}
