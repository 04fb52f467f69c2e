import type { Scene } from '../scene.ts'
import { drawBody, drawFlow, drawTube, mirrorPath } from '../shapes.ts'

const LEAF = 'M104 92C122 56 168 52 190 66C176 96 136 108 104 100Z'
const HAIRS = 'M100 206L92 202M100 214L92 212M72 214L64 212M66 222L60 218M80 204L76 196M58 234L50 232'

export const plant: Scene = {
  width: 200,
  height: 272,
  says: 'Une plante verte : une tige avec deux feuilles au-dessus du sol, une partie ramifiée dans le sol. Des flèches montrent la lumière qui arrive, les gaz échangés par une feuille, ce qui monte des racines, et ce qui part des feuilles vers le bas et vers la pointe.',
  parts: {
    light: { where: 'les flèches venues du haut', at: [40, 28], side: 'left' },
    leaf: { where: 'une des parties plates et vertes', at: [48, 82], side: 'left' },
    carbonDioxide: { where: 'la flèche qui entre dans la feuille', at: [180, 42], side: 'right' },
    oxygen: { where: 'la flèche qui sort de la feuille', at: [186, 108], side: 'right' },
    stem: { where: 'la partie verticale au-dessus du sol', at: [102, 124], side: 'left' },
    rawSap: { where: 'la flèche qui monte', at: [92, 150], side: 'left' },
    elaboratedSap: { where: 'les flèches qui partent des feuilles', at: [108, 148], side: 'right' },
    root: { where: 'la partie dans le sol', at: [126, 220], side: 'right' },
    rootHairs: { where: 'les filaments très fins dans le sol', at: [58, 220], side: 'left' },
    soil: { where: 'ce dans quoi la plante s’enracine', at: [166, 250], side: 'right' },
  },
  draw: canvas => {
    canvas.rect({ x: 0, y: 178, w: 200, h: 94 }, { fill: 'tf', stroke: 'f', width: 1.6 })
    drawTube(canvas, 'M100 56L100 196', 'c', 22)
    canvas.path(
      'M100 190L100 262M100 204Q70 210 54 240M100 210Q130 214 146 242M100 226Q82 240 76 262M100 230Q116 244 124 264',
      { stroke: 'c', width: 4.4, round: true },
    )
    for (const d of [HAIRS, mirrorPath(HAIRS, 100)]) canvas.path(d, { stroke: 'c', width: 1.4 })
    for (const d of [LEAF, mirrorPath(LEAF, 100)]) drawBody(canvas, d, 'c')
    canvas.path('M106 96Q150 84 188 67M94 96Q50 84 12 67', { stroke: 'c', width: 1.6 })
    drawBody(canvas, 'M88 60C82 34 96 20 100 12C104 20 118 34 112 60Z', 'c')
    drawFlow(canvas, [95, 172], [95, 116], 'e')
    drawFlow(canvas, [105, 116], [105, 172], 'b')
    drawFlow(canvas, [105, 88], [105, 44], 'b')
    for (const x of [28, 52]) drawFlow(canvas, [x, 6], [x + 8, 54], 'f')
    drawFlow(canvas, [186, 28], [170, 60], 'a')
    drawFlow(canvas, [164, 88], [190, 116], 'd')
  },
}

export const seed: Scene = {
  width: 190,
  height: 150,
  says: 'Une graine ouverte en deux : une enveloppe, une grosse masse qui la remplit, et une très petite plante courbée contre cette masse.',
  parts: {
    coat: { where: 'l’enveloppe', at: [176, 96], side: 'right' },
    cotyledon: { where: 'la grosse masse', at: [120, 60], side: 'right' },
    radicle: { where: 'la pointe de la petite plante, vers l’extérieur', at: [52, 124], side: 'left' },
    stem: { where: 'le milieu de la petite plante', at: [64, 98], side: 'left' },
    bud: { where: 'les deux petites feuilles de la petite plante', at: [90, 92], side: 'left' },
  },
  draw: canvas => {
    drawBody(
      canvas,
      'M24 96C10 48 50 8 104 8C158 8 186 52 178 96C170 132 136 144 108 132C92 124 84 124 72 136C52 148 30 128 24 96Z',
      'b',
      4,
    )
    drawBody(
      canvas,
      'M34 92C24 52 58 20 104 20C148 20 174 54 168 92C160 122 132 130 110 120C90 110 78 114 66 124C50 132 38 116 34 92Z',
      'f',
      1.6,
    )
    canvas.path('M48 124C50 104 62 94 80 94', { stroke: 'c', width: 9, round: true })
    drawBody(canvas, 'M78 94C84 82 98 80 106 84C104 92 94 98 78 94Z', 'c', 1.8)
    drawBody(canvas, 'M78 96C88 96 100 98 106 104C98 108 86 106 78 96Z', 'c', 1.8)
  },
}
