// What sentences call a block.

interface Named {
  id: string;
  name: string;
}

/** Blocks as sentences call them: by their names, and by their ids as well where several have the same name. */
export function called<Block extends Named>(blocks: readonly Block[]): Map<string, Block> {
  const namesakes = new Map<string, number>();
  for (const { name } of blocks) namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
  return new Map(
    blocks.map((block) => {
      const { id, name } = block;
      return [namesakes.get(name) === 1 ? name : `${name} ${id}`, block];
    }),
  );
}
