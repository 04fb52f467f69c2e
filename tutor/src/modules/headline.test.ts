import { expect, it } from 'vitest'
import { headline, shortTitle } from './headline.ts'
import { listShownRuns } from './says-again.ts'

it.each([
  ['Avoir des droits en tant que personne : l’exemple du droit à la vie privée', 'Le droit à la vie privée'],
  ['Respecter des règles : l’exemple de la laïcité à l’École', 'La laïcité à l’École'],
  ['Du Prince de la Renaissance au roi absolu (François Ier, Louis XIV)', 'Du Prince de la Renaissance au roi absolu'],
  ['L’alimentation : comment nourrir une humanité en croissance ?', 'L’alimentation'],
  ['Habiter un espace à forte(s) contrainte(s)', 'Habiter un espace à forte(s) contrainte(s)'],
])('« %s » is « %s » where the path has shown it (@B05)', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})

it('is the whole title first, then the short one, or what kind of exercise it is where that is long too (@B05)', () => {
  const after = (subChapter: string, said: string) => {
    const pack = { subChapter } as Parameters<typeof headline>[0]['pack']
    return headline({ pack, said: new Set(listShownRuns(said)) }, 'Phrases à compléter')
  }
  const food = 'L’alimentation : comment nourrir une humanité en croissance ?'
  expect(after(food, '')).toBe(food)
  expect(after(food, food)).toBe('L’alimentation')
  const king = 'Du Prince de la Renaissance au roi absolu (François Ier, Henri IV)'
  expect(after(king, king)).toBe('Phrases à compléter')
})
