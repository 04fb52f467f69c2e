import { fold } from '../../words.ts'
import { isTenseAlone } from '../cutting/words.ts'
import { oneIngredient } from './measures/one-ingredient.ts'
import { plainText } from './read/plain-text.ts'
import type { Problem } from './solution.ts'

const POWER = String.raw`\(?\s?\d{1,3}\s?(?:\^\s?\(?-?\d{1,2}\)?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)\s?\)?(?:\s?(?:\^\s?\(?-?\d{1,2}\)?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?`
const POWERS_GAP = new RegExp(`^(${POWER}(?:\\s?[×÷:/*]\\s?${POWER})?)\\s?=\\s?(?:…|\\.{2,}|_+|\\?)\\.?$`, 'u')

/** « Complète : 10³ × 10⁵ = … » asks for one power. */
const asOnePower = (problem: Problem): Problem | undefined => {
  const [head, tail] =
    problem.instruction === '' ? problem.body.split(/(?<=:)\s+/) : [problem.instruction, problem.body]
  const product = POWERS_GAP.exec(plainText(tail ?? ''))?.[1]
  return product !== undefined && /^[^\p{L}]*(?:recopi\w* et )?complet/u.test(fold(head ?? ''))
    ? { ...problem, instruction: '', body: `Écris sous la forme d'une seule puissance : ${product}`, context: '' }
    : undefined
}

const THEN_GAP =
  /^(?:[Cc]ompl[ée]te\p{L}*\s?:?\s)?(?<given>.*\d.*?),?\s(?:alors|donc)\s(?<name>[A-Z])\s?=\s?(?:…|\.{2,}|_+|\?)[\s.]*(?:[A-ZΩ]{1,2})?\.?$/su

/** « Si R = 47 Ω et I = 0,2 A alors U = … » asks for U. */
const asQuantity = (problem: Problem): Problem | undefined => {
  const { given, name } = THEN_GAP.exec(problem.body.trim())?.groups ?? {}
  if (problem.instruction !== '' || given === undefined || name === undefined) return undefined
  return { ...problem, body: `${given.replace(/(?<!\p{L})[Ss]i (?=\p{L}{1,2}\s?=)/u, '')}. Calculer ${name}.` }
}

const GRAVITY =
  /g\s?\(?\s?(?:sur )?(?:la |le )?(Terre|Lune|Mars|Jupiter|Vénus|Mercure|Saturne|Uranus|Neptune)\s?\)?\s?=\s?(\d+(?:,\d+)?)\s?N\/kg\s?[;,.]?/gu

/** « g(Terre) = 9,8 N/kg ; g(Lune) = 1,6 N/kg »: the one of the place that the question names. */
const atPlace = (problem: Problem): Problem | undefined => {
  const all = [...problem.context.matchAll(GRAVITY)]
  const named = all.filter(([, place = '']) => new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(problem.body))
  const [only] = named
  if (all.length < 2 || named.length !== 1 || !only) return undefined
  return { ...problem, context: `${problem.context.replace(GRAVITY, ' ')}\ng = ${only[2]} N/kg.` }
}

const CLOCK = /\b\d{1,2}\s?[hH]\s?(?:\d{2})?(?!\s?\d)/
const SPAN = /\bduree\b|combien de temps/
const sentencesIn = (text: string) => text.split(/(?<=[.!])\s+|\n/).filter(part => part.trim() !== '')
/** A distance says nothing about how long a way takes by the clock. */
const DISTANCE =
  /^(?:(?:il|elle|ils|elles|on|l[ea] [\p{L} -]{2,25}) (?:(?:a|ont) )?(?:parcour\p{L}*|roule|marche|fait|court|couru)|la distance [^\d]{0,50}?(?:est|mesure)(?: de)?|la longueur du (?:trajet|parcours) est(?: de)?|(?:ces|les) (?:deux )?(?:villes|gares) sont (?:distantes|eloignees) de) \d+(?:,\d+)? ?(?:km|kilometres|m|metres)\.?$/u

/** The times of a journey for the question how long it takes, and how long it took for those that follow. */
const byTheClock = (problem: Problem): Problem | undefined => {
  const sentences = sentencesIn(problem.context)
  const times = sentences.filter(sentence => CLOCK.test(sentence))
  const others = sentences.filter(sentence => !CLOCK.test(sentence))
  if (times.length === 0 || others.length === 0) return undefined
  if (SPAN.test(fold(problem.body)))
    return others.every(sentence => DISTANCE.test(fold(plainText(sentence)).trim()))
      ? { ...problem, context: times.join(' ') }
      : undefined
  const span = problem.found?.findLast(({ question, result }) => SPAN.test(fold(question)) && /^\d+ min$/.test(result))
  return span && !/heure|retard|pause|retour/.test(fold(problem.body))
    ? { ...problem, context: `${others.join(' ')}\nLa durée est de ${span.result}.`, found: [] }
    : undefined
}

/** « Complète : 6,3 × 10 = … » asks for a calculation. */
const asCalculation = (problem: Problem): Problem | undefined => {
  const [head, tail] =
    problem.instruction === '' ? problem.body.split(/(?<=:)\s+/) : [problem.instruction, problem.body]
  const run = /^([\d\s.,()+×*÷:/−–-]*\d[\d\s.,()]*)=\s?(?:…|\.{2,}|_+|\?)\.?$/u.exec((tail ?? '').trim())?.[1]
  return run !== undefined &&
    /[×*÷:/+−–-]/.test(run) &&
    /^[^\p{L}]*(?:recopi\w* et )?complet/u.test(fold(head ?? '')) &&
    !/unite|fraction/.test(fold(head ?? ''))
    ? { ...problem, instruction: '', body: `Calcule : ${run.trim()}` }
    : undefined
}

const TWO_ANGLES =
  /les angles ([A-Z]{1,3}) et ([A-Z]{1,3}) mesurent (?:respectivement )?(\d+(?:,\d+)?)\s?°? et (\d+(?:,\d+)?)\s?°/gu
/** « les angles D et E mesurent 35° et 85° », one by one. */
const angleByAngle = (problem: Problem): Problem | undefined => {
  const stated = (text: string) => text.replace(TWO_ANGLES, "l'angle $1 mesure $3° et l'angle $2 mesure $4°")
  const [context, body] = [stated(problem.context), stated(problem.body)]
  return context === problem.context && body === problem.body ? undefined : { ...problem, context, body }
}

const LINEAR = /fonction linéaire/u
const ONE_IMAGE = /(?<![\p{L}])([a-z])\s?\(\s?([−-]?\d+)\s?\)\s?=\s?([−-]?\d+(?:,\d+)?)/u
/** A linear function by one of its images, written out. */
const linearWritten = (problem: Problem): Problem | undefined => {
  const match = LINEAR.test(problem.context) ? ONE_IMAGE.exec(problem.context) : null
  const number = (text: string | undefined) => Number((text ?? '').replace('−', '-').replace(',', '.'))
  const [x, y] = [number(match?.[2]), number(match?.[3])]
  const slope = y / x
  if (!match || !Number.isFinite(slope) || slope === 0 || Math.abs(slope * 1000 - Math.round(slope * 1000)) > 1e-9)
    return undefined
  const shown = String(Math.round(slope * 1000) / 1000).replace('.', ',')
  return { ...problem, context: `${match[1]} est la fonction définie par ${match[1]}(x) = ${shown}x.` }
}

/** « (15-3)x4 » under « Calculer » is a product. */
const withTimesSign = (problem: Problem): Problem | undefined => {
  const asked = fold(`${problem.instruction} ${problem.body}`)
  if (
    !/^[^\p{L}]*(?:calcul|effectu)/u.test(asked) ||
    /\b(?:pour|si|quand) x\b|x ?=|develop|redui|factoris|resou/.test(asked)
  )
    return undefined
  const body = problem.body.replace(/(?<=[\d)])\s?x\s?(?=[\d(])/g, ' × ')
  return body === problem.body || /x/.test(body) ? undefined : { ...problem, body }
}

const LISTS = /rang|class|ordonn|ordre|moyenne|median|etendue|serie/
const VALUE = String.raw`[-−]?\d+(?:[.,]\d+)?`
const LIST_WITH_BARS = new RegExp(`${VALUE}(?: (?:-|–|\\/|\\|) ${VALUE}){2,}`, 'u')
/** « 12,5 - 12,05 - 12,51 » as numbers between semicolons. */
const withPlainList = (problem: Problem): Problem | undefined => {
  if (!LISTS.test(fold(`${problem.instruction} ${problem.body}`))) return undefined
  const plain = (text: string) => text.replace(LIST_WITH_BARS, list => list.split(/ (?:-|–|\/|\|) /u).join(' ; '))
  const [context, body] = [plain(problem.context), plain(problem.body)]
  return context === problem.context && body === problem.body ? undefined : { ...problem, context, body }
}

const EITHER =
  /^(?<verb>[^\p{L}]*(?:écri\p{L}*|donne\p{L}*|mets|mettre|mettez|exprim\p{L}*)) (?:(?:les|chaque|ces) (?:nombres?|expressions?)(?: suivante?s?)? )?(?:sous (?:la )?forme )?d['’ ]\s?une (?:seule )?puissance(?: de 10)? ou (?:en |sous (?:la )?forme )?(?:d['’]une )?(?:notation|écriture) scientifique\s?[.:]?$/iu

/** « … d'une puissance de 10 ou en notation scientifique »: each item has one of both. */
const asOneOfTwo = (problem: Problem): Problem[] => {
  const verb = EITHER.exec(problem.instruction.trim())?.groups?.verb
  return verb === undefined
    ? []
    : [`${verb} sous la forme d'une seule puissance :`, `${verb} en notation scientifique :`].map(instruction => ({
        ...problem,
        instruction,
        context: '',
      }))
}

/** « Conditionnel présent : je (vouloir) » */
const withTenseAlone = (problem: Problem): Problem | undefined => {
  const tense = problem.instruction.replace(/\s*:\s*$/, '')
  if (tense === problem.instruction || !isTenseAlone(problem.instruction)) return undefined
  const name = tense.toLowerCase()
  if (problem.subject === 'Anglais') return { ...problem, instruction: `Put the verbs in the ${name}:` }
  return { ...problem, instruction: `Conjugue ${/^[aeiou]/.test(fold(name)) ? "à l'" : 'au '}${name} :` }
}

const TENSE_LINE =
  /^(?:au |l'|le |[àa] l')?(?:pr[ée]sent|imparfait|futur|pass[ée] compos[ée]|pass[ée] simple|conditionnel|plus-que-parfait)(?: (?:simple|pr[ée]sent|de l'indicatif))*\s?[.:]?$/iu
const VERB_AND_PRONOUN =
  /^(?:\(\p{L}[\p{L}' ]{1,20}\) ?(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)|(?:je|j'|tu|il|elle|on|nous|vous|ils|elles) ?\(\p{L}[\p{L}' ]{1,20}\))[ .…_]*$/iu
const THAT_LINE = /^(?<tense>subjonctif pr[ée]sent)\s?:\s?(?<opening>[^:]{2,25}qu['’e](?:['’])?)\s?(?:…|\.{3})?$/iu
/** « Subjonctif présent : il faut que… » over « tu (faire) ». */
const underThat = (problem: Problem): Problem | undefined => {
  const { instruction, body, subject, above = [], title = '' } = problem
  if (subject !== 'Français' || instruction !== '' || !VERB_AND_PRONOUN.test(body.trim())) return undefined
  const lines = [title, ...above].flatMap(text => text.split('\n')).map(line => line.trim())
  const { tense, opening } = lines.map(line => THAT_LINE.exec(line)?.groups).find(Boolean) ?? {}
  return tense === undefined || opening === undefined
    ? undefined
    : { ...problem, instruction: 'Conjugue au subjonctif présent :', body: `${opening} ${body.trim()}` }
}

/** « Présent de l'indicatif. » alone over « (dire) vous … ». */
const underTense = (problem: Problem): Problem | undefined => {
  const { instruction, body, subject, above = [], title = '' } = problem
  if (subject !== 'Français' || instruction !== '' || !VERB_AND_PRONOUN.test(body.trim())) return undefined
  const lines = [title, ...above].flatMap(text => text.replace(/[’]/g, "'").split('\n')).map(line => line.trim())
  const tenses = lines.flatMap(line => line.split(/(?<=[.:])\s+/u)).filter(line => TENSE_LINE.test(line))
  const [tense] = tenses
  if (tense === undefined || tenses.length > 1) return undefined
  const name = tense
    .replace(/\s?[.:]$/, '')
    .replace(/^(?:au |l'|le |[àa] l')/iu, '')
    .toLowerCase()
  return { ...problem, instruction: `Conjugue ${/^[aeiou]/.test(fold(name)) ? "à l'" : 'au '}${name} :` }
}

const SAME_WITH =
  /^(?:et )?(?:pareil|idem|m[êe]me (?:question|chose|calcul|consigne)|fais (?:pareil|de m[êe]me)|de m[êe]me) (?:pour|avec)(?: le nombre| un nombre)? (-?\d[\d ]*(?:,\d+)?) ?[.?]*$/iu
/** « Pareil pour 180. » asks the question before of another number. */
const sameWith = ({ earlier = [], ...problem }: Problem): Problem | undefined => {
  const number = SAME_WITH.exec(problem.body.trim())?.[1]
  const last = earlier.at(-1)
  const numbers = last?.match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? []
  return number === undefined || last === undefined || numbers.length !== 1
    ? undefined
    : { ...problem, earlier, instruction: '', body: last.replace(numbers[0] ?? '', number.trim()) }
}

/** « Look! The baby (sleep) …. »: the verb in parentheses is the gap. */
const withoutSecondGap = (problem: Problem): Problem | undefined => {
  const body = problem.body.replace(/(\(\p{Ll}[\p{Ll} /']{1,25}\)) ?(?:…|\.{3,}|_{2,})/gu, '$1')
  return body === problem.body ? undefined : { ...problem, body }
}

/** Other ways to say the same problem, each only where all of it is understood. */
export const otherReadings = (problem: Problem): Problem[] =>
  [
    asOnePower,
    asCalculation,
    asQuantity,
    atPlace,
    byTheClock,
    oneIngredient,
    angleByAngle,
    linearWritten,
    withTimesSign,
    asOneOfTwo,
    withPlainList,
    withTenseAlone,
    underTense,
    underThat,
    sameWith,
    withoutSecondGap,
  ].flatMap(read => read(problem) ?? [])
