import { expect, it } from 'vitest'
import { make } from '../../testing/exercises.ts'

const makeAll = (name: string) => Array.from({ length: 200 }, (_, seed) => make(name, seed + 1))

it('gives each pair of alleles its group', () => {
  const groups = makeAll('blood-group').map(({ statement, answer }) => {
    const [, a = '', b = ''] = /allèles (\w) et (\w)/.exec(statement) ?? []
    return `${a}${b} ${answer}`
  })
  expect(new Set(groups)).toEqual(new Set(['AA A', 'AO A', 'BB B', 'BO B', 'AB AB', 'OO O']))
})

// Crosses of the textbook: both parents of the same group, carriers or not, and the four groups at once.
it.each([
  ['A et O', 'A et O', 'deux'],
  ['A et O', 'B et O', 'quatre'],
  ['A et B', 'O et O', 'deux'],
  ['A et B', 'A et B', 'trois'],
  ['O et O', 'O et O', 'un'],
])('of %s with %s come %s groups', (mother, father, count) => {
  const found = makeAll('blood-count').filter(({ statement }) =>
    statement.includes(`allèles ${mother} du gène du groupe sanguin, le père les allèles ${father}.`),
  )
  expect(found.map(({ answer }) => answer).filter(answer => answer !== count)).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})

it('never offers among the wrong ones a second group that is impossible', () => {
  const counts = makeAll('blood-impossible').map(({ distractors, statement }) => {
    const [, mother = '', father = ''] = /allèles (\w et \w).*allèles (\w et \w)/.exec(statement) ?? []
    const given = (pair: string, other: string) => pair.split(' et ').flatMap(a => other.split(' et ').map(b => [a, b]))
    const groups = given(mother, father).map(
      pair =>
        [...new Set(pair)]
          .filter(allele => allele !== 'O')
          .toSorted()
          .join('') || 'O',
    )
    return distractors.filter(group => !groups.includes(group))
  })
  expect(counts.flat()).toEqual([])
})
