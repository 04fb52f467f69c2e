import type { Scene } from '../scene.ts'
import { drawBody, drawTube, mirrorPath } from '../shapes.ts'

const PETAL = 'M94 186C44 178 6 120 22 48C62 66 96 126 98 184Z'
const SEPAL = 'M96 196C66 200 40 188 32 164C58 162 84 174 98 190Z'

export const flower: Scene = {
  width: 200,
  height: 244,
  says: 'Une fleur coupée en deux, portée par une tige : de l’extérieur vers le centre, deux petites feuilles vertes, deux grandes feuilles colorées, quatre filaments terminés par des sacs, et au centre un organe renflé à sa base, qui contient des petites boules.',
  parts: {
    petal: { where: 'une des grandes feuilles colorées', at: [36, 96], side: 'left' },
    sepal: { where: 'une des petites feuilles vertes de la base', at: [46, 174], side: 'left' },
    stamen: { where: 'un filament avec le sac qui le termine', at: [70, 124], side: 'left' },
    anther: { where: 'le sac au bout d’un filament', at: [128, 74], side: 'right' },
    filament: { where: 'le filament sous ce sac', at: [121, 112], side: 'right' },
    pistil: { where: 'l’ensemble de l’organe central', at: [100, 120], side: 'left' },
    stigma: { where: 'le sommet aplati de l’organe central', at: [100, 66], side: 'left' },
    style: { where: 'la partie allongée de l’organe central', at: [101, 100], side: 'right' },
    ovary: { where: 'la base renflée de l’organe central', at: [112, 150], side: 'right' },
    ovule: { where: 'une des petites boules, dans la base renflée', at: [104, 166], side: 'right' },
    receptacle: { where: 'le haut élargi de la tige', at: [100, 200], side: 'right' },
    peduncle: { where: 'la tige', at: [100, 232], side: 'right' },
  },
  draw: canvas => {
    for (const d of [PETAL, mirrorPath(PETAL, 100)]) drawBody(canvas, d, 'd')
    for (const d of [SEPAL, mirrorPath(SEPAL, 100)]) drawBody(canvas, d, 'c')
    drawTube(canvas, 'M100 196L100 242', 'c', 14)
    const filaments = 'M94 188C84 160 74 130 72 82M96 186C90 160 88 130 58 108'
    for (const d of [filaments, mirrorPath(filaments, 100)]) canvas.path(d, { stroke: 'f', width: 2.6 })
    for (const x of [58, 72, 128, 142])
      canvas.ellipse([x, x === 58 || x === 142 ? 100 : 74], 7, 11, { fill: 'tf', stroke: 'f', width: 2 })
    drawBody(canvas, 'M82 196Q100 184 118 196L112 208L88 208Z', 'c')
    drawBody(canvas, 'M96 76L97 126C84 132 80 148 84 172C88 190 112 190 116 172C120 148 116 132 103 126L104 76Z', 'a')
    canvas.ellipse([100, 70], 11, 6, { fill: 'ta', stroke: 'a', width: 2 })
    for (const at of [
      [96, 146],
      [104, 154],
      [96, 162],
      [104, 170],
    ] as const)
      canvas.circle(at, 4, { fill: 'b', stroke: 'paper', width: 1 })
  },
}
