import { expect, it } from 'vitest'
import { CHANGING, conjugate } from './conjugate.ts'

const all = (verb: string, tense: string) => [0, 1, 2, 3, 4, 5].map(person => conjugate(verb, tense, person)).join(' ')

it.each([
  ['spielen', 'praesens', 'spiele spielst spielt spielen spielt spielen'],
  ['arbeiten', 'praesens', 'arbeite arbeitest arbeitet arbeiten arbeitet arbeiten'],
  ['tanzen', 'praesens', 'tanze tanzt tanzt tanzen tanzt tanzen'],
  ['lesen', 'praesens', 'lese liest liest lesen lest lesen'],
  ['fahren', 'praesens', 'fahre fährst fährt fahren fahrt fahren'],
  ['müssen', 'praesens', 'muss musst muss müssen müsst müssen'],
  ['spielen', 'praeteritum', 'spielte spieltest spielte spielten spieltet spielten'],
  ['gehen', 'praeteritum', 'ging gingst ging gingen gingt gingen'],
  ['finden', 'praeteritum', 'fand fandest fand fanden fandet fanden'],
  ['essen', 'praeteritum', 'aß aßt aß aßen aßt aßen'],
  ['aufstehen', 'praesens', 'stehe auf stehst auf steht auf stehen auf steht auf stehen auf'],
  ['kommen', 'futur', 'werde kommen wirst kommen wird kommen werden kommen werdet kommen werden kommen'],
])('the forms of %s (%s) are those of grammars', (verb, tense, forms) => expect(all(verb, tense)).toBe(forms))

it.each([
  ['kommen', 'ist gekommen'],
  ['arbeiten', 'hat gearbeitet'],
  ['aufstehen', 'ist aufgestanden'],
])('the perfect of %s', (verb, form) => expect(conjugate(verb, 'perfekt', 2)).toBe(form))

it.each([
  ['lesen', 'lies', 'lest'],
  ['fahren', 'fahr', 'fahrt'],
  ['arbeiten', 'arbeite', 'arbeitet'],
  ['aufstehen', 'steh auf', 'steht auf'],
])('the orders of %s', (verb, one, several) =>
  expect([conjugate(verb, 'imperativ', 1), conjugate(verb, 'imperativ', 4)]).toEqual([one, several]),
)

it('verbs that change their vowel are known', () =>
  expect([...CHANGING].sort()).toEqual(
    [
      'essen',
      'fahren',
      'helfen',
      'laufen',
      'lesen',
      'nehmen',
      'schlafen',
      'sehen',
      'sprechen',
      'tragen',
      'treffen',
    ].sort(),
  ))
