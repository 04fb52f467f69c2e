import type { Canvas } from '../../../canvas/canvas.ts'
import type { Scene } from '../scene.ts'
import { drawBody, drawFlow } from '../shapes.ts'

const W = 220

const drawChamber = (canvas: Canvas) => {
  canvas.rect({ x: 0, y: 176, w: W, h: 78 }, { fill: 'beyond', stroke: 'soft', width: 1.4 })
  canvas.ellipse([110, 222], 54, 24, { fill: 'd', stroke: 'none' })
}

const chamberParts = {
  chamber: { where: 'la grande poche sombre sous la montagne', at: [140, 222], side: 'right' },
  conduit: { where: 'le passage vertical qui monte de cette poche', at: [110, 160], side: 'left' },
  crater: { where: 'le creux du sommet', at: [104, 82], side: 'left' },
  cone: { where: 'la montagne', at: [44, 150], side: 'left' },
} as const

export const effusiveVolcano: Scene = {
  width: W,
  height: 254,
  says: 'Un volcan coupé, aux pentes douces. De la matière en fusion monte d’une poche profonde, sort au sommet en fontaine et coule sur les pentes.',
  parts: {
    ...chamberParts,
    lavaFlow: { where: 'la matière qui coule sur la pente', at: [160, 126], side: 'right' },
    fountain: { where: 'la matière projetée au sommet', at: [118, 52], side: 'right' },
  },
  draw: canvas => {
    drawChamber(canvas)
    drawBody(canvas, 'M0 178C40 158 72 104 92 80L128 80C148 104 180 158 220 178Z', 'f', 2.4)
    canvas.path('M26 178Q66 152 98 96M194 178Q154 152 122 96', { stroke: 'f', width: 1.4, dash: '6 4' })
    canvas.path('M110 214L110 84', { stroke: 'd', width: 12 })
    canvas.path('M92 80Q110 94 128 80C142 96 164 130 190 158L178 164C154 140 134 112 120 92L98 92Z', {
      fill: 'd',
      stroke: 'none',
    })
    canvas.path('M110 82C106 56 96 46 84 50M110 82C112 54 112 40 110 30M110 82C114 56 126 46 138 52', {
      stroke: 'd',
      width: 4,
      round: true,
    })
    drawFlow(canvas, [110, 204], [110, 120], 'paper')
  },
}

export const explosiveVolcano: Scene = {
  width: W,
  height: 270,
  says: 'Un volcan coupé, aux pentes raides. De la matière en fusion très épaisse monte d’une poche profonde et bouche le sommet ; un grand panache de cendres et de gaz s’élève, et une nuée brûlante dévale une pente.',
  parts: {
    ...Object.fromEntries(
      Object.entries(chamberParts).map(
        ([
          part,
          {
            where,
            at: [x, y],
            side,
          },
        ]) => [part, { where, at: [x, y + 16] as const, side }],
      ),
    ),
    plume: { where: 'le grand nuage qui monte', at: [140, 36], side: 'right' },
    dome: { where: 'le bouchon de matière épaisse, au sommet', at: [114, 92], side: 'right' },
    pyroclasticFlow: { where: 'le nuage brûlant qui dévale la pente', at: [184, 158], side: 'right' },
    ash: { where: 'les grains qui retombent', at: [40, 76], side: 'left' },
  },
  draw: canvas => {
    canvas.rect({ x: 0, y: 192, w: W, h: 78 }, { fill: 'beyond', stroke: 'soft', width: 1.4 })
    canvas.ellipse([110, 238], 54, 24, { fill: 'd', stroke: 'none' })
    canvas.path(
      'M104 92C90 76 96 64 76 60C48 62 44 40 66 34C60 12 92 2 108 14C126 -2 158 8 152 32C180 36 176 62 148 60C126 64 130 76 118 92Z',
      { fill: 'beyond', stroke: 'soft', width: 2 },
    )
    drawBody(canvas, 'M8 194C48 170 74 124 90 98L130 98C146 124 172 170 212 194Z', 'f', 2.4)
    canvas.path('M30 194Q70 160 96 114M190 194Q150 160 124 114', { stroke: 'f', width: 1.4, dash: '6 4' })
    canvas.path('M110 230L110 100', { stroke: 'd', width: 12 })
    canvas.path('M94 100C94 82 126 82 126 100Z', { fill: 'd', stroke: 'paper', width: 1.4 })
    canvas.path(
      'M134 104C150 102 158 116 170 124C188 124 196 142 208 156C220 168 214 186 196 184C180 176 166 158 152 140C140 128 132 116 134 104Z',
      { fill: 'beyond', stroke: 'soft', width: 2 },
    )
    for (const [x, y] of [
      [40, 76],
      [52, 92],
      [30, 98],
      [64, 82],
      [44, 114],
      [24, 122],
    ] as const)
      canvas.dot([x, y], 2.2, 'soft')
    drawFlow(canvas, [110, 222], [110, 140], 'paper')
  },
}
