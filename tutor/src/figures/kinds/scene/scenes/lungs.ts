import type { Scene } from '../scene.ts'
import { drawBody, drawTube, mirrorPath } from '../shapes.ts'

const LUNG = 'M88 62C58 50 32 96 24 148C18 186 30 206 56 200C78 194 92 186 92 160C92 130 90 100 88 62Z'
const BRONCHUS = 'M100 84Q98 102 72 112L54 132'
const TWIGS = 'M72 112L78 138L70 160M54 132L42 150M54 132L58 156L50 176M78 138L84 158'

export const lungs: Scene = {
  width: 200,
  height: 236,
  says: 'Le trajet de l’air vu de face : un tuyau renforcé d’anneaux descend et se divise en deux ; chaque branche entre dans un organe spongieux et se ramifie. À droite, les derniers rameaux finissent en grappes de petits sacs. Un muscle en forme de voûte ferme le bas.',
  parts: {
    trachea: { where: 'le tuyau vertical à anneaux', at: [100, 36], side: 'right' },
    bronchus: { where: 'une des deux branches de ce tuyau', at: [78, 109], side: 'left' },
    bronchioles: { where: 'les rameaux fins', at: [57, 150], side: 'left' },
    lung: { where: 'le grand organe spongieux', at: [40, 100], side: 'left' },
    alveoli: { where: 'les petits sacs en grappe', at: [152, 172], side: 'right' },
    diaphragm: { where: 'le muscle en voûte, en bas', at: [160, 215], side: 'right' },
  },
  draw: canvas => {
    for (const d of [LUNG, mirrorPath(LUNG, 100)]) drawBody(canvas, d, 'd')
    for (const d of [BRONCHUS, mirrorPath(BRONCHUS, 100)]) drawTube(canvas, d, 'e', 11)
    for (const d of [TWIGS, mirrorPath(TWIGS, 100)]) canvas.path(d, { stroke: 'e', width: 2.4, round: true })
    drawTube(canvas, 'M100 4L100 90', 'e', 17)
    for (const y of [16, 28, 40, 52, 64, 76]) canvas.line([94, y], [106, y], { stroke: 'e', width: 2 })
    for (const [x, y] of [
      [150, 178],
      [158, 170],
      [144, 169],
      [151, 186],
      [160, 180],
      [130, 164],
      [136, 172],
      [126, 172],
      [160, 152],
      [166, 160],
    ] as const)
      canvas.circle([x, y], 5.5, { fill: 'te', stroke: 'e', width: 1.5 })
    canvas.path('M10 232Q40 204 100 206Q160 204 190 232', { stroke: 'b', width: 5, round: true })
  },
}
