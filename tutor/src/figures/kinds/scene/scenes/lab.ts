import { drawBeaker, drawFlask, drawHeater, drawStand } from '../lab-ware.ts'
import type { Scene } from '../scene.ts'
import { drawFlow } from '../shapes.ts'

export const filtration: Scene = {
  width: 180,
  height: 262,
  says: 'Un montage : un support tient un cône de verre garni de papier. On y verse un liquide trouble ; des grains restent dans le papier et un liquide limpide tombe goutte à goutte dans le récipient du bas.',
  parts: {
    mixture: { where: 'le liquide trouble', at: [120, 72], side: 'right' },
    filter: { where: 'le papier, dans le cône de verre', at: [84, 80], side: 'left' },
    funnel: { where: 'le cône de verre', at: [134, 98], side: 'right' },
    residue: { where: 'les grains qui restent', at: [108, 112], side: 'right' },
    filtrate: { where: 'le liquide limpide, en bas', at: [124, 234], side: 'right' },
    beaker: { where: 'le récipient du bas', at: [146, 196], side: 'right' },
    stand: { where: 'le support vertical', at: [24, 170], side: 'left' },
  },
  draw: canvas => {
    drawStand(canvas, 24, 16, 254, { y: 84, to: 80 })
    drawBeaker(canvas, { x: 68, y: 178, w: 84, h: 76, level: 32, liquid: 'e' })
    canvas.path('M78 66L142 66L112 118L108 118Z', { fill: 'tf', stroke: 'f', width: 1.2 })
    canvas.path('M64 50L110 126L156 50', { stroke: 'b', width: 2, dash: '4 3' })
    canvas.path('M56 48L104 130L104 168L108 172M164 48L116 130L116 168L108 172', { stroke: 'ink', width: 2.2 })
    for (const [x, y] of [
      [104, 108],
      [112, 110],
      [108, 116],
      [102, 98],
      [116, 100],
      [110, 100],
    ] as const)
      canvas.dot([x, y], 3, 'f')
    for (const y of [184, 202]) canvas.path(`M109 ${y}q-5 8 0 11q5 -3 0 -11Z`, { fill: 'te', stroke: 'e', width: 1.4 })
  },
}

export const decantation: Scene = {
  width: 180,
  height: 280,
  says: 'Un montage : un support tient une ampoule de verre fermée par un robinet. Elle contient deux liquides l’un sur l’autre, séparés par une limite nette. Un récipient se trouve sous le robinet.',
  parts: {
    stopper: { where: 'ce qui ferme le haut', at: [110, 14], side: 'right' },
    upperLiquid: { where: 'le liquide du dessus', at: [96, 74], side: 'left' },
    lowerLiquid: { where: 'le liquide du dessous', at: [118, 110], side: 'right' },
    funnel: { where: 'l’ampoule de verre', at: [145, 72], side: 'right' },
    tap: { where: 'le robinet', at: [124, 162], side: 'right' },
    beaker: { where: 'le récipient du bas', at: [146, 224], side: 'right' },
    stand: { where: 'le support vertical', at: [24, 190], side: 'left' },
  },
  draw: canvas => {
    drawStand(canvas, 24, 10, 272, { y: 60, to: 76 })
    drawBeaker(canvas, { x: 72, y: 206, w: 76, h: 66, level: 0, liquid: 'e' })
    canvas.path('M74 64C72 78 80 88 84 94L136 94C140 88 148 78 146 64Z', { fill: 'tf', stroke: 'f', width: 1.4 })
    canvas.path('M84 94C94 110 104 120 105 150L115 150C116 120 126 110 136 94Z', {
      fill: 'te',
      stroke: 'e',
      width: 1.4,
    })
    canvas.path(
      'M102 22L102 36C80 42 66 62 78 84C92 108 104 120 105 150L105 194L110 198L115 194L115 150C116 120 128 108 142 84C154 62 140 42 118 36L118 22Z',
      { stroke: 'ink', width: 2.2 },
    )
    canvas.rect({ x: 100, y: 8, w: 20, h: 14 }, { fill: 'tb', stroke: 'b', width: 2, corner: 3 })
    canvas.rect({ x: 96, y: 156, w: 30, h: 12 }, { fill: 'paper', stroke: 'ink', width: 2, corner: 4 })
    canvas.line([111, 150], [111, 174], { width: 3 })
  },
}

export const boiling: Scene = {
  width: 180,
  height: 252,
  says: 'Un montage : un ballon de verre à moitié plein est posé sur un chauffage. Un instrument gradué plonge dedans. Des bulles montent dans le liquide et des traits s’échappent par le haut.',
  parts: {
    thermometer: { where: 'l’instrument gradué', at: [104, 56], side: 'right' },
    vapour: { where: 'ce qui s’échappe par le haut', at: [84, 62], side: 'left' },
    flask: { where: 'le ballon de verre', at: [150, 134], side: 'right' },
    water: { where: 'le liquide', at: [134, 166], side: 'right' },
    bubbles: { where: 'les bulles', at: [84, 176], side: 'left' },
    heater: { where: 'l’appareil du bas', at: [130, 232], side: 'right' },
    stand: { where: 'le support vertical', at: [20, 150], side: 'left' },
  },
  draw: canvas => {
    drawStand(canvas, 20, 20, 246, { y: 96, to: 92 })
    drawHeater(canvas, 58, 206, 92)
    drawFlask(canvas, [104, 156], 50, 20, 'e')
    canvas.rect({ x: 100.5, y: 12, w: 7, h: 164 }, { fill: 'paper', stroke: 'ink', width: 1.6, corner: 3 })
    canvas.line([104, 60], [104, 176], { stroke: 'd', width: 2.6 })
    for (let y = 22; y < 92; y += 8) canvas.line([107.5, y], [112, y], { width: 1.2 })
    for (const [x, y, r] of [
      [84, 176, 4],
      [92, 164, 3],
      [122, 180, 4],
      [118, 166, 3],
      [74, 168, 3],
      [104, 192, 3],
    ] as const)
      canvas.circle([x, y], r, { fill: 'paper', stroke: 'e', width: 1.4 })
    canvas.path('M90 84q-8 -10 0 -18t-2 -20M120 84q8 -10 0 -18t4 -20', { stroke: 'e', width: 2, dash: '3 3' })
  },
}

export const distillation: Scene = {
  width: 390,
  height: 240,
  says: 'Un montage, de gauche à droite : un ballon chauffé, surmonté d’un instrument gradué ; un tube incliné entouré d’un manchon où circule de l’eau froide ; un récipient qui recueille un liquide goutte à goutte.',
  parts: {
    thermometer: { where: 'l’instrument gradué', at: [84, 30], side: 'top' },
    vapour: { where: 'ce qui monte dans le col du ballon', at: [85, 92], side: 'bottom' },
    flask: { where: 'le ballon', at: [39, 158], side: 'bottom' },
    mixture: { where: 'le liquide du ballon', at: [110, 168], side: 'bottom' },
    heater: { where: 'l’appareil sous le ballon', at: [52, 222], side: 'bottom' },
    condenser: { where: 'le tube incliné avec son manchon', at: [206, 98], side: 'top' },
    waterOut: { where: 'la sortie d’eau, en haut du manchon', at: [150, 52], side: 'top' },
    waterIn: { where: 'l’arrivée d’eau, en bas du manchon', at: [262, 164], side: 'bottom' },
    distillate: { where: 'le liquide recueilli', at: [340, 220], side: 'bottom' },
  },
  draw: canvas => {
    drawHeater(canvas, 36, 198, 98)
    drawFlask(canvas, [85, 146], 48, 60, 'f')
    canvas.path('M95 56L300 158L300 176', { stroke: 'ink', width: 11 })
    canvas.path('M92 54.500L300 158L300 178', { stroke: 'paper', width: 7 })
    canvas.path('M136 58L266 122.500L256 142L126 77.500Z', { fill: 'te', stroke: 'e', width: 2 })
    canvas.path('M126 68L272 140', { stroke: 'ink', width: 2 })
    canvas.line([142, 60], [152, 40], { stroke: 'e', width: 6 })
    canvas.line([252, 142], [262, 166], { stroke: 'e', width: 6 })
    drawFlow(canvas, [278, 186], [264, 162], 'e')
    drawFlow(canvas, [152, 44], [164, 18], 'e')
    canvas.rect({ x: 81.5, y: 6, w: 7, h: 62 }, { fill: 'paper', stroke: 'ink', width: 1.6, corner: 3 })
    canvas.line([85, 34], [85, 68], { stroke: 'd', width: 2.6 })
    canvas.path('M300 180q-5 8 0 11q5 -3 0 -11Z', { fill: 'te', stroke: 'e', width: 1.4 })
    drawBeaker(canvas, { x: 266, y: 190, w: 84, h: 48, level: 20, liquid: 'e' })
  },
}

export const gasOverWater: Scene = {
  width: 380,
  height: 210,
  says: 'Un montage : à gauche, un flacon bouché où se forment des bulles ; un tube en part et plonge dans un bac d’eau, sous un récipient retourné. Le haut de ce récipient se remplit, et l’eau y descend.',
  parts: {
    reaction: { where: 'le contenu du flacon de gauche', at: [40, 174], side: 'bottom' },
    stopper: { where: 'ce qui bouche le flacon', at: [47, 80], side: 'top' },
    deliveryTube: { where: 'le tube', at: [160, 60], side: 'top' },
    gas: { where: 'ce qui remplit le haut du récipient retourné', at: [284, 46], side: 'top' },
    tube: { where: 'le récipient retourné', at: [306, 84], side: 'top' },
    water: { where: 'l’eau du bac', at: [340, 176], side: 'bottom' },
    trough: { where: 'le bac', at: [196, 190], side: 'bottom' },
  },
  draw: canvas => {
    canvas.path('M40 152L24 188Q22 200 34 200H78Q90 200 88 188L72 152Z', { fill: 'tb', stroke: 'b', width: 1.4 })
    canvas.path('M44 84V124L22 186Q20 202 34 202H78Q92 202 90 186L68 124V84', { stroke: 'ink', width: 2.2 })
    for (const [x, y] of [
      [46, 184],
      [60, 176],
      [68, 190],
      [54, 164],
    ] as const)
      canvas.circle([x, y], 3.4, { fill: 'paper', stroke: 'b', width: 1.4 })
    canvas.path('M196 124V196q0 6 6 6H364q6 0 6 -6V124Z', { fill: 'te', stroke: 'none' })
    canvas.path('M260 184V40Q260 26 284 26Q308 26 308 40V184Z', { fill: 'te', stroke: 'none' })
    canvas.path('M260 84V40Q260 26 284 26Q308 26 308 40V84Z', { fill: 'paper', stroke: 'none' })
    canvas.line([260, 84], [308, 84], { stroke: 'e', width: 2 })
    canvas.path('M260 184V40Q260 26 284 26Q308 26 308 40V184', { stroke: 'ink', width: 2.2 })
    canvas.line([196, 124], [260, 124], { stroke: 'e', width: 2 })
    canvas.line([308, 124], [370, 124], { stroke: 'e', width: 2 })
    canvas.path('M196 106V196q0 6 6 6H364q6 0 6 -6V106', { stroke: 'ink', width: 2.2 })
    canvas.path('M56 110V60H220V192H276Q284 192 284 180V164', { stroke: 'ink', width: 8 })
    canvas.path('M56 112V60H220V192H276Q284 192 284 180V162', { stroke: 'paper', width: 4.5 })
    canvas.path('M42 76H70L66 94H46Z', { fill: 'tf', stroke: 'f', width: 2 })
    for (const [x, y] of [
      [282, 152],
      [287, 136],
      [281, 118],
      [286, 102],
    ] as const)
      canvas.circle([x, y], 4, { fill: 'paper', stroke: 'e', width: 1.4 })
  },
}
