// Test helper: statements as long as they may be, of shapes that once took seconds.
const LENGTH = 20_000
const fill = (part: string, head = '') => (head + part.repeat(LENGTH / part.length)).slice(0, LENGTH)
const lettered = (text: string) => fill([...'abcdefgh'].map(letter => `${letter}) ${text}`).join(''))

export const HOSTILE_STATEMENTS: Readonly<Record<string, string>> = {
  'blanks without width': fill('\u200b', 'Calcule : '),
  'no-break spaces': fill('\u00a0', 'Calcule : '),
  'soft hyphens': fill('\u00ad', 'Calcule : '),
  'word joiners': fill('\u2060', 'Calcule : '),
  'byte order marks': fill('\ufeff', 'Calcule : '),
  'a list of equations': lettered('3x+2=5 '),
  'a list of equations, line by line': lettered('3x+2=5\n'),
  'a sum': fill('1+1+', 'Calcule '),
  'one letter': fill('A'),
  'one word a line': fill('mot\n'),
  'one letter a line': fill('a\n'),
  parentheses: fill('('),
  'parentheses that close': fill('(nous) ', 'Conjugue : '),
  // Of our own.
  'exclamation marks': fill('!'),
  'exclamation marks and points behind a word': fill(' ,!.', 'Calcule stp'),
  'blanks in turn with marks of direction': fill('\u200e \u202f\u200f', 'Calcule : 2'),
  'semicolons behind blanks': fill(' ;', 'Calcule : '),
  'joiners of emoji': fill('\u200d\ufe0f', 'Calcule : '),
  'an order a line': fill('Calcule\n'),
  'questions of one word': fill('Combien ? '),
  'Roman numbers': fill('I. Calcule\nII. Calcule\n'),
  'the same question sixty times': fill('1) Pourquoi Louis XIV est-il appelé le Roi-Soleil ?\n'),
  'empty lines': fill('\n \u00a0\n', 'Calcule'),
  'points of omission': fill('… '),
}
