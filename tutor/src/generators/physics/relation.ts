import type { Figure } from '../../figures/schema.ts'
import { french, math } from '../../maths/format.ts'
import { add, multiply, type Rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { writtenQuotient } from '../choices.ts'
import type { Exercise } from '../exercise.ts'

/** A size of a formula: its letter, its unit, and its name with its article (« la tension »). */
type Size = { letter: string; unit: string; name: string }
/** A formula « whole = one × other ». */
export type Relation = { whole: Size; one: Size; other: Size }
/** One of the three sizes of a formula. */
export type Member = keyof Relation
export const MEMBERS = ['whole', 'one', 'other'] as const

/** The three values, the first the product of the others. */
export const product = (one: Rational, other: Rational): Record<Member, Rational> => ({
  whole: multiply(one, other),
  one,
  other,
})

const written = (size: Size, value: Rational) => `${french(value)} ${size.unit}`

/** The formula turned to what is asked, and what it comes to. */
const turn = (relation: Relation, values: Record<Member, Rational>, find: Member) => {
  const letters = { whole: relation.whole.letter, one: relation.one.letter, other: relation.other.letter }
  const [left, sign, right]: [Member, string, Member] =
    find === 'whole' ? ['one', '×', 'other'] : ['whole', '÷', find === 'one' ? 'other' : 'one']
  return {
    formula: math(`${letters[find]} = ${letters[left]} ${sign} ${letters[right]}`),
    calculation: math(`${french(values[left])} ${sign} ${french(values[right])} = ${french(values[find])}`),
    wrong: {
      ...(sign === '×'
        ? {
            dividesInTheRelation: writtenQuotient(values[left], values[right]),
            dividesTheSecondInTheRelation: writtenQuotient(values[right], values[left]),
          }
        : {
            multipliesInTheRelation: multiply(values[left], values[right]),
            dividesTheOtherWay: writtenQuotient(values[right], values[left]),
          }),
      addsUnlikeSizes: add(values[left], values[right]),
    },
  }
}

/** An exercise on a formula of three sizes; `find` is the one that is asked. */
export const askMember = (
  relation: Relation,
  values: Record<Member, Rational>,
  find: Member,
  presentation: { statement: string; hint: string; minutes?: number; figure?: Figure },
): Exercise => {
  const { whole, one, other } = relation
  const asked = relation[find]
  const { formula, calculation, wrong } = turn(relation, values, find)
  return askNumber(values[find], asked.unit, wrong, {
    minutes: 3,
    ...presentation,
    steps: [
      `On connaît la relation ${math(`${whole.letter} = ${one.letter} × ${other.letter}`)}${find === 'whole' ? '' : `, donc ${formula}`}.`,
      `${calculation}\u00a0: ${asked.name} vaut ${written(asked, values[find])}.`,
    ],
  })
}
