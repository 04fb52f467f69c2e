import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import { listAskedLabels, listAskedZones, type NamedTarget } from '../figures/ask-targets.ts'
import type { AskedFigure } from '../figures/asked.ts'
import { muteFigure } from '../figures/mute.ts'
import type { Figure } from '../figures/schema.ts'
import type { Context } from './context.ts'
import { draw, ranked } from './deck.ts'
import { findFigure } from './figures.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

const USUAL_ZONES = 2

/** The figure with its targets numbered by lot, and these in the order of their numbers. */
const numberTargets = ({ random }: Context, figure: Figure, targets: readonly NamedTarget[]) => {
  const inOrder = shuffle(random, targets)
  const codes = inOrder.map(({ code }) => code)
  const asked: AskedFigure = { asked: muteFigure(figure, codes), targets: codes }
  return { inOrder, figure: asked }
}

/** Places to find on a figure, `wish.count` of them or two, that the path has not shown yet. */
export const pickZones = (context: Context): Picked<MaterialFor<'choose-zone'>>[] => {
  const items = context.pack.zones.flatMap(zone => {
    const figure = findFigure(context.pack, zone.figure)
    return figure ? [{ id: `zone:${zone.id}`, text: zone.question, difficulty: zone.difficulty, zone, figure }] : []
  })
  const fresh = items.filter(({ id }) => !context.used.has(id))
  return draw(context, fresh, USUAL_ZONES).map(({ id, zone, figure: whole }, n) => {
    const { inOrder, figure } = numberTargets(context, whole, listAskedZones(whole, zone))
    return {
      material: {
        title: messages.question(n + 1),
        stem: zone.question,
        why: zone.why,
        zones: inOrder.map(({ name, correct }) => ({ name, correct })),
      },
      uses: [id],
      figure,
    }
  })
}

/** A figure to label that the path has not shown yet; none where the pack has no such figure. */
export const pickLegends = (context: Context): Picked<MaterialFor<'label-figure'>>[] => {
  const items = context.pack.legends.flatMap(legend => {
    const figure = findFigure(context.pack, legend.figure)
    return figure ? [{ id: `legend:${legend.id}`, text: legend.title, legend, figure }] : []
  })
  return ranked(
    context,
    items.filter(({ id }) => !context.used.has(id)),
  )
    .slice(0, 1)
    .map(({ id, legend, figure: whole }) => {
      const { inOrder, figure } = numberTargets(context, whole, listAskedLabels(whole, legend))
      return { material: { title: legend.title, labels: inOrder.map(({ name }) => name) }, uses: [id], figure }
    })
}
