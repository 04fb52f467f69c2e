import type { AnsweringRules } from '../answering/rules.ts'

export const chooseZoneAnswering: AnsweringRules<'choose-zone'> = {
  start: () => ({ engine: 'choose-zone', chosen: [] }),
  isComplete: (_, { chosen }) => chosen.length > 0,
  /** A choice is made anew. */
  retry: () => ({ engine: 'choose-zone', chosen: [] }),
  fits: ({ zones }, { chosen }) => chosen.every(id => zones.some(zone => zone.id === id)),
  onFigure: true,
}
