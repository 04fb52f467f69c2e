import { simpleForm, takesEtre } from '../french/verb-form.ts'
import type { Tense } from './ask.ts'
import { messages } from './messages.ts'

const COMPOSED = messages.auxiliaryTenses
export const isComposed = (tense: Tense): tense is keyof typeof COMPOSED => Object.hasOwn(COMPOSED, tense)

type Endings = Partial<Record<Tense, readonly string[]>>
const SAME: Endings = {
  FUTUR: ['rai', 'ras', 'ra', 'rons', 'rez', 'ront'],
  IMPARFAIT: ['ais', 'ais', 'ait', 'ions', 'iez', 'aient'],
  CONDITIONNEL_PRESENT: ['rais', 'rais', 'rait', 'rions', 'riez', 'raient'],
  SUBJONCTIF_PRESENT: ['e', 'es', 'e', 'ions', 'iez', 'ent'],
}
const OF_GROUP: Record<'first' | 'second' | 'third' | 'none', Endings> = {
  first: { PRESENT: ['e', 'es', 'e', 'ons', 'ez', 'ent'], PASSE_SIMPLE: ['ai', 'as', 'a', 'âmes', 'âtes', 'èrent'] },
  second: {
    PRESENT: ['is', 'is', 'it', 'issons', 'issez', 'issent'],
    PASSE_SIMPLE: ['is', 'is', 'it', 'îmes', 'îtes', 'irent'],
  },
  third: {},
  none: {},
}

const findGroup = (verb: string): keyof typeof OF_GROUP => {
  const bare = verb.replace(/^(?:se |s')/, '')
  if (bare === 'être' || bare === 'avoir') return 'none'
  if (bare.endsWith('er') && bare !== 'aller') return 'first'
  return bare.endsWith('ir') && simpleForm(bare, 'PRESENT', 3)?.endsWith('issons') ? 'second' : 'third'
}

/** What a teacher says of a form: the group and the endings, or the auxiliary and the agreement. */
export const explained = ({ verb, tense }: { verb: string; tense: Tense }): string[] => {
  if (isComposed(tense)) {
    const auxiliary = takesEtre(verb, '') ? 'être' : 'avoir'
    return [messages.auxiliary(COMPOSED[tense], auxiliary), ...(auxiliary === 'être' ? [messages.agreement] : [])]
  }
  const bare = verb.replace(/^(?:se |s')/, '')
  const group = findGroup(bare)
  const all = SAME[tense] ?? OF_GROUP[group][tense]
  const persons = [0, 1, 2, 3, 4, 5].map(person => simpleForm(bare, tense, person))
  // The endings are only told where the verb really has them.
  const isRegular = all?.every((ending, person) => persons[person]?.endsWith(ending))
  return [messages.groups[group](verb), ...(all && isRegular ? [messages.endings(messages.tenses[tense], all)] : [])]
}
