// What is used of a package that brings no types.

declare module 'subset-font' {
  interface Choice {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    choice: Choice,
  ): Promise<Uint8Array>;
}
