import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-words.ts'
import { isVerb, participles, pastForms } from './verb-forms.ts'

const PAST = /preterite?|past(?: simple| tense| form)?(?! partic)|simple past/
const PARTICIPLE = /participe passe|past participle/
const TAIL = /\s*(?:→|->|=|:)?\s*(?:…|\.{2,}|_{2,}|\?)*\s*[.;]?$/u
const OTHER = /phrase|sentence|negati|interro|question|tradui|translat|conjugu|\(/

const joined = (verb: string, parts: readonly string[][]) => [verb, ...parts.map(forms => forms.join('/'))].join(' – ')

/** « Écris le prétérit et le participe passé : go, see » */
export const principalParts = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Anglais') return undefined
  const body = problem.body.trim()
  const match = problem.instruction === '' ? /^(?<head>[^:]{5,120})[:]\s+(?<list>.+)$/su.exec(body) : undefined
  const head = fold(problem.instruction === '' ? (match?.groups?.head ?? '') : problem.instruction)
  const list = problem.instruction === '' ? (match?.groups?.list ?? '') : body
  const [asksPast, asksParticiple] = [PAST.test(head.replace(PARTICIPLE, ' ')), PARTICIPLE.test(head)]
  if ((!asksPast && !asksParticiple) || OTHER.test(`${head} ${list}`)) return undefined
  const verbs = list
    .split(/\s*[,;/–]\s*|\s+(?:and|et)\s+/)
    .map(word => word.replace(TAIL, '').replace(/^to /i, '').trim().toLowerCase())
  if (verbs.length > 10 || !verbs.every(verb => /^[a-z]+$/.test(verb) && isVerb(verb) && verb !== 'be'))
    return undefined
  const forms = verbs.map(verb => [
    ...(asksPast ? [pastForms(verb)] : []),
    ...(asksParticiple ? [participles(verb)] : []),
  ])
  const [first] = forms
  const isOne = verbs.length === 1 && first?.length === 1
  const lines = verbs.map((verb, i) => joined(verb, forms[i] ?? []))
  const answer = isOne ? (first?.[0]?.[0] ?? '') : lines.join(' ; ')
  return {
    kind: 'english-parts',
    expected: isOne ? { kind: 'exact', accepted: first?.[0] ?? [] } : null,
    setting: { lang: 'en', spelling: true },
    typed: isOne ? answer : '',
    answer,
    steps: lines.map(messages.answer),
    rule: messages.partsRule,
    hints: [...messages.partsHints],
    minutes: 1 + Math.ceil(verbs.length / 2),
  }
}
