import type { Canvas } from '../../../canvas/canvas.ts'
import type { Point } from '../../../canvas/points.ts'
import type { Scene } from '../scene.ts'
import { drawBody } from '../shapes.ts'

const drawCloud = (canvas: Canvas, [x, y]: Point) =>
  drawBody(canvas, `M${x - 22} ${y + 10}a12 12 0 0 1 2 -22a17 17 0 0 1 32 -4a13 13 0 0 1 10 26Z`, 'e')

const drawSun = (canvas: Canvas, [x, y]: Point) => {
  for (let turn = 0; turn < 8; turn++) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
    canvas.line([x + dx * 19, y + dy * 19], [x + dx * 27, y + dy * 27], { stroke: 'f', width: 3, round: true })
  }
  canvas.circle([x, y], 14, { fill: 'tf', stroke: 'f', width: 2.4 })
}

const drawFlake = (canvas: Canvas, [x, y]: Point) => {
  canvas.path(`M${x - 5} ${y}h10M${x - 3} ${y - 4}l6 8M${x + 3} ${y - 4}l-6 8`, {
    stroke: 'a',
    width: 1.8,
    round: true,
  })
}

const [LEFT, MIDDLE, RIGHT] = [36, 108, 180]
const [UP, DOWN] = [38, 112]

export const weather: Scene = {
  width: 216,
  height: 152,
  says: 'Six dessins du temps qu’il fait, trois en haut et trois en bas.',
  parts: {
    sun: { where: 'en haut à gauche, un disque avec des rayons', at: [LEFT, UP - 6], side: 'left' },
    clouds: { where: 'en haut au milieu, un nuage', at: [MIDDLE, UP - 8], side: 'top' },
    rain: { where: 'en haut à droite, un nuage et des gouttes', at: [RIGHT + 4, UP + 24], side: 'right' },
    snow: { where: 'en bas à gauche, un nuage et des flocons', at: [LEFT - 12, DOWN + 22], side: 'left' },
    storm: { where: 'en bas au milieu, un nuage et un éclair', at: [MIDDLE, DOWN + 18], side: 'bottom' },
    wind: { where: 'en bas à droite, un arbre penché et des lignes', at: [RIGHT + 6, DOWN - 12], side: 'right' },
  },
  draw: canvas => {
    drawSun(canvas, [LEFT, UP])
    drawCloud(canvas, [MIDDLE - 10, UP - 4])
    drawCloud(canvas, [MIDDLE + 8, UP + 8])
    drawCloud(canvas, [RIGHT, UP - 6])
    for (const x of [-14, 0, 14])
      canvas.line([RIGHT + x, UP + 12], [RIGHT + x - 5, UP + 28], { stroke: 'e', width: 2.6, round: true })
    drawCloud(canvas, [LEFT, DOWN - 8])
    for (const [x, y] of [
      [-14, 14],
      [2, 20],
      [18, 13],
    ] as const)
      drawFlake(canvas, [LEFT + x, DOWN + y])
    drawCloud(canvas, [MIDDLE, DOWN - 8])
    drawBody(
      canvas,
      `M${MIDDLE + 4} ${DOWN - 4}L${MIDDLE - 8} ${DOWN + 14}H${MIDDLE}L${MIDDLE - 6} ${DOWN + 30}L${MIDDLE + 12} ${DOWN + 8}H${MIDDLE + 3}L${MIDDLE + 10} ${DOWN - 4}Z`,
      'f',
    )
    canvas.path(`M${RIGHT - 2} ${DOWN + 34}Q${RIGHT} ${DOWN + 12} ${RIGHT + 12} ${DOWN - 2}`, { stroke: 'f', width: 5 })
    canvas.ellipse([RIGHT + 16, DOWN - 12], 20, 13, { fill: 'tc', stroke: 'c', width: 2 })
    for (const y of [-22, -6, 10])
      canvas.path(`M${RIGHT - 36} ${DOWN + y}h18q8 0 8 -6q-2 -6 -8 -3`, { stroke: 'soft', width: 2.2, round: true })
  },
}

const BOX = { w: 34, h: 28 } as const

const drawBox = (canvas: Canvas, x: number, y: number, open = false) => {
  canvas.rect({ x: x - BOX.w / 2, y: y - BOX.h, ...BOX }, { fill: 'tf', stroke: 'f', width: 2.2 })
  if (open) canvas.path(`M${x - 17} ${y - BOX.h}l-8 -8M${x + 17} ${y - BOX.h}l8 -8`, { stroke: 'f', width: 2.2 })
}
const drawBall = (canvas: Canvas, x: number, y: number) => {
  canvas.circle([x, y], 10, { fill: 'a', stroke: 'paper', width: 2 })
}

const [ONE, TWO, THREE, FOUR] = [28, 84, 140, 196]
const [TOP, BOTTOM] = [74, 156]

export const positions: Scene = {
  width: 226,
  height: 170,
  says: 'Huit fois une boule ronde et une caisse, quatre en haut et quatre en bas : la boule est chaque fois à une autre place.',
  parts: {
    on: { where: 'en haut à gauche, la boule posée sur la caisse', at: [ONE, TOP - 38], side: 'left' },
    in: { where: 'en haut, deuxième, la boule qui dépasse de la caisse ouverte', at: [TWO, TOP - 34], side: 'top' },
    under: {
      where: 'en haut, troisième, la boule plus bas, entre les pieds de la table',
      at: [THREE, TOP - 10],
      side: 'top',
    },
    above: {
      where: 'en haut à droite, la boule en l’air, plus haut que la caisse',
      at: [FOUR, TOP - 58],
      side: 'right',
    },
    nextTo: { where: 'en bas à gauche, la boule à côté de la caisse', at: [ONE + 18, BOTTOM - 10], side: 'left' },
    behind: {
      where: 'en bas, deuxième, la boule cachée à moitié par la caisse',
      at: [TWO + 10, BOTTOM - 32],
      side: 'bottom',
    },
    inFrontOf: {
      where: 'en bas, troisième, la boule qui cache une partie de la caisse',
      at: [THREE, BOTTOM - 2],
      side: 'bottom',
    },
    between: {
      where: 'en bas à droite, la boule avec une caisse de chaque côté',
      at: [FOUR, BOTTOM - 10],
      side: 'right',
    },
  },
  draw: canvas => {
    for (const y of [TOP, BOTTOM]) canvas.line([2, y], [224, y], { stroke: 'line', width: 1.6 })
    drawBox(canvas, ONE, TOP)
    drawBall(canvas, ONE, TOP - 38)
    drawBall(canvas, TWO, TOP - 32)
    drawBox(canvas, TWO, TOP, true)
    canvas.path(
      `M${THREE - 20} ${TOP - 30}H${THREE + 20}M${THREE - 16} ${TOP - 30}V${TOP}M${THREE + 16} ${TOP - 30}V${TOP}`,
      { stroke: 'f', width: 4 },
    )
    drawBall(canvas, THREE, TOP - 10)
    drawBox(canvas, FOUR, TOP)
    drawBall(canvas, FOUR, TOP - 58)
    drawBox(canvas, ONE - 8, BOTTOM)
    drawBall(canvas, ONE + 20, BOTTOM - 10)
    drawBall(canvas, TWO + 10, BOTTOM - 30)
    drawBox(canvas, TWO, BOTTOM)
    drawBox(canvas, THREE, BOTTOM - 6)
    drawBall(canvas, THREE, BOTTOM - 4)
    for (const side of [-1, 1])
      canvas.rect(
        { x: FOUR + side * 22 - 10, y: BOTTOM - BOX.h, w: 20, h: BOX.h },
        { fill: 'tf', stroke: 'f', width: 2.2 },
      )
    drawBall(canvas, FOUR, BOTTOM - 10)
  },
}

export const invertedPyramid: Scene = {
  width: 200,
  height: 170,
  says: 'Un triangle posé sur sa pointe, coupé en trois bandes de plus en plus étroites vers le bas. Une flèche descend à côté.',
  parts: {
    first: { where: 'la bande du haut, la plus large', at: [100, 30], side: 'right' },
    second: { where: 'la bande du milieu', at: [100, 84], side: 'right' },
    third: { where: 'la pointe, en bas', at: [100, 134], side: 'right' },
    order: { where: 'la flèche, de haut en bas', at: [10, 84], side: 'left' },
  },
  draw: canvas => {
    canvas.polygon(
      [
        [24, 6],
        [188, 6],
        [160, 58],
        [52, 58],
      ],
      { fill: 'ta', stroke: 'a', width: 2.2 },
    )
    canvas.polygon(
      [
        [54, 62],
        [158, 62],
        [134, 108],
        [78, 108],
      ],
      { fill: 'te', stroke: 'e', width: 2.2 },
    )
    canvas.polygon(
      [
        [80, 112],
        [132, 112],
        [106, 162],
      ],
      { fill: 'tc', stroke: 'c', width: 2.2 },
    )
    canvas.line([10, 8], [10, 160], { stroke: 'soft', width: 2.4, arrow: true })
  },
}
