import { lookup } from '@ariane/shared/catalogue'
import { isFiniteVerb } from '../../../grade/text/lexicon.ts'
import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { adjectiveLemma, nounLemma } from './lexicon.ts'
import { messages } from './messages-forms.ts'
import { simpleForm } from './verb-form.ts'

/** Small words that have one class wherever they stand. */
const SMALL: Record<string, readonly string[]> = {
  adverbe:
    'très trop souvent toujours jamais hier demain ici beaucoup vite bientôt ensuite lentement doucement rapidement demain aujourd’hui longtemps parfois assez moins'.split(
      ' ',
    ),
  préposition: 'dans sur sous avec pour sans chez par vers contre entre pendant depuis malgré parmi'.split(' '),
  déterminant: 'mon ma mes ton ta tes ses cet cette ces un des chaque plusieurs quelques'.split(' '),
  pronom: 'je tu il elles ils celui celle ceux rien personne chacun'.split(' '),
  'conjonction de coordination': 'mais et donc or ni car'.split(' '),
}
const UNSURE = new Set('un ton or personne car rien ma son leur le la les pendant'.split(' '))

const ASKS = /(?:nature|classe grammaticale|classe)\b/
const OTHER = /fonction|phrase|texte|soulign|gras|document|groupe|genre|justifi/

const classIn = (word: string): string | undefined => {
  if (UNSURE.has(word)) return undefined
  const small = Object.entries(SMALL).find(([, words]) => words.includes(word))
  if (small) return small[0]
  if (
    /^\p{L}{2,}(?:er|ir|re|oir)$/u.test(word) &&
    simpleForm(word, 'PRESENT', 2) !== undefined &&
    nounLemma(word) === undefined
  )
    return 'verbe'
  if (word.endsWith('ment') && nounLemma(word) === undefined && adjectiveLemma(word) === undefined) return 'adverbe'
  const [noun, adjective, verb] = [
    nounLemma(word) !== undefined,
    adjectiveLemma(word) !== undefined,
    isFiniteVerb(fold(word)),
  ]
  if (noun && !adjective && !verb) return 'nom commun'
  return adjective && !noun && !verb ? 'adjectif' : undefined
}

const NAMES: Record<string, string[]> = {
  'nom commun': ['nom commun', 'nom', 'un nom', 'un nom commun'],
  adjectif: ['adjectif', 'adjectif qualificatif', 'un adjectif', 'un adjectif qualificatif'],
  verbe: ['verbe', 'un verbe', "verbe à l'infinitif"],
}

/** The class of a word that stands alone and has only one: « maison » is a noun. */
export const wordClass = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const body = problem.body.replace(/[’‘]/g, "'").trim()
  const quoted = body.match(/[«"“]\s*([\p{L}'-]{2,25})\s*[»"”]/u)
  const head = fold(problem.instruction === '' ? body.replace(/[«"“].*$/u, '') : problem.instruction)
  const word = (problem.instruction === '' ? (quoted?.[1] ?? '') : body.replace(/[.;]$/, '')).toLowerCase()
  if (!ASKS.test(head) || OTHER.test(head) || !/^[\p{L}-]+$/u.test(word)) return undefined
  const name = classIn(word)
  if (name === undefined) return undefined
  const accepted = lookup(NAMES, name) ?? [name, `une ${name}`, `un ${name}`]
  return writtenSolution({
    kind: 'word-class',
    accepted,
    answer: name,
    steps: [
      messages.wordClass(word, /^(?:préposition|conjonction)/.test(name) ? `une ${name}` : `un ${name}`),
      messages.answer(name),
    ],
    rule: messages.classRule,
    hints: [...messages.classHints],
    minutes: 1,
  })
}
