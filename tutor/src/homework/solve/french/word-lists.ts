import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { agreedAdjective } from './adjective-forms.ts'
import { adjectiveLemma } from './lexicon.ts'
import { messages } from './messages-forms.ts'
import { pluralNoun } from './noun-plural.ts'

const plain = (text: string) => text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
const FEMININE = /feminin/
const PLURAL = /pluriel/
const OTHER = /phrase|accord|justifi|regle|singulier|masculin|texte|groupe|conjug/

/** « → … » behind a word. */
const TAIL = /\s*(?:→|->|=|:)?\s*(?:…|\.{2,}|_{2,})?\s*[.;]?$/u
const wordsIn = (text: string) =>
  text
    .split(/\s*[,;–]\s*|\s+-\s+|\s+et\s+|\s*\/\s*/u)
    .map(word => word.replace(TAIL, '').trim())
    .filter(word => word !== '')

/** The feminine of adjectives, the plural of nouns that are listed without an article. */
export const wordList = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const [instruction, body] = [plain(problem.instruction), plain(problem.body)]
  const colon = body.search(/:\s/u)
  const [head, list] =
    instruction !== '' ? [instruction, body] : colon > 0 ? [body.slice(0, colon), body.slice(colon + 1)] : ['', '']
  const asked = fold(head)
  const [isFeminine, isPlural] = [FEMININE.test(asked), PLURAL.test(asked)]
  const listed = wordsIn(list)
  const hasArticle = listed.every(word => /^une? /i.test(word))
  const words = listed.map(word => (hasArticle ? word.replace(/^une? /i, '') : word))
  if (isFeminine === isPlural || OTHER.test(asked) || words.length === 0 || words.length > 10) return undefined
  if (!words.every(word => /^\p{Ll}{3,}$/u.test(word))) return undefined
  if (isFeminine && !/adjectif/.test(asked)) return undefined
  const forms = words.map(word => {
    const several = isPlural ? pluralNoun(word) : undefined
    if (isPlural) return several !== undefined && hasArticle ? `des ${several}` : several
    return adjectiveLemma(word) === word ? agreedAdjective(word, 'F', false) : undefined
  })
  if (forms.includes(undefined)) return undefined
  const joined = forms.join(', ')
  return {
    kind: 'word-list',
    expected: {
      kind: 'exact',
      accepted: [
        joined,
        forms.join(' ; '),
        forms.join(' '),
        forms.join(' - '),
        `${forms.slice(0, -1).join(', ')} et ${forms.at(-1)}`,
      ].slice(0, forms.length === 1 ? 1 : 5),
    },
    setting: { lang: 'fr', spelling: true },
    typed: joined,
    answer: joined,
    steps: [...words.map((word, i) => messages.feminine(word, forms[i] ?? '')), messages.answer(joined)],
    rule: isFeminine ? messages.feminineRule : messages.pluralRule,
    hints: [...(isFeminine ? messages.feminineHints : messages.pluralHints)],
    minutes: 1 + Math.ceil(words.length / 3),
  }
}
