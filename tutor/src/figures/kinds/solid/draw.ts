import { sayLabel } from '../../canvas/label-pieces.ts'
import type { Drawing } from '../../parts.ts'
import { drawCuboid, drawPrism, drawPyramid } from './flat-faces.ts'
import { drawCone, drawCylinder, drawSphere } from './round.ts'
import type { SolidFigure } from './schema.ts'

const SOLIDS = {
  cuboid: { draw: drawCuboid, says: 'Pavé droit' },
  prism: { draw: drawPrism, says: 'Prisme droit à base triangulaire' },
  pyramid: { draw: drawPyramid, says: 'Pyramide régulière de sommet S, à base carrée de centre O, avec sa hauteur' },
  cylinder: { draw: drawCylinder, says: 'Cylindre de révolution, avec sa hauteur et un rayon de la base de centre O' },
  cone: { draw: drawCone, says: 'Cône de révolution de sommet S, avec sa hauteur et un rayon de la base de centre O' },
  sphere: { draw: drawSphere, says: 'Boule de centre O, avec un rayon et un grand cercle' },
}

const PARTS = { length: 'Longueur', width: 'Largeur', height: 'Hauteur', radius: 'Rayon', side: 'Côté de la base' }

/** Labels that a solid has no place for. */
const PLACES: Record<SolidFigure['solid'], readonly string[]> = {
  cuboid: ['length', 'width', 'height'],
  prism: ['side', 'length', 'height'],
  pyramid: ['side', 'height'],
  cylinder: ['radius', 'height'],
  cone: ['radius', 'height'],
  sphere: ['radius'],
}

export const drawSolid = (figure: SolidFigure, name: string): Drawing => {
  const { draw, says } = SOLIDS[figure.solid]
  const parts = Object.entries(PARTS).flatMap(([part, said]) => {
    const label = new Map(Object.entries(figure.labels)).get(part)
    if (!label) return []
    if (label.toLowerCase() === said.toLowerCase()) return [`${said}.`]
    return [`${said} : ${label === '?' ? 'cherchée' : sayLabel(label)}.`]
  })
  const text = `${says}${figure.names ? ` ${figure.names}` : ''}, en perspective cavalière ; les arêtes cachées sont en pointillés. ${parts.join(' ')}`
  const flaws = Object.keys(figure.labels)
    .filter(part => !PLACES[figure.solid].includes(part))
    .map(part => `a ${figure.solid} has no place for the label ${part}`)
  return { canvas: draw(figure, name), text, flaws }
}
