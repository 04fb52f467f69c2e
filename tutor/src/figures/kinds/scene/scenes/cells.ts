import type { Canvas } from '../../../canvas/canvas.ts'
import type { Point } from '../../../canvas/points.ts'
import type { Scene } from '../scene.ts'
import { drawBody } from '../shapes.ts'

const drawNucleus = (canvas: Canvas, [x, y]: Point, radius: number) => {
  canvas.circle([x, y], radius, { fill: 'ta', stroke: 'a', width: 2.2 })
  canvas.circle([x + radius * 0.25, y - radius * 0.2], radius * 0.3, { fill: 'a', stroke: 'none' })
}

const drawMitochondrion = (canvas: Canvas, [x, y]: Point) => {
  canvas.ellipse([x, y], 13, 7.5, { fill: 'tb', stroke: 'b', width: 1.8 })
  canvas.path(`M${x - 8} ${y}l3 -3.5l3 7l3 -7l3 7l3 -3.5`, { stroke: 'b', width: 1.3 })
}

const drawChloroplast = (canvas: Canvas, [x, y]: Point) => {
  canvas.ellipse([x, y], 16, 9, { fill: 'tc', stroke: 'c', width: 2 })
  canvas.path(`M${x - 9} ${y - 3}h18M${x - 11} ${y}h22M${x - 9} ${y + 3}h18`, { stroke: 'c', width: 1.4 })
}

export const plantCell: Scene = {
  width: 200,
  height: 224,
  says: 'Une cellule à peu près rectangulaire, entourée de deux limites, une épaisse et une fine. Une très grande poche claire occupe le centre ; le contenu est repoussé contre les bords.',
  parts: {
    wall: { where: 'la limite épaisse, à l’extérieur', at: [194, 70], side: 'right' },
    membrane: { where: 'la limite fine, juste à l’intérieur de la précédente', at: [187, 106], side: 'right' },
    cytoplasm: { where: 'ce qui remplit la cellule entre ses éléments', at: [182, 186], side: 'right' },
    nucleus: { where: 'la grosse boule sombre en haut à gauche', at: [40, 52], side: 'left' },
    vacuole: { where: 'la très grande poche claire du centre', at: [130, 146], side: 'right' },
    chloroplast: { where: 'un des grains verts, rayés', at: [33, 138], side: 'left' },
    mitochondrion: { where: 'un des petits bâtonnets orange', at: [32, 168], side: 'left' },
  },
  draw: canvas => {
    canvas.rect({ x: 3, y: 3, w: 194, h: 218 }, { fill: 'tc', stroke: 'c', width: 3, corner: 18 })
    canvas.rect({ x: 13, y: 13, w: 174, h: 198 }, { fill: 'paper', stroke: 'd', width: 2, corner: 12 })
    drawBody(canvas, 'M84 56C118 40 168 44 170 96C172 150 166 184 116 184C70 186 56 160 60 124C62 94 62 66 84 56Z', 'e')
    drawNucleus(canvas, [44, 48], 23)
    for (const at of [
      [33, 100],
      [33, 138],
      [100, 199],
      [150, 28],
    ] as const)
      drawChloroplast(canvas, at)
    for (const at of [
      [32, 168],
      [104, 28],
      [56, 195],
    ] as const)
      drawMitochondrion(canvas, at)
  },
}

export const animalCell: Scene = {
  width: 200,
  height: 196,
  says: 'Une cellule arrondie, de forme irrégulière, entourée d’une seule limite fine.',
  parts: {
    membrane: { where: 'la limite de la cellule', at: [190, 100], side: 'right' },
    cytoplasm: { where: 'ce qui remplit la cellule entre ses éléments', at: [150, 106], side: 'right' },
    nucleus: { where: 'la grosse boule du centre', at: [86, 98], side: 'left' },
    mitochondrion: { where: 'un des petits bâtonnets orange', at: [146, 146], side: 'right' },
    vesicle: { where: 'une des petites boules bleues', at: [62, 50], side: 'left' },
  },
  draw: canvas => {
    drawBody(
      canvas,
      'M30 50C60 8 140 2 172 44C204 84 198 142 160 168C120 196 60 192 28 158C-2 126 4 86 30 50Z',
      'd',
      2.6,
    )
    drawNucleus(canvas, [98, 94], 36)
    for (const at of [
      [46, 84],
      [58, 140],
      [146, 146],
      [148, 62],
    ] as const)
      drawMitochondrion(canvas, at)
    for (const at of [
      [62, 50],
      [104, 160],
      [110, 34],
      [36, 116],
    ] as const)
      canvas.circle(at, 7, { fill: 'te', stroke: 'e', width: 1.8 })
  },
}
