// The luck of a game, thrown again from its key: what docs/fair-dice.md says, and nothing of the
// program that plays.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Audience, Bytes, Fell, Seat } from '$types/engine';

const LABEL = utf8ToBytes('grognard luck 1\0');
/** How many words of the keystream are made at a time; a draw rarely needs more. */
const BLOCK = 16;
const WORDS = 2 ** 32;

/** What is published of a key before anybody adds bytes of his own. */
export const commitmentTo = (key: Bytes, game: Bytes): Bytes =>
  bytesToHex(sha256(concatBytes(LABEL, hexToBytes(game), hexToBytes(key))));

/** The key and the id of a game whose luck was made of words that somebody named. */
export const keyFromSeed = (seed: string): Bytes =>
  bytesToHex(sha256(utf8ToBytes(`grognard seed 1\0key\0${seed}`)));

export const gameFromSeed = (seed: string): Bytes =>
  bytesToHex(sha256(utf8ToBytes(`grognard seed 1\0game\0${seed}`)).subarray(0, 16));

/** The name of a stream: `all`, the seats that may know of it, or `none`. */
export const streamName = (stream: Audience): string =>
  stream === 'all' ? 'all' : stream.length === 0 ? 'none' : stream.join('+');

/** All luck of one game. */
export class Cup {
  readonly pinches: readonly Bytes[];
  readonly #secret: Uint8Array;
  readonly #keys = new Map<string, Uint8Array>();

  /** A seat that gave nothing has what the key gives it. */
  constructor(key: Bytes, game: Bytes, given: readonly (Bytes | null)[]) {
    this.#secret = extract(sha256, hexToBytes(key), concatBytes(LABEL, hexToBytes(game)));
    this.pinches = given.map((pinch, seat) => pinch ?? this.pinchOfBot(seat));
  }

  pinchOfBot(seat: Seat): Bytes {
    const info = concatBytes(utf8ToBytes('pinch\0'), Uint8Array.of(seat));
    return bytesToHex(expand(sha256, this.#secret, info, 16));
  }

  /** What is drawn when the same is asked for again; null if nobody can ask for that. */
  drawAgain(stream: Audience, number: number, kind: string, recorded: Fell): Fell | null {
    return draw(new Keystream(this.drawKey(stream, kind), number), recorded);
  }

  drawKey(stream: Audience, kind: string): Uint8Array {
    const label = `draws\0${streamName(stream)}\0${kind}\0`;
    let key = this.#keys.get(label);
    if (key === undefined) {
      const info = concatBytes(utf8ToBytes(label), hexToBytes(this.pinches.join('')));
      key = expand(sha256, this.#secret, info, 32);
      this.#keys.set(label, key);
    }
    return key;
  }
}

/** The words of one draw, as many as it needs. */
class Keystream {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(12);
  #words: DataView = new DataView(new ArrayBuffer(0));
  #block = 0;
  #at = 0;

  constructor(key: Uint8Array, number: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setBigUint64(0, BigInt(number), true);
  }

  /** A number below n, each exactly as likely as any other. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  #word(): number {
    if (this.#at === this.#words.byteLength) {
      const zeros = new Uint8Array(BLOCK * 4);
      const bytes = chacha20(this.#key, this.#nonce, zeros, undefined, this.#block);
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#block += 1;
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at, true);
    this.#at += 4;
    return word;
  }
}

function draw(luck: Keystream, recorded: Fell): Fell | null {
  if ('dice' in recorded) {
    const { faces, dice } = recorded.dice;
    if (!isCount(faces)) return null;
    return { dice: { faces, dice: dice.map(() => luck.below(faces) + 1) } };
  }
  if ('number' in recorded) {
    const { below } = recorded.number;
    return isCount(below) ? { number: { below, number: luck.below(below) } } : null;
  }
  if ('pick' in recorded) return pick(luck, recorded.pick.weights ?? []);
  return { order: { order: order(luck, recorded.order.order.length) } };
}

function pick(luck: Keystream, weights: number[]): Fell | null {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!isCount(sum)) return null;
  let left = luck.below(sum);
  const index = weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
  return { pick: { weights, index } };
}

/** From the last place down, each is exchanged with one that is not behind it. */
function order(luck: Keystream, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let place = count - 1; place > 0; place -= 1) {
    const other = luck.below(place + 1);
    [order[place], order[other]] = [order[other] as number, order[place] as number];
  }
  return order;
}

const isCount = (n: number) => Number.isInteger(n) && n > 0 && n <= WORDS;
