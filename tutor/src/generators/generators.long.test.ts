import { describe, expect, it } from 'vitest'
import { grade } from '../grade/index.ts'
import { calculations } from './index.ts'
import { each, make, SEEDS } from './testing/exercises.ts'
import { formulas, meaning } from './testing/meaning.ts'

/** How many seeds each generator went through. */
const tried = new Map<string, number>()

describe('every generator of exercises with numbers', () => {
  it.each(Object.keys(calculations))('%s gives the same exercise for the same seed', name => {
    for (const seed of SEEDS) expect(JSON.stringify(make(name, seed))).toBe(JSON.stringify(make(name, seed)))
    expect(new Set(SEEDS.map(seed => make(name, seed).statement)).size).toBeGreaterThan(20)
  })

  it.each(Object.keys(calculations))(
    '%s offers at least three wrong answers, different from the right one and from one another',
    name => {
      each(name, ({ answer, distractors, statement }) => {
        expect(distractors.length, statement).toBeGreaterThanOrEqual(3)
        expect(
          new Set([answer, ...distractors].map(meaning)).size,
          `${statement} ${answer} | ${distractors.join(' | ')}`,
        ).toBe(distractors.length + 1)
      })
    },
  )

  it.each(Object.keys(calculations))('%s explains itself and expects its own answer', name => {
    each(name, ({ answer, expected, statement, steps, hint }) => {
      expect(steps.length).toBeGreaterThanOrEqual(2)
      for (const text of [statement, hint, ...steps]) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/undefined|NaN|\[object|\$\$|[+−-] [+−-]/)
        expect(text.split('$').length % 2, text).toBe(1)
        // KaTeX would read a bare percent sign as a comment and a bare comma as a list.
        for (const formula of formulas(text)) expect(formula).not.toMatch(/(?<!\\)%|\d,\d|[−×÷²€]/)
      }
      if (expected.kind === 'number') expect(meaning(answer)).toBe(meaning(expected.value))
      else if (expected.kind === 'algebra') expect(meaning(answer)).toBe(meaning(expected.expression))
      else if (expected.kind === 'equation')
        expect(meaning(answer)).toBe(meaning(expected.solutions.map(x => `x = ${x}`).join(' ou ')))
      else expect.fail(`no such kind of answer in maths: ${expected.kind}`)
    })
  })

  it.each(Object.keys(calculations))('%s: our own grader takes its answer, and none of its wrong ones', name => {
    each(name, ({ answer, distractors, expected, statement }) => {
      const own = grade(expected, answer, { question: statement })
      expect(own.verdict, `${statement} ${answer}: ${own.feedback}`).toBe('correct')
      for (const wrong of distractors)
        expect(grade(expected, wrong, { question: statement }).verdict, `${statement} ${wrong}`).not.toBe('correct')
    })
    tried.set(name, SEEDS.length)
  })

  it('is one of at least sixty, and has passed five hundred seeds', () => {
    expect(tried.size).toBeGreaterThanOrEqual(60)
    for (const seeds of tried.values()) expect(seeds).toBeGreaterThanOrEqual(500)
    console.log([...tried].map(([name, seeds]) => `${name} × ${seeds}`).join('\n'))
  })

  it.each(Object.keys(calculations))('%s writes true equalities in its steps', name => {
    each(name, ({ steps }) => {
      for (const formula of steps.flatMap(formulas)) {
        if (/[a-wyzA-Z%]/.test(formula.replace(/\\(frac|times|div)/g, '').replaceAll('x', ''))) continue
        const sides = formula.split('=').map(side => side.trim())
        if (sides.length < 2 || /^-?[\d{,}]*x( [+-] \d+)?$/.test(sides[0] ?? '')) continue
        expect(new Set(sides.map(meaning)).size, formula).toBe(1)
      }
    })
  })
})
