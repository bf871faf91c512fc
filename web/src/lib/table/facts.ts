// What the card of a place says, line by line.

import type { Fact } from '$types/protocol';

/** A line that belongs to the one before it: a part of a sum. */
export const isPart = ({ id }: Fact): boolean => id.endsWith('-part');

/** What is forbidden in two ways for one reason is said once; parts of sums may be alike. */
export const onceEach = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact, at) => isPart(fact) || facts.findIndex(({ text }) => text === fact.text) === at,
  );
