import type { SolutionFor } from '@ariane/activities/api'
import type { DataFor } from '@ariane/activities/shape'
import { chooseHints } from '../../hints/choose-hints.ts'
import { singlesOut } from '../../hints/singles-out.ts'
import { fold } from '../../words.ts'
import { mask } from '../mask.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

type Kind = keyof typeof messages.kinds

/** Words that say what follows them, wherever they stand. */
const ALWAYS: Readonly<Record<string, Kind>> = {
  un: 'masculine',
  du: 'masculine',
  cet: 'masculine',
  une: 'feminine',
  cette: 'feminine',
  des: 'plural',
  ces: 'plural',
  aux: 'plural',
}
/** Those that stand for a noun as well: only after another small word, or at the beginning, is a noun sure to follow. */
const SOMETIMES: Readonly<Record<string, Kind>> = { le: 'masculine', la: 'feminine', les: 'plural' }
const LAST_WORDS = /(?:^|\s)((?:\p{L}+\s+){0,3})(\p{L}+)\s$/u
const BEFORE_NOUN = /(?:^|\b(?:dans|par|sur|avec|pour|vers|sous|entre|chez|de|à))\s*$/iu
const MAX_BEGINNING = 40

const findKind = (before: string, word: string): Kind | undefined => {
  const [small, rest] = [word.toLowerCase(), before.slice(0, before.trimEnd().length - word.length)]
  const sometimes = BEFORE_NOUN.test(rest) ? new Map(Object.entries(SOMETIMES)).get(small) : undefined
  return new Map(Object.entries(ALWAYS)).get(small) ?? sometimes
}

/** What the words before gaps say of the missing ones. */
const listAnnounced = (items: DataFor<'cloze'>['items']): string[] =>
  items.flatMap(({ parts }) =>
    parts.slice(0, -1).flatMap(part => {
      const [, before = '', word] = LAST_WORDS.exec(part) ?? []
      const kind = word && findKind(part, word)
      return kind ? [messages.announces(`${before}${word}`.trim(), word, messages.kinds[kind])] : []
    }),
  )

/** The beginning of a sentence, up to its gap. */
const shorten = (text: string) =>
  text.length <= MAX_BEGINNING ? `${text.trim()} …` : `${text.slice(0, MAX_BEGINNING).replace(/\s+\S*$/, '')} …`

/** What the missing words mean, where they are words of the lesson. */
const listMeanings = ({ pack }: Lesson, missing: readonly string[][]): string[] =>
  missing.flatMap(accepted => {
    const said = new Set(accepted.map(fold))
    const found = pack.terms.find(({ term, synonyms }) => [term, ...synonyms].some(word => said.has(fold(word))))
    if (!found) return []
    const { term, synonyms, definition, translation } = found
    if (pack.lang !== 'fr' && translation) return [messages.findTranslation(translation)]
    return [messages.findMeaning(mask(definition, [term, ...synonyms, ...accepted]).replace(/\.$/, ''))]
  })

/** Hints to sentences with gaps: what the words around them announce, the place in the lesson, and a word to begin with. */
export const listGapHints = (lesson: Lesson, { items }: DataFor<'cloze'>, solution: SolutionFor<'cloze'>): string[] => {
  const missing = Object.values(solution.items).flat()
  const shown = items.flatMap(({ parts }) => parts).join(' ')
  const french = lesson.pack.lang === 'fr'
  const bracket = items.some(({ parts }) => parts.slice(1).some(part => /^\s*\(/.test(part)))
  const longest = items.toSorted((a, b) => b.parts.join('').length - a.parts.join('').length)
  const beginning = longest.map(({ parts: [first = ''] }) => first).find(first => first.trim().length > 0)
  return chooseHints(
    [
      [...(french ? listAnnounced(items) : []), bracket ? messages.bracket : undefined, messages.wholeSentence],
      lesson.places,
      [...listMeanings(lesson, missing), beginning && messages.longest(shorten(beginning))],
    ],
    hint => !singlesOut(hint, shown, { right: missing.flat(), wrong: [] }),
  )
}
