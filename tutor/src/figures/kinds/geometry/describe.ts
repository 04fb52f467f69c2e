import { sayLabel } from '../../canvas/label-pieces.ts'
import { splitNames } from './place-points.ts'
import type { GeometryFigure, Where } from './schema.ts'

const POLYGONS = new Map([
  [3, 'Triangle'],
  [4, 'Quadrilatère'],
  [5, 'Pentagone'],
  [6, 'Hexagone'],
])
const LINES = {
  segment: (name: string) => `Segment [${name}]`,
  line: (name: string) => `Droite (${name})`,
  ray: (name: string) => `Demi-droite [${name})`,
}

const isWritten = (names: string) => !names.includes('_')

const describePoint = (name: string, where: Where): string[] => {
  if (Array.isArray(where) || !isWritten(name)) return []
  const is = (text: string, names: string) => (isWritten(names) ? [`${name} ${text}.`] : [])
  const part = (names: string, from: number, to?: number) => splitNames(names).slice(from, to).join('')
  if ('mid' in where) return is(`est le milieu de [${where.mid}]`, where.mid)
  if ('on' in where)
    return is(
      where.ratio >= 0 && where.ratio <= 1 ? `est sur le segment [${where.on}]` : `est sur la droite (${where.on})`,
      where.on,
    )
  if ('foot' in where)
    return is(
      `est le pied de la perpendiculaire à (${part(where.foot, 1)}) passant par ${part(where.foot, 0, 1)}`,
      where.foot,
    )
  if ('central' in where)
    return is(
      `est le symétrique de ${part(where.central, 0, 1)} par rapport à ${part(where.central, 1)}`,
      where.central,
    )
  if ('mirror' in where)
    return is(
      `est le symétrique de ${part(where.mirror, 0, 1)} par rapport à la droite (${part(where.mirror, 1)})`,
      where.mirror,
    )
  if ('meet' in where)
    return is(`est le point d’intersection de (${part(where.meet, 0, 2)}) et (${part(where.meet, 2)})`, where.meet)
  return []
}

/** What a geometry figure shows, in words. */
export const describeGeometry = (figure: GeometryFigure): string =>
  [
    ...figure.polygons
      .filter(({ of }) => isWritten(of))
      .map(({ of }) => `${POLYGONS.get(splitNames(of).length) ?? 'Polygone'} ${of}.`),
    ...figure.circles.map(
      ({ centre, through, fill }) =>
        `${fill ? 'Disque' : 'Cercle'}${isWritten(centre) ? ` de centre ${centre}` : ''}${through && isWritten(through) ? ` ${fill ? 'dont le bord passe' : 'passant'} par ${through}` : ''}.`,
    ),
    ...figure.lines.flatMap(({ of, as, dash, name }) => {
      if (!isWritten(of) && !name) return []
      const what = isWritten(of) ? LINES[as](of) : LINES[as]('').replace(/ .*$/, '')
      return [`${what}${name ? ` ${sayLabel(name)}` : ''}${dash ? ' en pointillés' : ''}.`]
    }),
    ...Object.entries(figure.points).flatMap(([name, where]) => describePoint(name, where)),
    ...figure.right.map(of =>
      isWritten(of) ? `Angle droit en ${splitNames(of)[1]} : ${of}.` : 'Un angle droit est marqué.',
    ),
    ...figure.angles.map(
      ({ of, text }) =>
        `Angle${isWritten(of) ? ` ${of}` : ''}${text ? ` : ${text === '?' ? 'mesure cherchée' : sayLabel(text)}` : ' marqué'}.`,
    ),
    ...figure.lengths.map(({ of, text }) => {
      if (!isWritten(of)) return text === '?' ? 'Une longueur est cherchée.' : `Longueur : ${sayLabel(text)}.`
      return `${of} : ${text === '?' ? 'longueur cherchée' : sayLabel(text)}.`
    }),
    ...figure.ticks.filter(set => set.every(isWritten)).map(set => `Longueurs égales : ${set.join(', ')}.`),
    ...figure.parallel.map(([a, b]) => `(${a}) et (${b}) sont parallèles.`),
    ...Object.entries(figure.points)
      .filter(([name, where]) => isWritten(name) && figure.dots.includes(name) && Array.isArray(where))
      .map(([name]) => `Point ${name}.`),
    figure.notToScale ? 'La figure n’est pas à l’échelle.' : '',
  ].join(' ')
