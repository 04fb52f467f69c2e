const LENGTH = 6000

/** What an answer may be made of that no pupil writes, each for a rule that once took long over it. */
const FRAGMENTS = [
  ...'9 ( ) [ { } € - = + * ^ ² √ ! ? _ $ % | < > / " ` … « » x a A é ß ı 𝒳'.split(' '),
  ...[
    '(())',
    '[{(',
    '()',
    '. ',
    ', ',
    '; ',
    ': ',
    '\n',
    '\t',
    '- ',
    '... ',
    '-->',
    "n'",
    "l'",
    "d'",
    "qu'",
    "'",
    '<b>',
    '&',
  ],
  ...[
    '1 ',
    '1/',
    '1,',
    '1.',
    '1er ',
    '1=',
    '=1',
    '1e',
    '1x',
    '0,',
    '00',
    'x^',
    '×10',
    '10² ',
    '\\frac{',
    'sqrt(',
    '12/12/12 ',
  ],
  ...[
    '1 kg ',
    'kg ',
    'm² ',
    '100 km ',
    '3 h et ',
    '10 % ',
    'deux cent ',
    'vingt-',
    'mille ',
    'x = 1 ou ',
    '1) ',
    '2) ',
  ],
  ...['un ', 'le la ', 'de ', 'd ', 'il ', 'ne ', 'pas ', 'plus ', 'moins ', 'jamais ', 'non ', 'oui ', 'sais pas '],
  ...[
    'et ',
    'ou ',
    'mais ',
    'car ',
    'donc ',
    'puis ',
    'que ',
    'qui ',
    'comme ',
    'parce que ',
    'alors que ',
    'tandis que ',
  ],
  ...[
    'contrairement à ',
    'par rapport à ',
    'plus grand que ',
    'par le ',
    'pourquoi ',
    'il y a ',
    "c'est ",
    "ce n'est pas ",
  ],
  ...[
    'le roi ne ',
    'la photosynthèse est ',
    'en 1789 ',
    'lentement ',
    'peut-être ',
    'ou le contraire ',
    'cest ',
    'a/b ',
  ],
  ...['a b c d e f g h i j ', 'e\u0301', '\u0301', '😀', '👨‍👩‍👧 ', 'مرحبا ', '\u202e', '\u200f a', '\u00a0', 'aé1'],
] as const

const repeat = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)

/** Long answers of one fragment again and again. */
export const hostileAnswers: readonly string[] = FRAGMENTS.map(repeat)

/** Long answers in which each two fragments alternate. */
export function* alternatingAnswers(): Generator<string> {
  for (const one of FRAGMENTS) for (const other of FRAGMENTS) if (one !== other) yield repeat(one + other)
}
