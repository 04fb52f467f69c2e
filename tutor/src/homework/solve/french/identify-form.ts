import { fold } from '../../../words.ts'
import { messages as conjugation } from '../conjugation/messages.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-forms.ts'
import { readForm } from './read-form.ts'

const QUOTED = /[«"“]\s*([^«»"“”]{2,40}?)\s*[»"”]/u
/** « → … » behind a form. */
const TAIL = /\s*(?:→|->|=>|=|:)?\s*(?:…|\.{2,}|_{2,})\s*\.?$/u
const plain = (text: string) => text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/** The form that is asked about: between quotation marks, or alone under its instruction. */
const formIn = (problem: Problem): { head: string; form: string } | undefined => {
  const [instruction, body] = [plain(problem.instruction), plain(problem.body)]
  if (instruction !== '')
    return {
      head: fold(instruction),
      form: body
        .replace(TAIL, '')
        .replace(/^[«"“]\s*|\s*[»"”]$|[.;]$/gu, '')
        .trim(),
    }
  const quoted = body.match(QUOTED)?.[1]
  if (quoted !== undefined) return { head: fold(body.replace(QUOTED, ' ')), form: quoted }
  const [head = '', form, ...more] = body.split(/\s*:\s+/)
  return form === undefined || more.length > 0
    ? undefined
    : { head: fold(head), form: form.replace(TAIL, '').replace(/[.;]$/, '').trim() }
}

const ASKS_TENSE =
  /(?:a quel temps|quel est le temps|(?:donne\w*|indiqu\w*|precis\w*|identifi\w*|trouv\w*) (?:le |a quel )temps|quel temps)/
const OTHER = /mode|valeur|justifi|expliqu|personne|groupe|infinitif|conjugu\w* (?:au|a l')|releve|soulign|texte|phrase/

/** The tense of a form: « nous mangions » is in the imperfect. */
export const identifyTense = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const asked = formIn(problem)
  if (
    !asked ||
    !ASKS_TENSE.test(asked.head) ||
    OTHER.test(asked.head.replace(/a quel temps (?:est|sont|a-t-on|ont ete) .*$/, 'a quel temps'))
  )
    return undefined
  const tenses = new Set(readForm(asked.form).map(({ tense }) => tense))
  const [tense, ...others] = tenses
  const names = tense && messages.tenses[tense]
  if (!names || others.length > 0) return undefined
  const [name = ''] = names
  return writtenSolution({
    kind: 'identify-tense',
    accepted: [
      ...names,
      ...names.map(one => `au ${one}`),
      ...names.map(one => `à l'${one}`),
      ...names.map(one => `le ${one}`),
      ...names.map(one => `l'${one}`),
    ],
    answer: name,
    steps: [messages.formOf(asked.form, conjugation.tenses[tense]), messages.answer(name)],
    rule: messages.tenseRule,
    hints: [...messages.tenseHints],
    minutes: 1,
  })
}

const ASKS_INFINITIVE = /infinitif/
const OTHER_INFINITIVE = /groupe|temps|mode|justifi|releve|soulign|complet|proposition|phrase|texte|mets|conjugu/

/** The infinitive of a form: « nous faisons » is from faire. */
export const findInfinitive = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const asked = formIn(problem)
  if (!asked || !ASKS_INFINITIVE.test(asked.head) || OTHER_INFINITIVE.test(asked.head)) return undefined
  const verbs = new Set(readForm(asked.form).map(({ infinitive }) => infinitive))
  const [verb, ...others] = verbs
  if (verb === undefined || others.length > 0) return undefined
  return writtenSolution({
    kind: 'infinitive',
    accepted: [verb, `le verbe ${verb}`, `verbe ${verb}`, `c'est ${verb}`],
    answer: verb,
    steps: [messages.infinitiveOf(asked.form, verb), messages.answer(verb)],
    rule: messages.infinitiveRule,
    hints: [...messages.infinitiveHints],
    minutes: 1,
  })
}
