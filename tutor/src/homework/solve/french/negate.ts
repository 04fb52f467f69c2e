import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { elided } from './elision.ts'
import { messages } from './messages.ts'
import { joinWords, type Parts, readSentence } from './verb-of-sentence.ts'

const ASKS = /forme negative|a la negati|phrases? negatives?|(?:en|au) negatif|negation/
const OTHER = /interro|justifi|expliqu|soulign|affirmative et|passive|pourquoi|pluriel/
/** Words that a negation changes too: « encore » becomes « plus ». */
const CHANGES =
  /(?<![\p{L}])(?:encore|toujours|déjà|souvent|parfois|quelquefois|jamais|rien|personne|quelqu'un|quelque|quelques|aussi|partout|tout|tous|toute|toutes|beaucoup|très|plus|pas|aucun|aucune|seulement|certains|plusieurs|chaque|presque|assez|trop|peu)(?![\p{L}])/iu
const PARTICLES: [RegExp, string][] = [
  [/ne ?(?:…|\.{3})? ?jamais/, 'jamais'],
  [/ne ?(?:…|\.{3})? ?plus/, 'plus'],
  [/ne ?(?:…|\.{3})? ?pas/, 'pas'],
]
const ETRE =
  /^(?:suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|seras|sera|serons|serez|seront|fut|furent)$/

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** « une pomme » is « de pomme » behind a negation, but not behind être. */
const negatedObject = ({ rest, verb, participle }: Parts): string[] => {
  const [first = '', second = '', ...others] = rest
  if (ETRE.test(verb) && participle === undefined) return rest
  if (first === 'de' && second === "l'") return ["d'", ...others]
  if (first === 'de' && second === 'la')
    return elided('de', others[0] ?? '').includes("'") ? ["d'", ...others] : ['de', ...others]
  if (!/^(?:un|une|des|du)$/.test(first)) return rest
  return elided('de', second).includes("'") ? ["d'", second, ...others] : ['de', second, ...others]
}

const negated = (parts: Parts, particle: string): string => {
  const { subject, clitics, verb, participle, end } = parts
  const pronoun = subject.text === "j'" ? 'je' : subject.text === "c'" ? 'ce' : subject.text
  const inner = joinWords([...clitics, verb])
  const tail = joinWords([...(participle ? [participle] : []), ...negatedObject(parts)])
  return `${capital(pronoun)} ${elided('ne', inner)} ${particle}${tail === '' ? '' : ` ${tail}`}${end}`
}

/** A plain sentence in the negative. */
export const negate = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head) || CHANGES.test(task.sentence)) return undefined
  const named = PARTICLES.filter(([pattern]) => pattern.test(head)).map(([, particle]) => particle)
  const parts = named.length < 2 ? readSentence(task.sentence) : undefined
  if (!parts) return undefined
  const particle = named[0] ?? 'pas'
  const answer = negated(parts, particle)
  return {
    kind: 'negation',
    expected: { kind: 'exact', accepted: [answer] },
    setting: { lang: 'fr', spelling: true },
    typed: answer,
    answer,
    steps: [
      messages.negatedVerb(joinWords([parts.verb, ...(parts.participle ? [parts.participle] : [])])),
      messages.negationAround(particle, parts.verb),
      ...(joinWords(negatedObject(parts)) === joinWords(parts.rest) ? [] : [messages.negatedArticle]),
      messages.answer(answer),
    ],
    rule: messages.negationRule,
    hints: [...messages.negationHints],
    minutes: 2,
  }
}
