import { describe, expect, test } from 'vitest';
import { blocks, spans } from '$lib/rules/markdown';
import { chapters, search } from '$lib/rules/search';

describe('the text of a rule', () => {
  test('has paragraphs, and lines that go on', () => {
    expect(blocks('One line\ngoes on.\n\nAnother.')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'One line goes on.' }] },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Another.' }] },
    ]);
  });

  test('has lists right behind a sentence', () => {
    expect(blocks('It may:\n- fire\n  at once\n- move')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'It may:' }] },
      {
        kind: 'list',
        isNumbered: false,
        items: [[{ kind: 'text', text: 'fire at once' }], [{ kind: 'text', text: 'move' }]],
      },
    ]);
    expect(blocks('1. first\n2. second')).toMatchObject([{ isNumbered: true }]);
  });

  test('has tables with empty cells, and sentences behind them', () => {
    const [table, after] = blocks('| a | b |\n|---|---|\n| 1 | |\nAfter it.');
    expect(table).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], []]],
    });
    expect(after).toMatchObject({ kind: 'paragraph' });
  });

  test('has bold, emphasis, code and other rules', () => {
    expect(spans('**must** *Ruling* `on`, see [CCN-21.1.1].')).toEqual([
      { kind: 'bold', text: 'must' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'Ruling' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'on' },
      { kind: 'text', text: ', see ' },
      { kind: 'rule', text: 'CCN-21.1.1', rule: 'CCN-21.1.1' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('is never markup', () => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) 2 * 3 * 4';
    expect(spans(text)).toEqual([{ kind: 'text', text }]);
  });
});

describe('the rules', () => {
  const rules = [
    { id: 'CCN-1.1.1', title: 'Two sides', text: 'French and Allies.', chapter: '1 Terms' },
    { id: 'CCN-1.1.2', title: 'The die', text: 'Six faces.', chapter: '1 Terms' },
    { id: 'CCN-22.1.1', title: 'Square', text: 'Infantry at Buçaco.', chapter: '22 Square' },
  ];

  test('stand in chapters', () => {
    expect(chapters(rules).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['1 Terms', 2],
      ['22 Square', 1],
    ]);
  });

  test.each([
    ['', 3],
    ['faces six', 1],
    ['bucaco', 1],
    ['22.1', 1],
    ['SQUARE infantry', 1],
    ['dragon', 0],
  ])('are found by %j', (query, count) => {
    expect(search(rules, query)).toHaveLength(count);
  });
});
