import { french, math } from '../maths/format.ts'
import { decimal, multiply, powerOfTen, rational } from '../maths/rational.ts'
import { superscript } from '../maths/superscripts.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const power = (base: number, exponent: number) => base + superscript(exponent)

/** Rule: 'product', 'quotient' or 'power' of powers of the same base; the answer is the exponent. */
export const powerRules: Generator = (random, params) => {
  const rule = variant(random, params.rule, ['product', 'quotient', 'power'])
  const base = pick(random, [2, 3, 5, 7, 10, 10, 10])
  const m = pick(random, [-7, -5, -4, -3, 2, 3, 4, 5, 6, 8])
  const n = pick(random, rule === 'power' ? [2, 3, 4] : [-6, -4, -3, -2, 3, 4, 5, 7])
  const exponent = rule === 'product' ? m + n : rule === 'quotient' ? m - n : m * n
  const written = {
    product: `${power(base, m)} × ${power(base, n)}`,
    quotient: `${power(base, m)} ÷ ${power(base, n)}`,
    power: `(${power(base, m)})${superscript(n)}`,
  }[rule]
  const law = {
    product: `On multiplie des puissances d’un même nombre : on ajoute les exposants.`,
    quotient: `On divise des puissances d’un même nombre : on soustrait les exposants.`,
    power: `On prend la puissance d’une puissance : on multiplie les exposants.`,
  }[rule]
  const operation = { product: '+', quotient: '−', power: '×' }[rule]
  const second = n < 0 ? `(${french(n)})` : String(n)
  return {
    statement: `On a ${math(`${written} = ${base}^n`)}. Quelle est la valeur de l’exposant $n$ ?`,
    expected: { kind: 'number', value: String(exponent) },
    answer: french(exponent),
    steps: [
      law,
      `Exposant : ${math(`${french(m)} ${operation} ${second} = ${french(exponent)}`)}.`,
      `Donc ${math(`${written} = ${power(base, exponent)}`)}.`,
    ],
    hint: {
      product: 'Produit : que fait-on des exposants ?',
      quotient: 'Quotient : que fait-on des exposants ?',
      power: `Combien de fois le facteur ${math(power(base, m))} est-il répété ?`,
    }[rule],
    ...distractors(numberChoice(rational(exponent)), {
      addsTheExponents: numberChoice(rational(m + n)),
      subtractsTheExponents: numberChoice(rational(m - n)),
      multipliesTheExponents: numberChoice(rational(m * n)),
      [rule === 'quotient' ? 'subtractsTheOtherWay' : 'losesTheSign']: numberChoice(rational(-exponent)),
      takesOneExponentOnly: numberChoice(rational(m)),
    }),
    minutes: 2,
  }
}

const scientific = (digits: number, exponent: number) => {
  const places = String(digits).length - 1
  return `${french(multiply(rational(digits), powerOfTen(-places)))} × ${power(10, exponent)}`
}

/** Size: 'large' or 'small' numbers to write in scientific notation. */
export const scientificNotation: Generator = (random, params) => {
  const size = variant(random, params.size, ['large', 'small'])
  const digits = int(random, 11, 999)
  // A mantissa without a final zero is the only one a pupil would write.
  const kept = digits % 10 === 0 ? digits + 1 : digits
  const places = String(kept).length - 1
  const exponent = size === 'large' ? int(random, 4, 9) : -int(random, 3, 7)
  const value = multiply(rational(kept), powerOfTen(exponent - places))
  const choice = (mantissa: string, shift: number, power10: number) => ({
    text: `${mantissa} × ${power(10, power10)}`,
    value: `${decimal(multiply(rational(kept), powerOfTen(shift + power10)))}`,
  })
  const mantissa = french(multiply(rational(kept), powerOfTen(-places)))
  return {
    statement: `Donnez la notation scientifique du nombre ${math(french(value))}.`,
    expected: { kind: 'number', value: decimal(value) ?? '', form: 'scientific' },
    answer: scientific(kept, exponent),
    steps: [
      `On place la virgule après le premier chiffre différent de zéro : ${math(mantissa)}.`,
      size === 'large'
        ? `Pour retrouver le nombre de départ, la virgule doit avancer de ${exponent} rangs vers la droite : on multiplie par ${math(power(10, exponent))}.`
        : `Pour retrouver le nombre de départ, la virgule doit reculer de ${-exponent} rangs vers la gauche : on multiplie par ${math(power(10, exponent))}.`,
      `${math(`${french(value)} = ${scientific(kept, exponent)}`)}.`,
    ],
    hint: 'Un seul chiffre, différent de zéro, avant la virgule. Puis comptez les rangs.',
    ...distractors(
      { text: '', value: decimal(value) ?? '' },
      {
        takesTheOppositeExponent: choice(mantissa, -places, -exponent),
        // With two digits, the whole number in front of the power is this one in another writing.
        ...(places > 1 && { countsOneRankTooMany: choice(mantissa, -places, exponent + 1) }),
        countsOneRankTooFew: choice(mantissa, -places, exponent - 1),
        keepsTheWholeNumber: choice(french(kept), 0, exponent),
      },
    ),
    minutes: 2,
  }
}
