import { createRequire } from 'node:module'
import type * as Verbs from 'french-verbs'
import type { VerbsInfo } from 'french-verbs-lefff'
import { correct, type ExpectedOf, type Grade, incorrect, partial, toReview } from './grade.ts'
import { messages } from './messages.ts'
import { bare, tokenize } from './words/tokens.ts'

const load = createRequire(import.meta.url)
let library: { verbs: typeof Verbs; forms: VerbsInfo } | undefined

/** The forms of 7 800 verbs take some 70 MB: read when the first verb is asked for. */
const french = () => {
  library ??= {
    verbs: load('french-verbs') as typeof Verbs,
    forms: load('french-verbs-lefff/dist/conjugations.json') as VerbsInfo,
  }
  return library
}

const PRONOUNS = [["j'", 'je'], ['tu'], ['il', 'elle', 'on'], ['nous'], ['vous'], ['ils', 'elles']] as const
const GENDERS: Record<string, 'M' | 'F'> = { il: 'M', ils: 'M', elle: 'F', elles: 'F' }
/** The spelling of 1990 drops this accent, where it tells no two forms apart. */
const CIRCUMFLEX = /^(?:PRESENT|FUTUR|CONDITIONNEL_PRESENT|INFINITIF)$/

/** Every verb of the dictionary, in the infinitive. */
export const listVerbs = (): string[] => Object.keys(french().forms)

/** The forms that are right, or undefined when the verb or the tense is unknown. */
export const listForms = ({ verb, tense, person }: ExpectedOf<'conjugation'>, gender: 'M' | 'F' | undefined) => {
  const { verbs, forms } = french()
  const known = verbs.validTenses.find(name => name === tense)
  const bareVerb = verb.replace(/^(?:se |s['’])/, '')
  const pronominal = bareVerb !== verb
  if (!known || !Object.hasOwn(forms, bareVerb)) return undefined
  const aux = verbs.isComposedTense(known)
    ? pronominal || verbs.alwaysAuxEtre(bareVerb)
      ? ('ETRE' as const)
      : ('AVOIR' as const)
    : undefined
  const agreements: Verbs.ComposedTenseOptions[] =
    aux === 'ETRE'
      ? (gender ? [gender] : (['M', 'F'] as const)).flatMap(agreeGender =>
          (person === 4 ? (['S', 'P'] as const) : person > 2 ? (['P'] as const) : (['S'] as const)).map(
            agreeNumber => ({ aux, agreeGender, agreeNumber }),
          ),
        )
      : [aux ? { aux } : {}]
  try {
    return agreements.map(options =>
      verbs.getConjugation(forms, bareVerb, known, person, options, pronominal, undefined, undefined, 'Act'),
    )
  } catch {
    return undefined
  }
}

const lower = (text: string) => tokenize(text.toLowerCase().replace(/[.!?]+\s*$/, ''))

const VOWEL = /^[aeiouyéèêâîôû]/i

/** « je aime », « que il soit »: the form is right, its writing is not. */
const isUnelided = (answer: string, pronoun: string, form: string) =>
  (pronoun === 'je' && VOWEL.test(form)) ||
  (pronoun === "j'" && /^[bcdfgjklmnpqrstvwxz]/i.test(form)) ||
  /\bque (?:ils?|elles?|on)\b/i.test(answer)

/** Behind « moi, » and « il faut que », which change nothing. */
const withoutOpening = (answer: string, tense: string) => {
  const plain = answer.replace(/^\s*(?:moi|toi|lui|nous|vous|eux)\s*,\s*/i, '')
  return tense.startsWith('SUBJONCTIF')
    ? plain.replace(/^\s*(?:il faut|je veux|pourvu|bien|afin|pour) (?=qu)/i, '')
    : plain
}

/** A verb form, with or without its pronoun; a pronoun of another person makes it wrong. */
export const gradeConjugation = (expected: ExpectedOf<'conjugation'>, answer: string): Grade => {
  const written = lower(withoutOpening(answer, expected.tense).replace(/^\s*j\s+(?=[aeiouyhéèêâ])/i, "j'")).filter(
    token => token !== 'que' && token !== "qu'",
  )
  const [first = ''] = written
  if (expected.tense.startsWith('IMPERATIF') && /^(?:tu|il|elle|on|ils|elles)$/.test(first))
    return incorrect(messages.wrong)
  const pronouns = PRONOUNS.flat()
  const pronoun = pronouns.find(name => name === first)
  const own = PRONOUNS[expected.person] ?? []
  const reflexive =
    /^(?:se |s['’])/.test(expected.verb) && (first === 'nous' || first === 'vous') && written[1] !== first
  const form = (pronoun && !reflexive ? written.slice(1) : written).join(' ').replace(/' /g, "'")
  const forms = listForms(expected, pronoun && GENDERS[pronoun])?.map(right =>
    lower(right).join(' ').replace(/' /g, "'"),
  )
  if (!forms) return toReview(messages.compare)
  if (pronoun && !reflexive && !own.some(name => name === pronoun)) return incorrect(messages.wrong)
  if (forms.includes(form) && isUnelided(answer, first, form)) return partial(messages.elision)
  if (forms.includes(form)) return reflexive ? partial(messages.reflexive) : correct(messages.right)
  const without = (text: string) => text.replace(/î/g, 'i').replace(/û/g, 'u')
  if (CIRCUMFLEX.test(expected.tense) && forms.map(without).includes(form)) return correct(messages.right)
  const near = forms.find(right => bare(right) === bare(form) && !isOtherForm(right, form))
  return near === undefined ? incorrect(messages.wrong) : partial(messages.accents(near))
}

/** mange for mangé is another form, not a forgotten accent. */
const isOtherForm = (right: string, form: string) => /é(?:e?s?)$/.test(right) !== /é(?:e?s?)$/.test(form)
