import {
  FUTURE_STEMS,
  GERUNDS,
  IMPERFECT,
  PARTICIPLES,
  PRESENT,
  PRETERITE,
  REGULAR_VERBS,
  STEM_CHANGES,
} from './verbs.ts'

export type Tense =
  | 'present'
  | 'preterite'
  | 'imperfect'
  | 'future'
  | 'conditional'
  | 'perfect'
  | 'progressive'
  | 'nearFuture'

const ENDINGS: Record<'present' | 'preterite' | 'imperfect', Record<'ar' | 'er' | 'ir', readonly string[]>> = {
  present: {
    ar: ['o', 'as', 'a', 'amos', 'áis', 'an'],
    er: ['o', 'es', 'e', 'emos', 'éis', 'en'],
    ir: ['o', 'es', 'e', 'imos', 'ís', 'en'],
  },
  preterite: {
    ar: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'],
    er: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
    ir: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
  },
  imperfect: {
    ar: ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'],
    er: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    ir: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
  },
}
const FUTURE = ['é', 'ás', 'á', 'emos', 'éis', 'án']
const CONDITIONAL = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían']
const REFLEXIVE = ['me', 'te', 'se', 'nos', 'os', 'se']
const STRESSED = [0, 1, 2, 5]

const family = (verb: string) => verb.slice(-2).replace('í', 'i') as 'ar' | 'er' | 'ir'
const stem = (verb: string) => verb.slice(0, -2)
const isKnown = (verb: string) => REGULAR_VERBS.has(verb) || STEM_CHANGES.has(verb) || PRESENT.has(verb)

/** « buscar » gives busqué, « llegar » llegué, « empezar » empecé. */
const beforeE = (root: string) => root.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')

const changedStem = (verb: string, person: number) => {
  const [from, to] = STEM_CHANGES.get(verb) ?? []
  const root = stem(verb)
  if (from === undefined || to === undefined || !STRESSED.includes(person)) return root
  const at = root.lastIndexOf(from)
  return `${root.slice(0, at)}${to}${root.slice(at + from.length)}`
}

const present = (verb: string, person: number) =>
  PRESENT.get(verb)?.[person] ?? `${changedStem(verb, person)}${ENDINGS.present[family(verb)][person] ?? ''}`

const preterite = (verb: string, person: number): string | undefined => {
  const own = PRETERITE.get(verb)?.[person]
  if (own !== undefined) return own
  // Verbs in -ir change their stem here too: only those of the table are known.
  if (STEM_CHANGES.has(verb) && family(verb) === 'ir') return undefined
  const root = person === 0 && family(verb) === 'ar' ? beforeE(stem(verb)) : stem(verb)
  return `${root}${ENDINGS.preterite[family(verb)][person] ?? ''}`
}

const participle = (verb: string) => PARTICIPLES.get(verb) ?? `${stem(verb)}${family(verb) === 'ar' ? 'ado' : 'ido'}`
const gerund = (verb: string) => GERUNDS.get(verb) ?? `${stem(verb)}${family(verb) === 'ar' ? 'ando' : 'iendo'}`

const bareForm = (verb: string, tense: Tense, person: number): string | undefined => {
  switch (tense) {
    case 'present':
      return present(verb, person)
    case 'preterite':
      return preterite(verb, person)
    case 'imperfect':
      return IMPERFECT.get(verb)?.[person] ?? `${stem(verb)}${ENDINGS.imperfect[family(verb)][person] ?? ''}`
    case 'future':
      return `${FUTURE_STEMS.get(verb) ?? verb}${FUTURE[person] ?? ''}`
    case 'conditional':
      return `${FUTURE_STEMS.get(verb) ?? verb}${CONDITIONAL[person] ?? ''}`
    case 'perfect':
      return `${PRESENT.get('haber')?.[person] ?? ''} ${participle(verb)}`
    case 'progressive':
      return `${PRESENT.get('estar')?.[person] ?? ''} ${gerund(verb)}`
    case 'nearFuture':
      return `${PRESENT.get('ir')?.[person] ?? ''} a ${verb}`
  }
}

/** A verb of the tables at a tense and person, « me levanto » for levantarse; undefined for any other. */
export const spanishForm = (verb: string, tense: Tense, person: number): string | undefined => {
  const bare = verb.replace(/se$/, '')
  if (!isKnown(bare) || bare === 'haber' || (bare !== verb && /^(?:progressive|nearFuture)$/.test(tense)))
    return undefined
  const form = bareForm(bare, tense, person)
  return form === undefined || bare === verb ? form : `${REFLEXIVE[person] ?? ''} ${form}`
}
