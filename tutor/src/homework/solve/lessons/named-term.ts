import type { Pack } from '../../../pack.ts'
import { fold, stems } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { goesBack } from './directions.ts'
import { messages } from './messages.ts'
import { subjectPacks } from './subject-packs.ts'

const ASKS =
  /^[^\p{L}]*(?:comment (?:appelle-t-on|s'appellent?|nomme-t-on|se nomment?|appelle t-on)|quel(?:le)? (?:nom|mot|terme) (?:donne-t-on a|designe|porte)|quel est le (?:nom|mot|terme) (?:scientifique )?(?:de|du|des|d'|qui designe|donne a)|(?:donne\w*|indiqu\w*|cit\w*) le (?:nom|mot|terme) (?:de|du|des|d'|qui designe|donne a|correspondant a))/u
const OTHER =
  /document|texte|schema|figure|carte|\bdoc\b|justifi|expliqu|\bpuis\b|\bet quel|auteur|personnage|roi\b|pays|ville|fleuve|capitale/
/** Words that name no part of a thing. */
const EMPTY = new Set(
  stems(
    'appelle appellent nomme nomment nom mot terme désigne donne lieu chose quelque personne fait sert action ensemble celui ceux lors moment',
  ),
)

const content = (text: string) => new Set(stems(text).filter(word => !EMPTY.has(word)))
const isLike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 4 && a.slice(0, 5) === b.slice(0, 5))
const has = (all: ReadonlySet<string>, word: string) => [...all].some(other => isLike(other, word))

/** Definitions stay as they are: each is read once. */
const definitions = new Map<string, ReadonlySet<string>>()
const lessonContent = (text: string): ReadonlySet<string> => {
  const found = definitions.get(text) ?? content(text)
  definitions.set(text, found)
  return found
}

type Known = { term: string; definition: string; score: number }

/** Terms whose definition says all that the question says. */
const candidates = (packs: readonly Pack[], wanted: ReadonlySet<string>): Known[] =>
  packs.flatMap(({ terms }) =>
    terms.flatMap(({ term, definition }) => {
      const said = lessonContent(definition)
      const covered = [...wanted].filter(word => has(said, word)).length
      const stated = [...said].filter(word => has(wanted, word)).length
      const own = lessonContent(term)
      // A definition begins with what the thing is: « Libération d’un ovule » is no organ.
      const [head = ''] = said
      const [first = ''] = wanted
      if (!isLike(head, first)) return []
      // A question that uses the word does not ask for it.
      if ([...own].some(word => has(wanted, word)) || covered < wanted.size) return []
      return [{ term, definition, score: stated / Math.max(1, said.size) }]
    }),
  )

/** « Comment appelle-t-on la libération de l’ovule ? »: the term whose definition says so. */
export const nameTerm = (problem: Problem): Solution | undefined => {
  const question = problem.instruction === '' ? problem.body : `${problem.instruction} ${problem.body}`
  const plain = fold(question)
  if (question.length > 200 || !ASKS.test(plain) || OTHER.test(plain) || OTHER.test(fold(problem.context)))
    return undefined
  const wanted = content(plain.replace(ASKS, ' '))
  if (wanted.size < 2) return undefined
  const { own, others } = subjectPacks(problem)
  const found = [...candidates(own, wanted), ...candidates(others, wanted)].filter(
    ({ score, definition }) => score >= 0.6 && !goesBack(plain, definition),
  )
  const [best] = found.toSorted((a, b) => b.score - a.score)
  if (!best || found.some(({ term }) => fold(term) !== fold(best.term))) return undefined
  const { term, definition } = best
  return writtenSolution({
    kind: 'named-term',
    accepted: [term, `le ${term}`, `la ${term}`, `l'${term}`, `les ${term}`, `un ${term}`, `une ${term}`],
    answer: term,
    steps: [messages.fromLesson(term, definition)],
    rule: messages.nameRule,
    hints: [...messages.nameHints],
    minutes: 1,
  })
}
