import { add, multiply, type Rational, rational, reduce, subtract } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold, stems } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { withFractions } from './fraction-words.ts'
import { messages } from './messages.ts'

const FRACTION =
  /(?<![\d,.])(\d{1,3})\s?\/\s?(\d{1,3})(?!\d|[.,]\d)|(?<![\d])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|pour ?cent)/gu
const OTHER =
  /du reste|restants?\b.{0,30}\d|augment|baiss|diminu|reduction|remise|rabais|sold|tva|hausse|interet|de plus que|de moins que|\bsi\b|chacun|double|triple|par rapport|combien de fois|echelle|probabilit|autant|c'est-a-dire|ce qui (?:fait|represente|correspond)|\bsoit (?:les |l'|le )?\d|(?:represent|constitu)\w* (?:les |l')?\d|(?:est|c'est) (?:les |l')?\d+\/|\bmoitie|\btiers\b|\bquarts?\b|\bparmi (?!les \d|ces \d|eux)/
const REST = /\b(?:reste|restent|restera|resteront|restante?s?|ne (?:\S+ ){1,3}pas|n'(?:\S+ ){1,3}pas|sans|autres?)\b/

type Share = { value: Rational; text: string; tex: string; at: number }

const sharesIn = (text: string): Share[] =>
  [...text.matchAll(FRACTION)].flatMap(({ 0: whole, 1: over, 2: under, 3: rate, index }) => {
    if (rate !== undefined) {
      const value = multiply(rational(Math.round(Number(rate.replace(',', '.')) * 100)), rational(1, 10_000))
      return [
        { value, text: `${rate} %`, tex: `\\frac{${rate.replace(',', '{,}').replace('.', '{,}')}}{100}`, at: index },
      ]
    }
    if (Number(under) === 0) return []
    return [
      {
        value: reduce(BigInt(over ?? 0), BigInt(under ?? 1)),
        text: whole,
        tex: fractionTex(BigInt(over ?? 0), BigInt(under ?? 1)),
        at: index,
      },
    ]
  })

const splitClauses = (text: string) =>
  text.split(/(?<=[.;?!])\s+|\n|, (?=(?:et )?(?:\d|les |le |la |un |une ))/).filter(part => part.trim() !== '')

/** The words of a question that name a part, its counted noun and words of asking left out. */
const named = (text: string, noun: string) => {
  const counted = new Set(stems(noun))
  return stems(text.replace(/\d+/g, ' ')).filter(
    word =>
      !counted.has(word) &&
      !/^(?:nombr|quantit|total|tout|calcul|determin|trouv|dan|pris|pren|repr|don|es|cett|distanc|longueur|mass?|somm?|montant|lui|leur|avoir|argent|kilometr|metr|litr|gramm?|kilo|euro|minut|heur|argent)$/.test(
        word,
      ),
  )
}

/** Girls are asked for where boys are given, or the other way round. */
const isOtherHalf = (question: string, clause: string) =>
  (/garcons/.test(question) && /filles/.test(clause) && !/garcons/.test(clause)) ||
  (/filles/.test(question) && /garcons/.test(clause) && !/filles/.test(clause))

const restFraction = (shares: readonly Share[]): Solution | undefined => {
  const taken = shares.map(({ value }) => value).reduce(add)
  const left = subtract(rational(1), taken)
  if (left.n <= 0n) return undefined
  const result = fractionTex(left.n, left.d)
  return {
    kind: 'rest-fraction',
    expected: { kind: 'number', value: `${left.n}/${left.d}` },
    typed: `${left.n}/${left.d}`,
    answer: `$${result}$`,
    steps: [
      ...(shares.length > 1
        ? [messages.sum(`${shares.map(one => one.tex).join(' + ')} = ${fractionTex(taken.n, taken.d)}`)]
        : []),
      messages.restFraction(`1 - ${fractionTex(taken.n, taken.d)} = ${result}`),
      messages.restFractionIs(result),
    ],
    rule: messages.shareRule,
    hints: [...messages.shareHints],
    minutes: 4,
  }
}

/** « Les 3/4 d’une classe de 28 élèves » */
const OF_ONE = /^ (?:d'une?|de la|du|de cette|de ce|de l') ?\p{L}+(?: \p{L}+)? de $/u

/** A part of a quantity that is given as a fraction or a percentage, or what remains of it. */
export const shares = (problem: Problem): Solution | undefined => oneShare(problem) ?? amongShares(problem)

const oneShare = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = withFractions(plainText(`${instruction} ${body}`))
  const whole = withFractions(plainText(`${context}\n${instruction} ${body}`))
  const folded = fold(whole)
  if (whole.length > 500 || OTHER.test(folded)) return undefined
  const all = sharesIn(whole)
  const question =
    splitClauses(asked)
      .filter(part => /\?|calcul|determin|combien|quel/i.test(part))
      .at(-1) ?? asked
  const questionFolded = fold(question)
  const hidden = all.reduce(
    (text, { at, text: shown }) => text.slice(0, at) + 'x'.repeat(shown.length) + text.slice(at + shown.length),
    whole,
  )
  const plainHidden = whole.replace(FRACTION, match => ' '.repeat(match.length))
  const quantities = hidden.length > 0 ? quantitiesIn(plainHidden) : undefined
  if (all.length === 0 || all.length > 3 || !quantities) return undefined
  if (/quelle (?:est la )?(?:fraction|proportion)/.test(questionFolded)) {
    const isRest = /\brest|autres?|qui n'?e? /.test(questionFolded)
    return isRest && quantities.length === 0 && all.every(({ text }) => text.includes('/'))
      ? restFraction(all)
      : undefined
  }
  const [quantity, ...others] = quantities
  const [share, ...more] = all
  if (!quantity || others.length > 0 || !share || more.length > 0 || quantity.value.n <= 0n) return undefined
  if (
    !/combien|quelle? est (?:le|la) (?:nombre|quantite|distance|longueur|masse|somme|montant|surface|aire|volume|part)|calcul\w* (?:le|la) (?:nombre|quantite|distance|longueur|masse|somme|montant|surface|volume|part)|quelle (?:quantite|distance|longueur|masse|somme|surface|superficie)|determin\w* le nombre|quel (?:volume|nombre)/.test(
      questionFolded,
    )
  )
    return undefined
  if (/pourcentage|quelle part\b|de temps|prix/.test(questionFolded)) return undefined
  const noun = quantity.noun.replace(/^(?:de |d')/, '').split(/\s/)[0] ?? ''
  const clause = splitClauses(whole).find(part => sharesIn(part).some(({ text }) => text === share.text)) ?? ''
  const given = stems(clause)
  const isNamed = (word: string) =>
    given.some(
      other =>
        other === word ||
        (word.length > 4 && other.slice(0, 5) === word.slice(0, 5)) ||
        (Math.min(word.length, other.length) > 1 &&
          Math.abs(word.length - other.length) < 3 &&
          word.length < 5 &&
          (word.startsWith(other) || other.startsWith(word))),
    )
  const bare = question.replace(quantity.text, ' ')
  const wanted = named(bare.replace(/ à \p{L}+(?:er|ir|re|oir)(?!\p{L})/gu, ' '), `${quantity.noun} ${noun}`)
  const isInQuestion = question.includes(share.text)
  const around = stems(whole.slice(0, Math.max(0, whole.indexOf(question))))
  const unknown = wanted.filter(word => !isNamed(word) && !word.startsWith('rest') && !around.includes(word))
  const isOther = isOtherHalf(questionFolded, fold(clause))
  const isRest = REST.test(questionFolded) || isOther
  // What is asked for has to be what the fraction was given of.
  const again = questionFolded.match(/(\p{L}{3,})-(?:t-)?(?:il|elle)s?\b|\b(?:a|ont)-(?:t-)?(?:il|elle)s? (\p{L}{3,})/u)
  const verb = (again?.[1] ?? again?.[2] ?? '').slice(0, 5)
  const isSameVerb = verb.length > 2 && wanted.length === 0 && fold(clause).includes(verb)
  if (!isInQuestion && !isOther && !isSameVerb && (unknown.length > 0 || (!wanted.some(isNamed) && !isRest)))
    return undefined
  if (isRest && /autres?/.test(questionFolded)) return undefined
  if (
    /\b(?:garde|conserve|laisse|reste|restent)\b/.test(fold(clause)) &&
    isRest !== /reste/.test(fold(clause)) &&
    clause !== question
  )
    return undefined
  // « 55 % des élèves sont des filles. Il y a 220 filles. »: what is told is the part.
  const ofWhole = whole.slice(share.at + share.text.length).match(/^ (?:des|de la|du|de l'|d'|de) ?(\p{L}{3,})/u)?.[1]
  const isPart =
    ofWhole !== undefined &&
    noun !== '' &&
    quantity.from > share.at &&
    !isInQuestion &&
    stems(ofWhole)[0] !== stems(noun)[0] &&
    stems(clause.slice(clause.indexOf(share.text))).includes(stems(noun)[0] ?? ' ')
  const isWhole = OF_ONE.test(whole.slice(share.at + share.text.length, quantity.from))
  if (isPart && !isWhole) return undefined
  const part = multiply(share.value, quantity.value)
  const isAlreadyRest = /\brest/.test(fold(clause)) && clause !== question
  const value = isRest && !isAlreadyRest ? subtract(quantity.value, part) : part
  const isCount = quantity.unit === ''
  if (value.n <= 0n || (isCount && value.d !== 1n)) return undefined
  const places = roundingFor(folded, quantity.unit)
  if (places === 'unknown') return undefined
  return measuredSolution({
    kind: 'share',
    value,
    unit: quantity.unit,
    noun: question.match(/[Cc]ombien (?:y a-t-il )?(?:de |d')(?:ces )?(\p{L}+)/u)?.[1] ?? noun,
    places,
    steps: [
      messages.share(
        share.text.includes('%') ? share.text : `$${share.tex}$`,
        `${share.tex} \\times ${tex(quantity.value)} ${equalTex(part)}`,
      ),
      ...(value === part ? [] : [messages.rest(`${tex(quantity.value)} - ${tex(part)} = ${tex(value)}`)]),
    ],
    sentence: messages.shareAnswer,
    rule: messages.shareRule,
    hints: [...messages.shareHints],
    minutes: 4,
  })
}

/** « Les autres sont blancs. Combien y a-t-il de ballons blancs ? » */
const isAboutOthers = (given: string, asked: string): boolean => {
  const name = fold(given).match(/\b(?:les autres|le reste)\b[^.,;\d]{0,25}? (\p{L}{4,})(?=\s*(?:[.;]|$))/u)?.[1]
  const [stem = ''] = stems(name ?? '')
  return stem !== '' && stems(asked).includes(stem)
}

/** « Les 2/5 jouent du piano et 1/4 de la guitare. »: the part that a question names, or what none of them is. */
const amongShares = ({ instruction, body, context, ...rest }: Problem): Solution | undefined => {
  const given = withFractions(plainText(context))
  const asked = plainText(`${instruction} ${body}`)
  const all = sharesIn(given)
  const numbers = given.replace(FRACTION, ' ')
  const [quantity, ...others] = quantitiesIn(numbers) ?? []
  if (all.length < 2 || all.length > 3 || !quantity || others.length > 0 || /\d/.test(asked) || OTHER.test(fold(given)))
    return undefined
  const base = splitClauses(given).find(part => sharesIn(part).length === 0 && (quantitiesIn(part) ?? []).length === 1)
  if (
    base === undefined ||
    !/^combien|quel(?:le)? (?:est )?(?:le |la )?(?:nombre|somme|quantit|masse|distance)/i.test(asked.trim())
  )
    return undefined
  const clauses = all.map(({ at }, i) =>
    given.slice(at, all[i + 1]?.at).replace(/(?: et|,)?(?: (?:les|le|la))? ?$/u, ''),
  )
  if (/\bautres?\b|\breste|aucun/.test(fold(asked)) || isAboutOthers(given, asked)) {
    const taken = all.map(({ value }) => value).reduce(add)
    const left = subtract(rational(1), taken)
    if (left.n <= 0n || /\breste/.test(fold(given))) return undefined
    return restOf(quantity, all, left)
  }
  const words = stems(asked)
  const hits = clauses.map(clause => stems(clause.replace(FRACTION, ' ')).filter(word => words.includes(word)).length)
  const most = Math.max(...hits)
  const at = hits.indexOf(most)
  // Words that all clauses have tell nothing.
  if (most < 1 || hits.filter(hit => hit === most).length > 1) return undefined
  return oneShare({ ...rest, instruction: '', context: `${base}\n${clauses[at]}.`, body: asked })
}

const restOf = (quantity: Quantity, all: readonly Share[], left: Rational): Solution | undefined => {
  const value = multiply(left, quantity.value)
  if (quantity.unit === '' && value.d !== 1n) return undefined
  return measuredSolution({
    kind: 'share',
    value,
    unit: quantity.unit,
    noun: quantity.noun.replace(/^(?:de |d')/, '').split(/\s/)[0] ?? '',
    steps: [
      messages.restFraction(`1 - (${all.map(one => one.tex).join(' + ')}) = ${fractionTex(left.n, left.d)}`),
      messages.share(
        `$${fractionTex(left.n, left.d)}$`,
        `${fractionTex(left.n, left.d)} \\times ${tex(quantity.value)} ${equalTex(value)}`,
      ),
    ],
    sentence: messages.shareAnswer,
    rule: messages.shareRule,
    hints: [...messages.shareHints],
    minutes: 4,
  })
}
