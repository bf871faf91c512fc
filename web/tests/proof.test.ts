import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Drawn } from '$types/engine';
import { describe, expect, test } from 'vitest';
import { check, type Fault } from '$lib/proof/check';
import { commitmentTo, Cup, gameFromSeed, keyFromSeed } from '$lib/proof/luck';
import { openSeals } from '$lib/proof/promise';
import { NoRecord, readRecord } from '$lib/proof/record';
import { sealOf } from '$lib/proof/seals';
import { faultInWords, sentences } from '$lib/proof/words';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The test vectors of the page: a name and JSON on each line. */
function vectors(): { name: string; value: unknown }[] {
  const block = /```vectors\n([\s\S]*?)```/.exec(read('docs/fair-dice.md'))?.[1] ?? '';
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      return { name: line.slice(0, space), value: JSON.parse(line.slice(space + 1)) as unknown };
    });
}

describe('the page about fair dice', () => {
  const all = vectors();
  const one = <T>(name: string) => all.find((vector) => vector.name === name)?.value as T;
  const [key, game] = [one<string>('key'), one<string>('game')];
  const pinches = one<string[]>('pinches');
  const cup = new Cup(key, game, [pinches[0] ?? null, null]);

  test('has the commitment, the bytes of the bot and the key of draws', () => {
    expect(commitmentTo(key, game)).toBe(one('commitment'));
    expect(cup.pinches).toEqual(pinches);
    expect(bytesToHex(cup.drawKey('all', 'battle'))).toBe(one('draw-key'));
  });

  test('has the seal on secret orders', () => {
    const salt = one<string>('salt');
    expect(sealOf(game, 2, { seat: 1, draft: 'march north', salt })).toBe(one('orders'));
  });

  test('has what is made of a seed', () => {
    expect(keyFromSeed('Wagram')).toBe(one('key-from-seed'));
    expect(gameFromSeed('Wagram')).toBe(one('game-from-seed'));
  });

  const draws = all.filter(({ name }) => name === 'draw').map(({ value }) => value as Drawn);
  test.each(draws)('has draw $number of $stream for $kind', ({ stream, number, kind, fell }) => {
    expect(fell && cup.drawAgain(stream, number, kind, fell)).toEqual(fell);
  });

  test('has draws of every sort', () => {
    expect(draws).toHaveLength(9);
  });
});

describe('a record', () => {
  const finished = read('tests/saves/ccn-rules2-finished-bots.game');
  const header = readRecord(finished).header;

  test('that nobody changed holds', () => {
    expect(check(finished)).toMatchObject({
      holds: true,
      wasSeenBefore: false,
      given: 0,
      isSeeded: false,
      isArranged: false,
    });
  });

  test('has as many draws as it says', () => {
    const finding = check(finished);
    expect(finding.holds && finding.draws).toBe(finished.match(/"stream":/g)?.length);
  });

  test.each(['ccn-rules1-finished-bots', 'ccn-rules1-resigned-with-chat', 'ccn-rules1-abandoned'])(
    '%s holds as well',
    (name) => {
      expect(check(read(`tests/saves/${name}.game`)).holds).toBe(true);
    },
  );

  test('in which one die was changed does not hold, and the draw is named', () => {
    const changed = finished.replace(
      '"number":177,"kind":"battle","fell":{"dice":{"faces":6,"dice":[1]}}',
      '"number":177,"kind":"battle","fell":{"dice":{"faces":6,"dice":[2]}}',
    );
    expect(changed).not.toBe(finished);
    expect(check(changed)).toEqual({
      holds: false,
      fault: {
        why: 'result',
        line: 465,
        stream: 'all',
        number: 177,
        kind: 'battle',
        recorded: '2',
        due: '1',
      },
    });
  });

  test('from which a draw was cut out does not hold', () => {
    const cut = finished.replace(/\{"stream":"all","number":12,[^}]*\}\}\},?/, '');
    expect(cut).not.toBe(finished);
    expect(check(cut)).toMatchObject({ holds: false, fault: { why: 'number', number: 13 } });
  });

  test('with a result that somebody named does not pass for luck', () => {
    const named = finished.replace('"number":177,', '"number":177,"named":true,');
    expect(check(named)).toMatchObject({ holds: false, fault: { why: 'named', number: 177 } });
  });

  test('with another key does not hold', () => {
    const other = finished.replace(`"key":"${header.luck.key}"`, `"key":"${'0'.repeat(64)}"`);
    expect(check(other)).toEqual({ holds: false, fault: { why: 'another-key' } });
  });

  test('without its key cannot be checked', () => {
    const keyless = finished.replace(`,"key":"${header.luck.key}"`, '');
    expect(check(keyless)).toEqual({ holds: false, fault: { why: 'no-key' } });
  });

  test('is held against what this browser saw before the first die', () => {
    const { id } = header;
    const promise = { id, commitment: header.luck.commitment, pinches: {} };
    expect(check(finished, promise)).toMatchObject({ holds: true, wasSeenBefore: true });
    expect(check(finished, { ...promise, commitment: '00' })).toEqual({
      holds: false,
      fault: { why: 'another-promise' },
    });
    expect(check(finished, { ...promise, pinches: { 1: '00'.repeat(16) } })).toEqual({
      holds: false,
      fault: { why: 'my-bytes', seat: 1 },
    });
  });

  test('has the bytes of a person, and they are known again', () => {
    const text = read('tests/saves/ccn-rules1-resigned-with-chat.game');
    const { header } = readRecord(text);
    const mine = header.luck.pinches[0] ?? '';
    const promise = { id: header.id, commitment: header.luck.commitment, pinches: { 0: mine } };
    expect(mine).toHaveLength(32);
    expect(check(text, promise)).toMatchObject({ holds: true, mine: [0] });
  });
});

describe('secret orders', () => {
  const finished = read('tests/saves/samurai-rules1-finished-bots.game');
  const lines = finished.split('\n');

  test.each([
    ['finished-bots', 14],
    ['from-a-file', 13],
    ['from-a-position', 6],
    ['hidden-set-up', 11],
    ['orders-open', 8],
    ['resigned-with-chat', 6],
  ])('of %s are what was promised', (name, count) => {
    const finding = check(read(`tests/saves/samurai-rules1-${name}.game`));
    expect(finding.holds && finding.orders.length).toBe(count);
    if (!finding.holds) return;
    const said = sentences(finding, ['Oda', 'Shibata'], false).map(({ text }) => text);
    expect(said).toContain(
      `All ${count} sealed orders are what was promised before they were opened.`,
    );
  });

  test('that were written anew do not hold, and whose they are is said', () => {
    const at = lines.findIndex((line) => line.startsWith('{"opened"'));
    const changed = lines.with(
      at,
      lines[at]!.replace('"run":{"path":[63]}', '"run":{"path":[62]}'),
    );
    expect(changed[at]).not.toBe(lines[at]);
    const finding = check(changed.join('\n'));
    expect(finding).toEqual({
      holds: false,
      fault: { why: 'orders', line: at + 1, seat: 1 },
    });
  });

  test('that were promised must be opened with the others', () => {
    const at = lines.findIndex((line) => line.startsWith('{"opened"'));
    const opened = JSON.parse(lines[at]!) as { opened: { orders: unknown[] } };
    opened.opened.orders.pop();
    const cut = lines.with(at, JSON.stringify(opened)).join('\n');
    expect(check(cut)).toMatchObject({ holds: false, fault: { why: 'unopened', seat: 1 } });
  });

  test('are held against the seals that this browser was shown', () => {
    const { id, luck } = readRecord(finished).header;
    const commitment = '1450827e4b35245be970d7306bfe05a3304be95b36aaa32225facdd5053590a4';
    const promise = { id, commitment: luck.commitment, pinches: {} };
    expect(check(finished, { ...promise, seals: [{ seat: 0, commitment }] })).toMatchObject({
      holds: true,
      sealsSeen: 1,
    });
    expect(check(finished, { ...promise, seals: [{ seat: 1, commitment: '00' }] })).toEqual({
      holds: false,
      fault: { why: 'another-seal', seat: 1 },
    });
  });

  test('are a promise only as long as they are not opened', () => {
    const promise = { sequence: 2, seat: 1, commitment: 'c0', events: [{}] };
    const began = { sequence: 1, events: [{}] };
    expect(openSeals([began, promise])).toEqual([{ seat: 1, commitment: 'c0' }]);
    expect(openSeals([began, promise, { sequence: 3, events: [{}] }])).toEqual([]);
  });
});

describe('what was found', () => {
  const sides = ['French', 'Allies'];
  const bad = { line: 7, stream: 'all', number: 3, kind: 'battle', recorded: '2', due: '1' };
  const faults: Fault[] = [
    ...(['no-key', 'another-key', 'another-promise', 'another-seed'] as const).map((why) => ({
      why,
    })),
    ...(['my-bytes', 'bot-bytes', 'another-seal'] as const).map((why) => ({ why, seat: 1 })),
    ...(['orders', 'unopened'] as const).map((why) => ({ why, seat: 1, line: 7 })),
    ...(['number', 'named', 'untold', 'impossible', 'result'] as const).map((why) => ({
      ...bad,
      why,
    })),
  ];

  test.each(faults)('$why is said in a sentence', (fault) => {
    const text = faultInWords(fault, sides);
    expect(text).toMatch(/^[A-Z].*\.$/);
    if ('stream' in fault) expect(text).toContain('Draw 3 of stream all, for battle');
    if ('seat' in fault) expect(text).toContain('Allies');
  });

  const held = {
    holds: true,
    draws: 214,
    dice: 480,
    commitment: '00',
    wasSeenBefore: true,
    mine: [1],
    given: 1,
    orders: [],
    sealsSeen: 0,
    isSeeded: false,
    isArranged: false,
  } as const;

  test('says what was checked, and nothing more where nothing is to be said', () => {
    const said = sentences({ ...held, mine: [...held.mine] }, sides, false);
    expect(said.map(({ mark }) => mark)).toEqual(['good', 'good', 'good']);
    expect(said[0]?.text).toContain('All 214 draws, with 480 dice among them, follow');
  });

  test('warns of whatever weakens it', () => {
    const weak = { ...held, mine: [], given: 0, wasSeenBefore: false, isArranged: true };
    const marks = sentences(weak, sides, true).map(({ mark }) => mark);
    expect(marks).toEqual(['good', 'note', 'note', 'note', 'note']);
    const seeded = sentences({ ...weak, isSeeded: true }, sides, false);
    expect(seeded.some(({ text }) => text.includes('seed'))).toBe(true);
  });
});

describe('a file', () => {
  test('for one viewer tells what he was told', () => {
    const record = readRecord(read('tests/saves/ccn-rules2-told-to-the-french.game'));
    expect(record.kind === 'told' && record.told.length).toBe(25);
    expect(check(read('tests/saves/ccn-rules2-told-to-the-french.game'))).toEqual({
      holds: false,
      fault: { why: 'no-key' },
    });
  });

  test.each(['', 'hello', '{}', '[1]', '{"game":"ccn"}'])('%j is no record', (text) => {
    expect(() => readRecord(text)).toThrow(NoRecord);
  });

  test('names the line that cannot be read', () => {
    const text = read('tests/saves/ccn-rules1-abandoned.game').split('\n');
    text[4] = '{"decided":{"draws":[{"stream":7}]}}';
    expect(() => readRecord(text.join('\n'))).toThrow('line 5');
  });

  test('counts the lines as they stand in the file, empty ones too', () => {
    const text = read('tests/saves/ccn-rules1-abandoned.game').split('\n');
    const whole = readRecord(['', ...text.slice(0, 3), '', ...text.slice(3)].join('\n'));
    expect(whole.kind === 'whole' && whole.lines.slice(0, 3).map((line) => line.number)).toEqual([
      3, 4, 6,
    ]);
    text[4] = '{"decided":{"draws":[{"stream":7}]}}';
    expect(() => readRecord(['', ...text].join('\n'))).toThrow('line 6');
    expect(() => readRecord('\n\n{}')).toThrow('line 3');
  });
});
