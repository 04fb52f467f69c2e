import { isAdjective, isFiniteVerb, isNoun, isOnlyVerb } from '../grade/text/lexicon.ts'
import { fold } from '../words.ts'

type Group = { start: number; end: number; text: string }

/** A noun behind its article, or an adverb of manner. */
const GROUP =
  /(?<![\p{L}'’])(?:(?:les?|la|une?|des|du|aux?|son|sa|ses|leurs?|cet|cette|ces|ce) |(?:de |à )?(?:la |l['’]))(\p{L}{3,}(?:-\p{L}+)?)(?![\p{L}'’])/giu
const MANNER = /(?<![\p{L}'’])\p{L}{4,}ment(?!\p{L})/gu

const listGroups = (text: string): Group[] =>
  [...text.matchAll(GROUP)].flatMap(({ 0: whole, 1: noun = '', index }) => {
    const start = index + whole.length - noun.length
    const plain = fold(noun)
    return isNoun(plain) && !isOnlyVerb(plain) ? [{ start, end: start + noun.length, text: noun }] : []
  })
const listManners = (text: string): Group[] =>
  [...text.matchAll(MANNER)].flatMap(({ 0: word, index }) =>
    isNoun(fold(word)) ? [] : [{ start: index, end: index + word.length, text: word }],
  )

/** What stands between tells one thing of the other: a verb is there, and no mere list. */
const isExchangeable = (between: string) =>
  !/[.!?;]/.test(between) &&
  (between.match(/\p{L}+/gu) ?? []).some(word => {
    const plain = fold(word)
    return (
      isFiniteVerb(plain) &&
      plain.length > 2 &&
      !/^(?:sont|etait|etaient|les|des|par|une|elle|lui|leur)$/.test(plain) &&
      (isOnlyVerb(plain) || (!isNoun(plain) && !isAdjective(plain)))
    )
  })

const exchange = (text: string, one: Group, other: Group) =>
  text.slice(0, one.start) + other.text + text.slice(one.end, other.start) + one.text + text.slice(other.end)

/** « La » cannot stand before « blessures ». */
const isPlural = ({ text }: Group) => /[sx]$/.test(text)
const NO_THING = new Set(
  'une meme memes autre autres truc trucs plus gros petit petits premier second deuxieme cas fait moment jour fois coup bout peu'.split(
    ' ',
  ),
)

const MOST = 6
/** The text with two of its things, or two of its manners, in each other's place, where a verb stands between them. */
export const exchangeNouns = (text: string, isTelling: (word: string) => boolean = () => true): string[] =>
  [listGroups(text), listManners(text)]
    .map(groups => groups.filter(group => !NO_THING.has(fold(group.text)) && isTelling(group.text)))
    .flatMap(groups =>
      groups.flatMap((one, place) =>
        groups
          .slice(place + 1)
          .filter(
            other =>
              fold(one.text) !== fold(other.text) &&
              isPlural(one) === isPlural(other) &&
              isExchangeable(text.slice(one.end, other.start)),
          )
          .map(other => exchange(text, one, other)),
      ),
    )
    .slice(0, MOST)
