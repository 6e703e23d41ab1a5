import { mainTexts, sentences, wordCount } from './sentences';

test('texts are those of the main part, one a block, without marks, drawings and scripts', () => {
  const html =
    '<header><p>Menu.</p></header><main id="m"><h1>CMMC</h1><p>Levels &amp; <b>dates</b>.</p><svg><text>Month 1</text></svg><ul><li>One</li><li>Two.</li></ul><script>let a;</script></main>';
  expect(mainTexts(html)).toEqual(['CMMC', 'Levels & dates.', 'One', 'Two.']);
});

test('a text is split at its stops, not at numbers or at "no."', () => {
  expect(sentences('Act no. 434 is in force. Clause 5.4.1 asks for “a plan.” Who signs? You.')).toEqual([
    'Act no. 434 is in force.',
    'Clause 5.4.1 asks for “a plan.”',
    'Who signs?',
    'You.',
  ]);
});

test('a label has no sentence', () => {
  expect(sentences('Total timeline')).toEqual([]);
});

test('words are counted, dashes are none', () => {
  expect(wordCount('Plan 12–18 months – not less.')).toBe(5);
});
