import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeHomework } from './index.ts'
import { type Calculation, calculations, evaluateCalculation, solveLinear, spelled } from './testing/calculations.ts'
import { composeQuestion } from './testing/questions.ts'

const runs = { numRuns: 400, seed: 20261121 }
const status = (text: string, answers: readonly string[], subject?: 'Français') => {
  const question = composeQuestion(text, subject)
  return { mode: question.mode, verdicts: answers.map(answer => judgeHomework(question, answer, 0).status) }
}
const asText = ({ n, d }: { n: bigint; d: bigint }) => (d === 1n ? `${n}` : `${n}/${d}`)
const small = fc.integer({ min: -12, max: 12 })
const nonZero = small.filter(n => n !== 0)
const signed = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`)

describe('solutions made by rules', () => {
  it('are right for calculations in many spellings, and no other number is told right', () => {
    let solved = 0
    fc.assert(
      fc.property(calculations, fc.integer({ min: 0, max: 1 << 20 }), nonZero, (tree: Calculation, style, off) => {
        const value = evaluateCalculation(tree)
        const text = `Calcule et donne le résultat sous forme d’une fraction irréductible : ${spelled(tree, style)}`
        if (!value) return
        const other = { n: value.n + BigInt(off) * value.d, d: value.d }
        const { mode, verdicts } = status(text, [asText(value), `A = ${asText(value)}`, asText(other)])
        if (mode === 'guided') return
        solved++
        expect(verdicts).toEqual(['success', 'success', 'failure'])
      }),
      runs,
    )
    expect(solved).toBeGreaterThan(300)
  })

  it('are right for equations of the first degree', () => {
    fc.assert(
      fc.property(nonZero, small, small, small, fc.constantFrom('x', 'y', 't'), (a, b, c, d, name) => {
        const root = solveLinear(a, b, c, d)
        if (!root) return
        const side = (m: number, n: number) => `${m === 0 ? '0' : `${m}${name}`} ${signed(n)}`
        const text = `Résous l’équation ${side(a, b)} = ${side(c, d)}.`
        const wrong = { n: root.n + root.d, d: root.d }
        const { mode, verdicts } = status(text, [
          `${name} = ${asText(root)}`,
          `S = {${asText(root)}}`,
          `${name} = ${asText(wrong)}`,
        ])
        expect(mode).toBe('exact')
        expect(verdicts).toEqual(['success', 'success', 'failure'])
      }),
      runs,
    )
  })

  it('are right for products to develop, and a lost term or sign is not', () => {
    fc.assert(
      fc.property(nonZero, nonZero, nonZero, nonZero, (a, b, c, d) => {
        const [square, middle, last] = [a * c, a * d + b * c, b * d]
        const sum = (x: number, y: number, z: number) => `${x}x² ${y === 0 ? '' : `${signed(y)}x `}${signed(z)}`
        const text = `Développe et réduis (${a}x ${signed(b)})(${c}x ${signed(d)}).`
        const { mode, verdicts } = status(text, [
          sum(square, middle, last),
          sum(square, middle + 1, last),
          sum(square, middle, -last),
        ])
        expect(mode).toBe('exact')
        expect(verdicts).toEqual(['success', 'failure', 'failure'])
      }),
      runs,
    )
  })

  it('are right for conversions of length, and a shifted comma is not', () => {
    const units = ['km', 'hm', 'dam', 'm', 'dm', 'cm', 'mm']
    const place = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), place, place, (n, from, to) => {
        if (from === to) return
        const shifted = (by: number) => {
          const digits = BigInt(n) * 10n ** BigInt(8 + by)
          const text = String(digits).padStart(9, '0')
          return `${text.slice(0, -8)},${text.slice(-8)}`.replace(/,?0+$/, '')
        }
        const text = `Convertis ${n} ${units[from]} en ${units[to]}.`
        const { mode, verdicts } = status(text, [shifted(to - from), shifted(to - from + 1)])
        expect(mode).toBe('exact')
        expect(verdicts).toEqual(['success', 'failure'])
      }),
      runs,
    )
  })

  it('are right for means, and for the third side of a right-angled triangle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (marks, k) => {
          const mean = String(marks.reduce((all, mark) => all + mark, 0) / 4)
          expect(
            status(`Calcule la moyenne de la série : ${marks.join(' ; ')}`, [
              mean.replace('.', ','),
              `${Number(mean) + 1}`,
            ]),
          ).toEqual({
            mode: 'exact',
            verdicts: ['success', 'failure'],
          })
          const text = `Le triangle MNP est rectangle en N. MN = ${3 * k} cm et MP = ${5 * k} cm. Calcule la longueur NP.`
          expect(status(text, [`${4 * k} cm`, `${4 * k + 1} cm`, `${2 * k} cm`])).toEqual({
            mode: 'exact',
            verdicts: ['success', 'failure', 'failure'],
          })
        },
      ),
      { ...runs, numRuns: 100 },
    )
  })

  it('never take the form of another person or tense', () => {
    const forms = { je: 'finirai', tu: 'finiras', il: 'finira', nous: 'finirons', vous: 'finirez', ils: 'finiront' }
    for (const [pronoun, right] of Object.entries(forms))
      for (const form of [...Object.values(forms), 'finis', 'finissons', 'finirais'])
        expect(status(`Conjugue le verbe finir au futur avec « ${pronoun} ».`, [form], 'Français').verdicts).toEqual([
          form === right ? 'success' : 'failure',
        ])
  })
})
