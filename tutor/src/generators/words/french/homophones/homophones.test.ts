import { expect, it } from 'vitest'
import type { Exercise } from '../../../exercise.ts'
import { rng } from '../../../random.ts'
import { listUses } from '../../testing/check-words.ts'
import { homophoneGenerators } from './homophones.ts'

const makeAll = (name: string): Exercise[] =>
  listUses()
    .filter(use => use.name === name)
    .flatMap(({ params }) =>
      Array.from({ length: 150 }, (_, seed) => homophoneGenerators[name]?.(rng(seed * 7919), params)),
    )
    .filter(one => one !== undefined)

it('a word is offered no second name that is true of it too', () => {
  const ones = makeAll('fr-homophone-class')
  expect(ones.length).toBeGreaterThan(0)
  const both = ones.filter(
    ({ answer, distractors }) =>
      // « Son » is a determiner, and one that says whose; « près » is an adverb, and a word of place.
      (answer === 'un déterminant' && distractors.some(text => text.startsWith('un déterminant'))) ||
      (/lieu/.test(answer) && distractors.some(text => /lieu|adverbe/.test(text))) ||
      (/article/.test(answer) && distractors.some(text => text.startsWith('un déterminant'))),
  )
  expect(both.map(({ statement }) => statement)).toEqual([])
  expect(ones.filter(({ distractors }) => distractors.length < 2).map(({ statement }) => statement)).toEqual([])
})

it('every word that is offered as missing is in the list of the statement', () => {
  const ones = makeAll('fr-homophone-fill')
  const strange = ones.filter(({ statement, answer, distractors }) =>
    [answer, ...distractors].some(text => !statement.split('Choisissez entre')[1]?.includes(text)),
  )
  expect(strange.map(({ statement }) => statement)).toEqual([])
})

it('« plus tard » is no wrong answer where « plus tôt » is right: it would do as well', () => {
  const offered = ['fr-homophone-fill', 'fr-homophone-mend'].flatMap(makeAll).flatMap(({ distractors }) => distractors)
  expect(offered).not.toContain('plus tard')
})
