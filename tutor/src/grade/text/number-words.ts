const WORDS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille'.split(
    ' ',
  )
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 30, 40, 50, 60, 100, 1000]
/** « Un » is more often an article. */
const DIGITS = new Map(
  WORDS.map((word, place) => [word, String(VALUES[place])] as const).filter(([word]) => word !== 'un'),
)

/** How a number of digits is written out in one word. */
export const spellNumber = (digits: string): string | undefined => WORDS[VALUES.indexOf(Number(digits))]

/** « 5 » and « cinq ». */
export const isSameNumber = (one: string, other: string): boolean =>
  DIGITS.get(one) === other || DIGITS.get(other) === one
