import { fold } from '../words.ts'
import { listAskedLabels, listAskedZones, type NamedTarget } from './ask-targets.ts'
import { distance } from './canvas/points.ts'
import { drawFigure, findFigureFlaws, listTargets } from './draw-figure.ts'
import type { Legend, PictureSequence, ZoneQuestion } from './figure-questions.ts'
import { canBeMuted, isPicture, muteFigure } from './mute.ts'
import type { Figure } from './schema.ts'

/** Nearer to each other than this, two numbers cannot be touched one by one on a phone. */
const MIN_GAP = 18

const bare = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const holds = (text: string, words: string) => bare(text).includes(bare(words))

/** The words that are drawn. */
const readLabels = (svg: string) =>
  [...svg.matchAll(/>([^<>]+)<\/(?:text|tspan)>/g)].map(([, words]) => words).join(' | ')

/** Targets that are not there, and what the figure without their names still says of them. */
const findTargetFlaws = (figure: Figure, targets: readonly NamedTarget[]): string[] => {
  if (!canBeMuted(figure.kind)) return [`a figure of the kind ${figure.kind} cannot be asked on`]
  const known = new Set(listTargets(figure).map(({ code }) => code))
  const missing = targets.filter(({ code }) => !known.has(code)).map(({ code }) => `the figure has no target ${code}`)
  if (missing.length > 0) return missing
  const names = targets.map(({ name }) => name)
  const mute = muteFigure(
    figure,
    targets.map(({ code }) => code),
  )
  const flaws = findFigureFlaws(mute)
  if (flaws.length > 0) return flaws
  const { svg, targets: shown = [] } = drawFigure({ asked: mute, targets: targets.map(({ code }) => code) })
  return [
    ...shown.flatMap(({ at }, i) =>
      shown.slice(i + 1).some(other => distance(other.at, at) < MIN_GAP)
        ? [`the numbers of ${targets[i]?.name} and another one lie over each other`]
        : [],
    ),
    ...targets.filter(({ name }) => name === '').map(({ code }) => `${code} has no name`),
    ...names.filter((name, i) => names.indexOf(name) < i).map(name => `two are called « ${name} »`),
    ...names.filter(name => holds(readLabels(svg), name)).map(name => `« ${name} » still stands on the figure`),
    ...shown.flatMap(({ where = '' }, i) => {
      const name = names[i] ?? ''
      return name !== '' && holds(where, name) ? [`« ${name} » is said of where it lies`] : []
    }),
  ]
}

/** What is wrong with a question that is answered by a zone of its figure. */
export const findZoneFlaws = (figure: Figure, question: ZoneQuestion): string[] => {
  const zones = listAskedZones(figure, question)
  return [
    ...(question.answer.every(code => zones.some(zone => zone.code === code))
      ? []
      : ['the answer is not among the zones that get a number']),
    ...(zones.length > question.answer.length + 1 ? [] : ['two wrong zones at least make it a question']),
    ...findTargetFlaws(figure, zones),
  ]
}

/** What is wrong with a figure whose labels are put back. */
export const findLegendFlaws = (figure: Figure, legend: Legend): string[] => {
  const labels = listAskedLabels(figure, legend)
  return [...(labels.length < 3 ? ['three labels at least are put back'] : []), ...findTargetFlaws(figure, labels)]
}

/** What is wrong with the pictures of a process. */
export const findPictureFlaws = (figure: Figure, { steps }: PictureSequence): string[] => {
  if (!isPicture(figure)) return ['only parts of a scene and places of a map are pictures']
  const known = new Set(listTargets(figure).map(({ code }) => code))
  return steps.filter(({ target }) => !known.has(target)).map(({ target }) => `the figure has no target ${target}`)
}
