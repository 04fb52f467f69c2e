import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { elided } from './elision.ts'
import { messages } from './messages.ts'
import { joinWords, type Parts, readSentence } from './verb-of-sentence.ts'

const ASKS = /forme negative|a la negati|phrases? negatives?|(?:en|au) negatif|negation/
const OTHER =
  /interro|justifi|expliqu|soulign|affirmative et|passive|pourquoi|pluriel|\bfutur|imparfait|\bpasse (?:compose|simple)|conditionnel/
/** Words that a negation changes too: « encore » becomes « plus ». */
const CHANGES =
  /(?<![\p{L}])(?:encore|toujours|déjà|souvent|parfois|quelquefois|jamais|rien|personne|quelqu'un|quelque|quelques|aussi|partout|tout|tous|toute|toutes|beaucoup|très|plus|pas|aucun|aucune|seulement|certains|plusieurs|chaque|presque|assez|trop|peu)(?![\p{L}])/iu
/** Words that a negation changes, and what they become: « encore » is « plus ». */
const OPPOSITES: [RegExp, string, string][] = [
  [/(?<![\p{L}])encore(?![\p{L}])/iu, 'plus', ''],
  [/(?<![\p{L}])(?:toujours|souvent|parfois|quelquefois)(?![\p{L}])/iu, 'jamais', ''],
  [/(?<![\p{L}])déjà(?![\p{L}])/iu, 'pas encore', ''],
  [/(?<![\p{L}])quelqu'un(?![\p{L}])/iu, '', 'personne'],
  [/(?<![\p{L}])tout le monde(?![\p{L}])/iu, '', 'personne'],
  [/(?<![\p{L}])quelque chose(?![\p{L}])/iu, 'rien', ''],
  [/(?<![\p{L}])tout(?=[.!]?\s*$)/iu, 'rien', ''],
]

/** The sentence without such a word, and the particle it gives; a pronoun stays where it stood. */
const withOpposite = (sentence: string): { sentence: string; particle: string; object: string } | undefined => {
  const found = OPPOSITES.filter(([pattern]) => pattern.test(sentence))
  const [one, ...others] = found
  if (!one || others.length > 0) return undefined
  const [pattern, particle, object] = one
  // « Quelqu’un vient » is « Personne ne vient ».
  if (pattern.exec(sentence)?.index === 0) return undefined
  const bare = sentence
    .replace(pattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.!]\s*$)/, '')
  if (object !== '' && !/[.!]?\s*$/.test(sentence.slice((pattern.exec(sentence)?.index ?? 0) + 5))) return undefined
  return { sentence: bare, particle, object }
}

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

/** « Je ne vois personne », « Nous n’avons vu personne », « Tu ne vois rien ». */
const withObject = (parts: Parts, { particle, object }: { particle: string; object: string }): string => {
  if (object === '') return negated(parts, particle)
  const { subject, clitics, verb, participle, end } = parts
  const pronoun = subject.text === "j'" ? 'je' : subject.text
  const inner = elided('ne', joinWords([...clitics, verb]))
  return `${capital(pronoun)} ${inner}${participle ? ` ${participle}` : ''} ${object}${end}`
}

/** A plain sentence in the negative. */
export const negate = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head)) return undefined
  const opposite = withOpposite(task.sentence.replace(/[’‘]/g, "'"))
  if (CHANGES.test(opposite?.sentence ?? task.sentence)) return undefined
  const named = PARTICLES.filter(([pattern]) => pattern.test(head)).map(([, particle]) => particle)
  const parts = named.length < 2 ? readSentence(opposite?.sentence ?? task.sentence) : undefined
  if (!parts || (opposite && (named.length > 0 || (opposite.object !== '' && parts.rest.length > 0)))) return undefined
  const particle = opposite ? opposite.particle : (named[0] ?? 'pas')
  const written = opposite ? withObject(parts, opposite) : negated(parts, particle)
  const answer = written.replace(/\s+(?=[.!]\s*$)/, '')
  return {
    kind: 'negation',
    expected: { kind: 'exact', accepted: [answer] },
    setting: { lang: 'fr', spelling: true },
    typed: answer,
    answer,
    steps: [
      messages.negatedVerb(joinWords([parts.verb, ...(parts.participle ? [parts.participle] : [])])),
      messages.negationAround(particle === '' ? (opposite?.object ?? '') : particle, parts.verb),
      ...(joinWords(negatedObject(parts)) === joinWords(parts.rest) ? [] : [messages.negatedArticle]),
      messages.answer(answer),
    ],
    rule: messages.negationRule,
    hints: [...messages.negationHints],
    minutes: 2,
  }
}
