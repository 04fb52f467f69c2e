import type { Canvas } from '../../../canvas/canvas.ts'
import type { Series } from '../../../canvas/colors.ts'
import type { Point } from '../../../canvas/points.ts'
import type { Scene } from '../scene.ts'
import { drawBody, drawTube, mirrorPath } from '../shapes.ts'

const HAIR = 'M42 110C30 40 66 10 104 10C142 10 178 40 166 110C160 78 140 62 116 58C90 70 60 74 42 110Z'
const EYE = 'M62 106Q76 94 90 106Q76 116 62 106Z'
const BROW = 'M60 92Q76 82 92 90'

export const face: Scene = {
  width: 208,
  height: 236,
  says: 'Un visage vu de face : des cheveux courts, deux yeux sous leurs sourcils, deux oreilles, un nez et une bouche qui sourit ; le cou en dessous.',
  parts: {
    hair: { where: 'ce qui couvre le haut de la tête', at: [104, 30], side: 'right' },
    forehead: { where: 'le haut du visage, au-dessus des sourcils', at: [84, 78], side: 'left' },
    eyebrow: { where: 'la ligne de poils au-dessus d’un œil', at: [132, 86], side: 'right' },
    eye: { where: 'un des deux organes avec lesquels on voit', at: [70, 106], side: 'left' },
    ear: { where: 'un des deux organes sur les côtés de la tête', at: [172, 116], side: 'right' },
    nose: { where: 'ce qui avance au milieu du visage', at: [108, 136], side: 'right' },
    cheek: { where: 'le côté rond du visage', at: [60, 146], side: 'left' },
    mouth: { where: 'ce qui sourit', at: [116, 168], side: 'right' },
    chin: { where: 'le bas du visage', at: [100, 192], side: 'left' },
    neck: { where: 'ce qui porte la tête', at: [116, 222], side: 'right' },
  },
  draw: canvas => {
    drawBody(canvas, 'M82 190L82 234L126 234L126 190Z', 'b')
    for (const x of [36, 172]) canvas.ellipse([x, 116], 12, 20, { fill: 'tb', stroke: 'b', width: 2 })
    drawBody(
      canvas,
      'M40 104C40 60 66 40 104 40C142 40 168 60 168 104C168 160 142 204 104 204C66 204 40 160 40 104Z',
      'b',
    )
    canvas.path(HAIR, { fill: 'f', stroke: 'ink', width: 1.6 })
    for (const d of [EYE, mirrorPath(EYE, 104)]) canvas.path(d, { fill: 'paper', width: 1.8 })
    for (const x of [76, 132]) canvas.dot([x, 105], 5)
    for (const d of [BROW, mirrorPath(BROW, 104)]) canvas.path(d, { stroke: 'f', width: 4, round: true })
    canvas.path('M106 108Q98 132 96 138Q104 146 114 140', { stroke: 'b', width: 2.4, round: true })
    canvas.path('M80 160Q104 184 128 160Q104 168 80 160Z', { fill: 'd', stroke: 'ink', width: 1.4 })
  },
}

/** A limb from a joint to another, rounded. */
const drawLimb = (canvas: Canvas, points: readonly Point[], role: Series, width: number) => {
  const pen = { width, round: true }
  canvas.polyline(points, { ...pen, stroke: role })
  canvas.polyline(points, { ...pen, stroke: `t${role}`, width: width - 4 })
}

const drawHead = (canvas: Canvas, [x, y]: Point, radius: number) => {
  canvas.circle([x, y], radius, { fill: 'tb', stroke: 'b', width: 2 })
  for (const side of [-1, 1]) canvas.dot([x + side * radius * 0.36, y - 2], 2.4)
  canvas.path(`M${x - 7} ${y + radius * 0.42}q7 6 14 0`, { width: 1.8, round: true })
}

export const body: Scene = {
  width: 200,
  height: 318,
  says: 'Un enfant debout, vu de face, en maillot de sport : un bras levé, l’autre le long du corps, les jambes un peu écartées.',
  parts: {
    head: { where: 'le haut du corps, avec le visage', at: [100, 18], side: 'right' },
    neck: { where: 'ce qui porte la tête', at: [100, 70], side: 'left' },
    shoulder: { where: 'le haut d’un bras, près du cou', at: [128, 88], side: 'right' },
    arm: { where: 'le membre qui pend le long du corps', at: [54, 118], side: 'left' },
    elbow: { where: 'le pli au milieu du bras levé', at: [166, 104], side: 'right' },
    hand: { where: 'le bout du bras levé', at: [174, 46], side: 'right' },
    chest: { where: 'le haut du tronc', at: [88, 104], side: 'left' },
    belly: { where: 'le milieu du tronc', at: [110, 146], side: 'right' },
    leg: { where: 'un des membres sur lesquels on marche', at: [76, 214], side: 'left' },
    knee: { where: 'le pli au milieu de la jambe', at: [126, 240], side: 'right' },
    foot: { where: 'le bout de la jambe, par terre', at: [136, 306], side: 'right' },
  },
  draw: canvas => {
    drawTube(canvas, 'M100 56L100 86', 'b', 20)
    drawLimb(
      canvas,
      [
        [124, 92],
        [164, 106],
        [172, 56],
      ],
      'b',
      20,
    )
    drawLimb(
      canvas,
      [
        [76, 92],
        [54, 124],
        [48, 168],
      ],
      'b',
      20,
    )
    drawLimb(
      canvas,
      [
        [84, 180],
        [78, 240],
        [72, 298],
      ],
      'b',
      24,
    )
    drawLimb(
      canvas,
      [
        [116, 180],
        [124, 240],
        [130, 298],
      ],
      'b',
      24,
    )
    for (const [x, way] of [
      [70, -1],
      [132, 1],
    ] as const)
      canvas.path(`M${x - way * 12} 296Q${x} 288 ${x + way * 12} 298L${x + way * 26} 310H${x - way * 12}Z`, {
        fill: 'tb',
        stroke: 'b',
        width: 2,
      })
    drawBody(canvas, 'M70 82Q100 92 130 82L132 170Q100 178 68 170Z', 'e')
    drawBody(canvas, 'M66 164H134L138 204H106L100 186L94 204H62Z', 'a')
    for (const [x, y] of [
      [173, 48],
      [47, 174],
    ] as const)
      canvas.circle([x, y], 12, { fill: 'tb', stroke: 'b', width: 2 })
    drawHead(canvas, [100, 34], 30)
    canvas.path('M70 34C68 6 84 0 100 0C118 0 132 8 130 34C120 20 84 16 70 34Z', {
      fill: 'f',
      stroke: 'ink',
      width: 1.4,
    })
  },
}

const drawSummer = (canvas: Canvas, x: number) => {
  for (const side of [-1, 1]) {
    drawLimb(
      canvas,
      [
        [x + side * 12, 160],
        [x + side * 14, 232],
      ],
      'b',
      16,
    )
    drawLimb(
      canvas,
      [
        [x + side * 22, 84],
        [x + side * 36, 140],
      ],
      'b',
      14,
    )
    canvas.path(`M${x + side * 6} 226H${x + side * 22}V236L${x + side * 34} 246V252H${x + side * 6}Z`, {
      fill: 'td',
      stroke: 'd',
      width: 2,
    })
  }
  drawTube(canvas, `M${x} 56L${x} 80`, 'b', 14)
  drawBody(
    canvas,
    `M${x - 20} 74H${x + 20}L${x + 42} 94L${x + 32} 110L${x + 24} 102V150H${x - 24}V102L${x - 32} 110L${x - 42} 94Z`,
    'c',
  )
  drawBody(canvas, `M${x - 25} 148H${x + 25}L${x + 28} 196H${x + 4}L${x} 172L${x - 4} 196H${x - 28}Z`, 'e')
  drawHead(canvas, [x, 42], 22)
  canvas.path(`M${x - 23} 34A23 22 0 0 1 ${x + 23} 34L${x + 42} 37Q${x + 38} 42 ${x + 20} 39H${x - 23}Z`, {
    fill: 'a',
    stroke: 'ink',
    width: 1.4,
  })
}

const drawWinter = (canvas: Canvas, x: number) => {
  for (const side of [-1, 1]) {
    drawLimb(
      canvas,
      [
        [x + side * 13, 150],
        [x + side * 14, 226],
      ],
      'a',
      22,
    )
    canvas.path(`M${x + side * 3} 210H${x + side * 26}V234L${x + side * 38} 244V252H${x + side * 3}Z`, {
      fill: 'f',
      stroke: 'ink',
      width: 1.6,
    })
    drawLimb(
      canvas,
      [
        [x + side * 26, 88],
        [x + side * 42, 138],
      ],
      'b',
      20,
    )
    canvas.circle([x + side * 44, 148], 10, { fill: 'td', stroke: 'd', width: 2 })
  }
  drawBody(canvas, `M${x - 26} 74H${x + 26}L${x + 34} 172H${x - 34}Z`, 'b')
  canvas.line([x, 84], [x, 172], { stroke: 'b', width: 2 })
  for (const y of [104, 124, 144]) canvas.dot([x + 7, y], 3, 'b')
  drawHead(canvas, [x, 42], 22)
  drawTube(canvas, `M${x - 22} 70Q${x} 80 ${x + 22} 70`, 'e', 14)
  drawTube(canvas, `M${x + 14} 74L${x + 18} 112`, 'e', 13)
  canvas.path(`M${x - 24} 36A24 26 0 0 1 ${x + 24} 36Z`, { fill: 'c', stroke: 'ink', width: 1.4 })
  canvas.rect({ x: x - 26, y: 30, w: 52, h: 10 }, { fill: 'tc', stroke: 'c', width: 2, corner: 5 })
  canvas.circle([x, 8], 7, { fill: 'tc', stroke: 'c', width: 2 })
}

export const clothes: Scene = {
  width: 204,
  height: 256,
  says: 'Deux enfants debout côte à côte. Celui de gauche est habillé pour l’été, celui de droite pour l’hiver.',
  parts: {
    cap: { where: 'ce que l’enfant en été porte sur la tête, avec une visière', at: [40, 28], side: 'left' },
    tshirt: { where: 'le haut léger à manches courtes', at: [40, 114], side: 'left' },
    shorts: { where: 'le bas court', at: [38, 176], side: 'left' },
    trainers: { where: 'ce que l’enfant en été porte aux pieds', at: [34, 244], side: 'left' },
    hat: { where: 'ce que l’enfant en hiver porte sur la tête, avec un pompon', at: [166, 22], side: 'right' },
    scarf: { where: 'ce qu’il a autour du cou', at: [168, 74], side: 'right' },
    coat: { where: 'le vêtement chaud, avec des boutons', at: [140, 130], side: 'right' },
    glove: { where: 'ce qu’il porte aux mains', at: [196, 148], side: 'right' },
    trousers: { where: 'le bas long', at: [166, 192], side: 'right' },
    boots: { where: 'ce qu’il porte aux pieds', at: [168, 236], side: 'right' },
  },
  draw: canvas => {
    drawSummer(canvas, 48)
    drawWinter(canvas, 152)
  },
}
