import { numbered } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type ChooseZoneMaterial = {
  title: string
  stem: string
  why: string
  /** In the order of the numbers on the figure, which was drawn by lot. */
  zones: readonly { name: string; correct: boolean }[]
}

export const renderChooseZone = ({ title, stem, why, zones }: ChooseZoneMaterial): Rendered<'choose-zone'> => {
  const named = numbered('t', zones)
  return {
    title,
    data: {
      engine: 'choose-zone',
      stem,
      multiple: zones.filter(({ correct }) => correct).length > 1,
      zones: named.map(({ id }, n) => ({ id, text: String(n + 1) })),
    },
    solution: {
      engine: 'choose-zone',
      zones: Object.fromEntries(named.map(({ id, item: { name, correct } }) => [id, { name, correct }])),
      why,
    },
  }
}
