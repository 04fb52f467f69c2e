import type { Canvas } from '../../../canvas/canvas.ts'
import type { Scene } from '../scene.ts'
import { drawBody, drawFlow } from '../shapes.ts'

const W = 400

const drawMantle = (canvas: Canvas, top: number, height: number) =>
  canvas.rect({ x: 0, y: top, w: W, h: height - top }, { fill: 'tb', stroke: 'b', width: 1.2 })

const drawFocus = (canvas: Canvas, x: number, y: number) =>
  canvas.path(`M${x} ${y - 8}l2.4 5.6l5.6 2.4l-5.6 2.4l-2.4 5.6l-2.4 -5.6l-5.6 -2.4l5.6 -2.4Z`, {
    fill: 'd',
    stroke: 'paper',
    width: 1,
  })

export const subduction: Scene = {
  width: W,
  height: 226,
  says: 'Une coupe du sous-sol. À gauche, une plaque sous la mer avance vers la droite, se courbe et s’enfonce sous la plaque plus épaisse qui porte un continent. Du magma monte à travers le continent jusqu’à un volcan.',
  parts: {
    ocean: { where: 'ce qui recouvre la plaque de gauche', at: [70, 62], side: 'top' },
    oceanicPlate: { where: 'la plaque qui s’enfonce', at: [70, 98], side: 'bottom' },
    trench: { where: 'le creux profond du fond de la mer, au contact des deux plaques', at: [186, 82], side: 'top' },
    volcano: { where: 'la montagne d’où sort la matière en fusion', at: [278, 26], side: 'top' },
    continentalPlate: { where: 'la plaque épaisse, à droite', at: [360, 84], side: 'top' },
    magma: { where: 'la poche sombre sous la montagne', at: [276, 108], side: 'bottom' },
    mantle: { where: 'la matière sous les plaques', at: [362, 176], side: 'bottom' },
    foci: { where: 'les étoiles le long de la plaque qui s’enfonce', at: [226, 120], side: 'bottom' },
  },
  draw: canvas => {
    drawMantle(canvas, 70, 226)
    drawBody(canvas, 'M0 52L206 52L186 82L0 82Z', 'e', 1)
    drawBody(
      canvas,
      'M186 84L206 60L232 50L252 34L268 26L276 30L284 26L300 36L322 30L342 46L400 46L400 132L268 132Q236 96 186 84Z',
      'f',
      2.4,
    )
    drawBody(canvas, 'M0 82L172 82Q204 84 236 116L330 222L284 222L214 142Q190 116 164 116L0 116Z', 'c', 2.4)
    drawBody(canvas, 'M268 190C258 170 262 150 270 132L284 132C290 150 288 172 280 188Z', 'd')
    canvas.ellipse([277, 108], 19, 15, { fill: 'd', stroke: 'none' })
    canvas.path('M276 96L276 28', { stroke: 'd', width: 5 })
    canvas.path('M276 22C270 14 264 12 258 10M276 22C282 12 290 10 296 8M276 22L276 6', {
      stroke: 'd',
      width: 2.6,
      round: true,
    })
    for (const [x, y] of [
      [204, 98],
      [228, 120],
      [252, 148],
    ] as const)
      drawFocus(canvas, x, y)
    drawFlow(canvas, [24, 100], [64, 100])
    drawFlow(canvas, [226, 140], [252, 170])
    drawFlow(canvas, [390, 66], [350, 66])
  },
}

export const ridge: Scene = {
  width: W,
  height: 206,
  says: 'Une coupe du sous-sol d’un océan. Au centre, une chaîne de montagnes sous la mer, avec un fossé à son sommet ; de la matière chaude monte par-dessous. De chaque côté, une plaque s’éloigne, de plus en plus épaisse.',
  parts: {
    ocean: { where: 'ce qui recouvre les plaques', at: [60, 44], side: 'top' },
    rift: { where: 'le fossé au sommet', at: [200, 66], side: 'top' },
    volcanism: { where: 'la matière qui monte et durcit au centre', at: [200, 110], side: 'bottom' },
    leftPlate: { where: 'la plaque qui s’éloigne vers la gauche', at: [50, 118], side: 'bottom' },
    rightPlate: { where: 'la plaque qui s’éloigne vers la droite', at: [350, 118], side: 'bottom' },
    ridge: { where: 'la chaîne de montagnes', at: [242, 78], side: 'top' },
    mantle: { where: 'la matière sous les plaques', at: [286, 176], side: 'bottom' },
  },
  draw: canvas => {
    drawMantle(canvas, 60, 206)
    drawBody(canvas, 'M0 26L400 26L400 96L300 92L240 78L216 60L206 70L194 70L184 60L160 78L100 92L0 96Z', 'e', 1)
    drawBody(canvas, 'M0 96L100 92L160 78L184 60L194 70L196 96Q130 112 80 140L0 156Z', 'c', 2.4)
    drawBody(canvas, 'M400 96L300 92L240 78L216 60L206 70L204 96Q270 112 320 140L400 156Z', 'f', 2.4)
    drawBody(
      canvas,
      'M200 70C206 90 210 100 236 124C250 138 236 150 200 150C164 150 150 138 164 124C190 100 194 90 200 70Z',
      'd',
    )
    drawFlow(canvas, [200, 196], [200, 160], 'd')
    drawFlow(canvas, [96, 112], [48, 112])
    drawFlow(canvas, [304, 112], [352, 112])
  },
}

export const collision: Scene = {
  width: W,
  height: 206,
  says: 'Une coupe du sous-sol. Deux plaques qui portent chacune un continent se poussent l’une contre l’autre. Entre elles, les roches se plissent, se cassent et s’empilent : une haute chaîne de montagnes s’élève, et sa racine s’enfonce sous elle.',
  parts: {
    leftPlate: { where: 'la plaque qui vient de la gauche', at: [50, 110], side: 'bottom' },
    rightPlate: { where: 'la plaque qui vient de la droite', at: [350, 110], side: 'bottom' },
    range: { where: 'les hauts sommets', at: [206, 26], side: 'top' },
    folds: { where: 'les couches ondulées', at: [158, 82], side: 'top' },
    fault: { where: 'la cassure le long de laquelle les roches glissent', at: [248, 84], side: 'top' },
    root: { where: 'la partie épaisse sous les sommets', at: [204, 156], side: 'bottom' },
    mantle: { where: 'la matière sous les plaques', at: [318, 176], side: 'bottom' },
  },
  draw: canvas => {
    drawMantle(canvas, 80, 206)
    drawBody(canvas, 'M0 74L100 74L136 56L158 40L174 48L196 20L206 26L180 150Q160 176 130 146L0 136Z', 'f', 2.4)
    drawBody(canvas, 'M400 74L300 74L270 58L250 44L236 50L206 26L180 150Q210 188 264 146L400 136Z', 'c', 2.4)
    canvas.path('M0 92L90 92Q112 90 124 74T152 74T172 80L190 56M0 112L90 112Q114 110 126 94T154 96T184 100', {
      stroke: 'f',
      width: 1.8,
    })
    canvas.path('M400 92L306 92Q286 90 276 78T250 76T224 76M400 112L306 112Q284 110 274 96T244 98T206 104', {
      stroke: 'c',
      width: 1.8,
    })
    canvas.path('M236 50L262 124', { stroke: 'ink', width: 2.4, dash: '7 4' })
    drawFlow(canvas, [24, 124], [84, 124])
    drawFlow(canvas, [376, 124], [316, 124])
  },
}
