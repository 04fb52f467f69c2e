import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const QUOTED = /[«"“]\s?(?<verb>\p{L}{2,15})\s?[»"”]/gu
const SAID = /(?:le verbe|the verb|el verbo|das verb|von|form of) (?<verb>\p{L}{2,15})(?!\p{L})/iu
const GAP = /_{2,}|…+|\.{3,}/gu
const TENSE =
  /present|imparfait|futur|passe|conditionnel|subjonctif|imperatif|prasens|prateritum|perfekt|preterit|presente|imperfecto|past\b|perfect/
/** What the present is called where a sheet names no tense. */
const PRESENT = new Map([
  ['Allemand', 'Konjugiere im Präsens:'],
  ['Espagnol', 'Conjuga en presente:'],
])

/** « Setze die richtige Form von "haben" ein » over gaps: the verb that is named stands in each of them. */
export const inNamedVerb = (problem: Problem): Problem | undefined => {
  const { subject, instruction, body, title = '', above = [] } = problem
  if (!/^(?:Français|Allemand|Espagnol)$/.test(subject ?? '') || /[()]/.test(body)) return undefined
  const quoted = [...instruction.matchAll(QUOTED)]
  const verb = (quoted.length === 1 ? quoted[0]?.groups?.verb : SAID.exec(instruction)?.groups?.verb)?.toLowerCase()
  const gaps = body.match(GAP) ?? []
  const isVerb =
    verb !== undefined &&
    (subject === 'Allemand'
      ? /(?:en|ern|eln|sein)$/
      : subject === 'Espagnol'
        ? /(?:[aeií]r|se)$/
        : /(?:er|ir|re|oir)$/
    ).test(verb)
  if (!isVerb || gaps.length === 0 || gaps.length > 2) return undefined
  const said = fold([instruction, title, ...above].join(' '))
  const present = TENSE.test(said) ? instruction : PRESENT.get(subject ?? '')
  return present === undefined ? undefined : { ...problem, instruction: present, body: body.replace(GAP, `(${verb})`) }
}
