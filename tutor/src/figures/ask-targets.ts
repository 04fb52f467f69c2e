import { lookup } from '@ariane/shared/catalogue'
import { listTargets } from './draw-figure.ts'
import type { Legend, ZoneQuestion } from './figure-questions.ts'
import { isZoneCode } from './mute.ts'
import type { Target } from './parts.ts'
import type { Figure } from './schema.ts'

/** A target that gets a number, with the name that a pupil knows it by. */
export type NamedTarget = { code: string; name: string; correct: boolean }

const MOST = 12

const nameTargets = (
  figure: Figure,
  codes: readonly string[] | undefined,
  names: Readonly<Record<string, string>>,
): Omit<NamedTarget, 'correct'>[] => {
  const targets = listTargets(figure)
  const wanted = codes ?? targets.filter(target => isNamed(target, figure)).map(({ code }) => code)
  return wanted.slice(0, MOST).map(code => {
    const target = targets.find(one => one.code === code)
    return { code, name: lookup(names, code) ?? target?.label ?? '' }
  })
}

/** The atlas names each zone of a map: those that are asked have to be chosen. */
const isNamed = ({ code, label = '' }: Target, { kind }: Figure) =>
  /\p{L}/u.test(label) && !(kind === 'map' && isZoneCode(code))

/** The targets that a question numbers on its figure, those that are right among them. */
export const listAskedZones = (figure: Figure, { answer, among, names }: ZoneQuestion): NamedTarget[] => {
  const codes = among && [...answer, ...among]
  return nameTargets(figure, codes, names).map(target => ({ ...target, correct: answer.includes(target.code) }))
}

/** The targets whose labels a pupil puts back. */
export const listAskedLabels = (figure: Figure, { targets, names }: Legend): NamedTarget[] =>
  nameTargets(figure, targets, names).map(target => ({ ...target, correct: true }))
