import type { Canvas } from '../../../canvas/canvas.ts'
import type { Scene } from '../scene.ts'
import { drawBody } from '../shapes.ts'

const drawBed = (canvas: Canvas, x: number, y: number) => {
  canvas.line([x, y - 26], [x, y], { width: 4 })
  canvas.line([x + 58, y - 14], [x + 58, y], { width: 4 })
  canvas.rect({ x: x + 2, y: y - 16, w: 54, h: 11 }, { fill: 'te', stroke: 'e', width: 2, corner: 4 })
  canvas.rect({ x: x + 4, y: y - 24, w: 16, h: 9 }, { fill: 'paper', stroke: 'e', width: 1.6, corner: 4 })
}

const drawBath = (canvas: Canvas, x: number, y: number) => {
  canvas.path(
    `M${x} ${y - 22}H${x + 58}Q${x + 56} ${y - 4} ${x + 44} ${y - 4}H${x + 14}Q${x + 2} ${y - 4} ${x} ${y - 22}Z`,
    {
      fill: 'paper',
      width: 2,
    },
  )
  for (const foot of [x + 12, x + 46]) canvas.line([foot, y - 4], [foot, y], { width: 3 })
  canvas.path(`M${x + 50} ${y - 22}V${y - 42}q0 -8 -9 -6`, { stroke: 'soft', width: 3 })
  for (const drop of [0, 6]) canvas.line([x + 36 + drop, y - 42], [x + 34 + drop, y - 30], { stroke: 'e', width: 2 })
}

const drawCooker = (canvas: Canvas, x: number, y: number) => {
  canvas.rect({ x, y: y - 34, w: 32, h: 34 }, { fill: 'paper', width: 2, corner: 2 })
  canvas.rect({ x: x + 6, y: y - 22, w: 20, h: 16 }, { fill: 'tb', stroke: 'b', width: 1.6 })
  canvas.path(`M${x + 5} ${y - 36}V${y - 46}H${x + 25}V${y - 36}ZM${x + 25} ${y - 43}H${x + 34}`, {
    fill: 'beyond',
    width: 2,
  })
  canvas.rect({ x: x + 38, y: y - 34, w: 22, h: 34 }, { fill: 'tf', stroke: 'f', width: 2 })
  canvas.line([x + 43, y - 20], [x + 43, y - 14], { stroke: 'f', width: 2 })
}

const drawSofa = (canvas: Canvas, x: number, y: number) => {
  drawBody(canvas, `M${x} ${y - 22}q8 -6 10 2V${y - 36}H${x + 52}V${y - 20}q2 -8 10 -2V${y - 2}H${x}Z`, 'd')
  canvas.line([x + 10, y - 16], [x + 52, y - 16], { stroke: 'd', width: 2 })
}

const drawTree = (canvas: Canvas, x: number, y: number) => {
  canvas.rect({ x: x - 5, y: y - 40, w: 10, h: 40 }, { fill: 'f', stroke: 'ink', width: 1.4 })
  canvas.ellipse([x, y - 58], 24, 28, { fill: 'tc', stroke: 'c', width: 2 })
}

export const house: Scene = {
  width: 214,
  height: 226,
  says: 'Une maison coupée en deux comme une maison de poupée, avec deux étages de deux pièces sous le toit. En haut, un lit à gauche et une baignoire à droite ; en bas, une cuisinière à gauche et un canapé à droite. Un arbre à côté de la maison.',
  parts: {
    roof: { where: 'ce qui couvre la maison', at: [60, 40], side: 'left' },
    chimney: { where: 'ce qui dépasse en haut', at: [124, 24], side: 'right' },
    bedroom: { where: 'la pièce avec le lit', at: [22, 92], side: 'left' },
    bathroom: { where: 'la pièce avec la baignoire', at: [144, 92], side: 'right' },
    kitchen: { where: 'la pièce avec la cuisinière', at: [22, 162], side: 'left' },
    livingRoom: { where: 'la pièce avec le canapé', at: [144, 162], side: 'right' },
    window: { where: 'l’ouverture vitrée au mur de la pièce avec le lit', at: [58, 88], side: 'left' },
    garden: { where: 'le dehors, avec un arbre', at: [192, 214], side: 'right' },
    door: { where: 'l’ouverture par où l’on entre', at: [80, 196], side: 'left' },
  },
  draw: canvas => {
    canvas.rect({ x: 0, y: 210, w: 214, h: 14 }, { fill: 'tc', stroke: 'c', width: 1.6 })
    canvas.rect({ x: 112, y: 14, w: 18, h: 36 }, { fill: 'b', stroke: 'ink', width: 1.6 })
    canvas.polygon(
      [
        [2, 72],
        [80, 16],
        [158, 72],
      ],
      { fill: 'tb', stroke: 'b', width: 2.4 },
    )
    canvas.rect({ x: 8, y: 72, w: 144, h: 138 }, { fill: 'tf', stroke: 'ink', width: 2.6 })
    canvas.line([8, 141], [152, 141], { width: 2.6 })
    canvas.line([80, 72], [80, 141], { width: 2.6 })
    canvas.line([88, 141], [88, 210], { width: 2.6 })
    drawBed(canvas, 14, 140)
    canvas.rect({ x: 50, y: 80, w: 20, h: 22 }, { fill: 'te', stroke: 'ink', width: 1.8 })
    canvas.path('M60 80V102M50 91H70', { width: 1.2 })
    drawBath(canvas, 88, 140)
    drawCooker(canvas, 12, 209)
    canvas.rect({ x: 75, y: 166, w: 12, h: 44 }, { fill: 'a', stroke: 'ink', width: 1.6 })
    drawSofa(canvas, 90, 210)
    drawTree(canvas, 186, 212)
  },
}

export const table: Scene = {
  width: 214,
  height: 196,
  says: 'Une table mise, vue de haut en biais : au milieu une assiette entre une fourchette et un couteau ; autour, ce que l’on mange et ce que l’on boit.',
  parts: {
    tea: { where: 'la boisson chaude, dans une tasse', at: [38, 42], side: 'left' },
    bread: { where: 'le pain en tranches', at: [92, 30], side: 'top' },
    cheese: { where: 'le morceau jaune à trous', at: [148, 36], side: 'top' },
    juice: { where: 'la boisson orange, dans un verre', at: [192, 48], side: 'right' },
    apple: { where: 'le fruit rond', at: [30, 92], side: 'left' },
    egg: { where: 'ce qui tient dans un coquetier', at: [188, 108], side: 'right' },
    fork: { where: 'le couvert à dents', at: [58, 130], side: 'left' },
    plate: { where: 'le rond plat, au milieu', at: [108, 158], side: 'bottom' },
    knife: { where: 'le couvert qui coupe', at: [154, 132], side: 'right' },
    jam: { where: 'le pot avec une étiquette', at: [34, 166], side: 'left' },
    butter: { where: 'le bloc jaune pâle sur un plat', at: [184, 168], side: 'right' },
  },
  draw: canvas => {
    canvas.rect({ x: 2, y: 8, w: 210, h: 182 }, { fill: 'te', stroke: 'e', width: 2, corner: 16 })
    canvas.path('M22 34H54V52Q54 62 38 62Q22 62 22 52ZM54 40q12 0 10 8q-2 8 -11 8', { fill: 'paper', width: 2 })
    canvas.ellipse([38, 35], 16, 5, { fill: 'f', stroke: 'ink', width: 1.6 })
    for (const x of [74, 86, 98])
      canvas.path(`M${x} 60V36Q${x - 6} 22 ${x + 9} 22Q${x + 24} 22 ${x + 18} 36V60Z`, {
        fill: 'tf',
        stroke: 'f',
        width: 2,
      })
    canvas.path('M130 58V42L168 28V58Z', { fill: 'tf', stroke: 'f', width: 2 })
    for (const [x, y] of [
      [142, 50],
      [156, 42],
      [158, 53],
    ] as const)
      canvas.circle([x, y], 3.4, { fill: 'paper', stroke: 'f', width: 1.4 })
    canvas.path('M180 40H204L201 74H183Z', { fill: 'tb', stroke: 'b', width: 1.4 })
    canvas.path('M178 26H206L201 76H183Z', { width: 2 })
    canvas.path(
      'M30 80q4 -8 10 -9M30 80C18 72 10 84 14 98C18 110 26 108 30 106C34 108 42 110 46 98C50 84 42 72 30 80Z',
      { fill: 'td', stroke: 'd', width: 2 },
    )
    canvas.ellipse([188, 102], 11, 14, { fill: 'paper', width: 2 })
    canvas.path('M174 106H202Q202 120 192 121L196 128H180L184 121Q174 120 174 106Z', {
      fill: 'ta',
      stroke: 'a',
      width: 2,
    })
    canvas.ellipse([106, 126], 38, 36, { fill: 'paper', width: 2.2 })
    canvas.ellipse([106, 126], 25, 23, { stroke: 'line', width: 1.6 })
    canvas.path('M58 166V120M51 92V108Q51 120 58 120Q65 120 65 108V92M58 92V120', { width: 3, round: true })
    canvas.path('M154 166V132M154 132V92Q164 98 163 132Z', { fill: 'paper', width: 2.6, round: true })
    canvas.path('M20 148H48V182H20Z', { fill: 'td', stroke: 'd', width: 2 })
    canvas.rect({ x: 18, y: 140, w: 32, h: 9 }, { fill: 'a', stroke: 'ink', width: 1.4, corner: 3 })
    canvas.rect({ x: 25, y: 156, w: 18, h: 14 }, { fill: 'paper', stroke: 'd', width: 1.4 })
    canvas.ellipse([184, 176], 24, 8, { fill: 'paper', width: 2 })
    canvas.rect({ x: 168, y: 160, w: 32, h: 15 }, { fill: 'tf', stroke: 'f', width: 2, corner: 2 })
  },
}
