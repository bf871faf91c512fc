// Answers about a piece and about luck. (Generated types take their place as soon as they are there.)

export interface Fact {
  id: string;
  text: string;
  rule?: string;
}

export interface Layer {
  id: string;
  text: string;
  rule?: string;
  places: { place: string; text?: string }[];
}

export interface Thing {
  id: string;
  name: string;
  facts: Fact[];
  layers: Layer[];
}

export interface Inspected {
  place: string;
  things: Thing[];
}

export interface Fortunes {
  fortunes: { seat: number; rolls: number; dice: number; hits: number; expected: number }[];
}
