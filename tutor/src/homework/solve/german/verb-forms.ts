import { IRREGULAR, SEPARABLE, STRONG, WEAK, WEAK_WITH_SEIN } from './verbs.ts'

export type Tense = 'present' | 'preterite' | 'perfect' | 'future'

/** The conjugated form, and what goes to the end of the clause. */
export type Form = { verb: string; end: string }

const ENDINGS = ['e', 'st', 't', 'en', 't', 'en']
const isKnown = (verb: string) => STRONG.has(verb) || WEAK.has(verb) || IRREGULAR.has(verb)

/** « aufstehen » is auf and stehen; undefined for a verb that is not known. */
const split = (verb: string): { prefix: string; base: string } | undefined => {
  if (isKnown(verb)) return { prefix: '', base: verb }
  const prefix = verb.match(SEPARABLE)?.[1]
  const base = verb.slice(prefix?.length ?? 0)
  return prefix !== undefined && isKnown(base) ? { prefix, base } : undefined
}

const root = (verb: string) => verb.replace(/en$/, '')
const needsE = (stem: string) => /[dt]$|[^aeiouäöülrhmn][mn]$/.test(stem)

const present = (verb: string, person: number): string => {
  const own = IRREGULAR.get(verb)?.present[person]
  if (own !== undefined) return own
  const changed = STRONG.get(verb)?.present
  if (changed && person === 1) return changed[0]
  if (changed && person === 2) return changed[1]
  const stem = root(verb)
  const ending = ENDINGS[person] ?? ''
  if (needsE(stem) && /^(?:st|t)$/.test(ending)) return `${stem}e${ending}`
  return /[sßzx]$/.test(stem) && ending === 'st' ? `${stem}t` : `${stem}${ending}`
}

const preterite = (verb: string, person: number): string => {
  const own = IRREGULAR.get(verb)?.preterite[person]
  if (own !== undefined) return own
  const strong = STRONG.get(verb)?.preterite
  if (strong === undefined) {
    const stem = root(verb)
    return `${stem}${needsE(stem) ? 'e' : ''}${['te', 'test', 'te', 'ten', 'tet', 'ten'][person] ?? ''}`
  }
  if (strong.endsWith('te')) return `${strong}${['', 'st', '', 'n', 't', 'n'][person] ?? ''}`
  const between = (/[dt]$/.test(strong) && person === 4) || (/[dtsß]$/.test(strong) && person === 1) ? 'e' : ''
  return `${strong}${between}${['', 'st', '', 'en', 't', 'en'][person] ?? ''}`
}

const participle = (verb: string): string => {
  const own = IRREGULAR.get(verb)?.participle ?? STRONG.get(verb)?.participle
  if (own !== undefined) return own
  const stem = root(verb)
  return `${/^(?:be|er|ver|ent|zer|ge(?=hör)|wiederhol)|ieren$/.test(verb) ? '' : 'ge'}${stem}${needsE(stem) ? 'et' : 't'}`
}
const takesSein = (verb: string, prefix: string): boolean | undefined => {
  // « ich bin aufgestanden », « ich habe gestanden »: a prefix may change the auxiliary.
  if (prefix !== '' && verb === 'stehen') return /^auf$/.test(prefix)
  if (prefix !== '' && /^(?:schlafen|wachen)$/.test(verb)) return prefix === 'ein'
  if (/^(?:fahren|fliegen|schwimmen|reiten|ziehen|treten|brechen|folgen|joggen|surfen)$/.test(verb))
    return /^(?:fahren|fliegen|schwimmen)$/.test(verb) && prefix === '' ? true : undefined
  return STRONG.get(verb)?.isSein ?? IRREGULAR.get(verb)?.isSein ?? WEAK_WITH_SEIN.has(verb)
}

/** A verb of the tables at a tense and person; undefined for any other. */
export const germanForm = (verb: string, tense: Tense, person: number): Form | undefined => {
  const parts = split(verb)
  if (!parts) return undefined
  const { prefix, base } = parts
  switch (tense) {
    case 'present':
      return { verb: present(base, person), end: prefix }
    case 'preterite':
      return { verb: preterite(base, person), end: prefix }
    case 'future':
      return { verb: present('werden', person), end: verb }
    case 'perfect': {
      const isSein = takesSein(base, prefix)
      return isSein === undefined
        ? undefined
        : { verb: present(isSein ? 'sein' : 'haben', person), end: `${prefix}${participle(base)}` }
    }
  }
}
