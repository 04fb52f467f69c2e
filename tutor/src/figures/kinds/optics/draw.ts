import { sayLabel } from '../../canvas/label-pieces.ts'
import type { Drawing } from '../../parts.ts'
import { drawLens } from './lens.ts'
import type { OpticsFigure } from './schema.ts'
import { drawShadow } from './shadow.ts'

const SCENES = {
  shadow: {
    draw: drawShadow,
    says: 'Une source de lumière ponctuelle, à gauche, éclaire une boule opaque. Deux rayons frôlent la boule et limitent la zone que la lumière n’atteint pas. La moitié de la boule tournée vers l’écran est sombre. Sur l’écran, à droite, une tache noire en face de la boule.',
    parts: ['source', 'object', 'own', 'cone', 'cast', 'screen'],
  },
  lens: {
    draw: drawLens,
    says: 'Des rayons parallèles à l’axe optique arrivent de la gauche, traversent une lentille convergente et se croisent tous en un point de l’axe, à droite de la lentille.',
    parts: ['lens', 'focus', 'distance'],
  },
}

const WHERE = {
  source: 'le point lumineux',
  object: 'la boule',
  own: 'la moitié sombre de la boule',
  cone: 'la zone sans lumière derrière la boule',
  cast: 'la tache sur l’écran',
  screen: 'la surface à droite',
  lens: 'le segment vertical fléché',
  focus: 'le point où les rayons se croisent',
  distance: 'la distance de la lentille à ce point',
}

export const drawOptics = (figure: OpticsFigure, name: string): Drawing => {
  const { draw, says, parts } = SCENES[figure.scene]
  const labels = new Map(Object.entries(figure.labels))
  const named = Object.entries(WHERE).flatMap(([part, where]) => {
    const label = labels.get(part)
    return label ? [`« ${sayLabel(label)} » : ${where}`] : []
  })
  const flaws = [...labels.keys()].filter(part => !parts.includes(part)).map(part => `this scene has no ${part}`)
  return {
    canvas: draw(figure, name),
    text: `${says}${named.length > 0 ? ` Légendes : ${named.join(' ; ')}.` : ''}`,
    flaws,
  }
}
