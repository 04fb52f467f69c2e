import { describe, expect, it } from 'vitest'
import { drawFigure } from '../figures/draw-figure.ts'
import { library } from '../library.ts'
import { renderModule } from './index.ts'

const [digestion, seas] = ['svt-5-digestion', 'geo-4-mers-oceans'].map(id => {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`there is no pack ${id}`)
  return pack
}) as [ReturnType<typeof library>['packs'][number], ReturnType<typeof library>['packs'][number]]
const engines = (module: ReturnType<typeof renderModule>) =>
  Object.values(module.activity ?? {}).map(({ engine }) => engine)

describe('questions on figures', () => {
  it('stand behind the others of a set, two at most, and a path shows each once', () => {
    const set = renderModule('SINGLE_CHOICE_SET', digestion, 1, '4 questions')
    expect(engines(set)).toEqual(['quiz', 'quiz', 'choose-zone', 'choose-zone'])
    expect(
      Object.values(set.content as { chapters: { title: string }[] })
        .flat()
        .map(({ title }) => title),
    ).toContain('Question 4')
    const zones = set.uses.filter(id => id.startsWith('zone:'))
    const next = renderModule('SINGLE_CHOICE_SET', digestion, 1, '4 questions', new Set(zones))
    expect(engines(next)).toEqual(['quiz', 'quiz', 'quiz', 'quiz'])
    expect(engines(renderModule('QUESTION_SET', seas, 1, '')).filter(engine => engine === 'choose-zone')).toHaveLength(
      2,
    )
  })

  it('have a figure to label behind pairs', () => {
    const pairs = renderModule('MATCHING_PAIRS', digestion, 1, '')
    expect(engines(pairs)).toEqual(['match', 'label-figure'])
    expect(engines(renderModule('MATCHING_PAIRS', digestion, 1, '', new Set(pairs.uses)))).toEqual(['match'])
  })

  it('are drawn with the numbers that the pupil answers by, which say the same in another order next time', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed < 12; seed++) {
      const { activity, solutions, figures } = renderModule('MATCHING_PAIRS', digestion, seed, '')
      const [data, solution, figure] = [activity?.c2, solutions.c2, figures?.c2]
      if (data?.engine !== 'label-figure' || solution?.engine !== 'label-figure' || !figure)
        throw new Error('there is no figure to label')
      const view = drawFigure(figure)
      expect(view.targets?.map(({ id }) => id)).toEqual(data.slots.map(({ id }) => id))
      const mouth = view.targets?.find(({ where }) => where === 'l’ouverture, dans la tête')?.id ?? ''
      expect(solution.labels[solution.slots[mouth] ?? '']).toBe('bouche')
      orders.add(mouth)
      for (const label of Object.values(solution.labels)) expect(view.svg).not.toContain(`>${label}</text>`)
    }
    expect(orders.size).toBeGreaterThan(3)
  })
})
