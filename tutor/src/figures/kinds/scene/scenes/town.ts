import type { Canvas } from '../../../canvas/canvas.ts'
import type { Scene } from '../scene.ts'
import { drawBody } from '../shapes.ts'

const drawWindows = (canvas: Canvas, places: readonly (readonly [number, number])[]) => {
  for (const [x, y] of places) canvas.rect({ x, y, w: 11, h: 13 }, { fill: 'paper', stroke: 'ink', width: 1.3 })
}

const drawBus = (canvas: Canvas, x: number, y: number) => {
  canvas.rect({ x, y: y - 34, w: 76, h: 30 }, { fill: 'td', stroke: 'd', width: 2, corner: 5 })
  for (const at of [6, 22, 38, 54])
    canvas.rect({ x: x + at, y: y - 29, w: 13, h: 11 }, { fill: 'paper', stroke: 'd', width: 1.4 })
  for (const at of [18, 58]) canvas.circle([x + at, y - 3], 7, { fill: 'ink', stroke: 'paper', width: 2 })
}

const drawLights = (canvas: Canvas, x: number, y: number) => {
  canvas.line([x, y], [x, y - 42], { stroke: 'soft', width: 4 })
  canvas.rect({ x: x - 8, y: y - 74, w: 16, h: 34 }, { fill: 'ink', stroke: 'none', corner: 4 })
  for (const [at, role] of [
    [66, 'td'],
    [57, 'tf'],
    [48, 'tc'],
  ] as const)
    canvas.dot([x, y - at], 3.6, role)
}

export const street: Scene = {
  width: 222,
  height: 226,
  says: 'Une rue vue de face. Derrière, de gauche à droite : un bâtiment à clocher, un grand bâtiment à colonnes, un magasin avec un store et un pain sur l’enseigne. Devant, un trottoir, une chaussée avec un véhicule et des bandes blanches, un feu et un arbre.',
  parts: {
    church: { where: 'le bâtiment avec un clocher', at: [30, 60], side: 'left' },
    museum: { where: 'le grand bâtiment à colonnes', at: [104, 84], side: 'top' },
    bakery: { where: 'le magasin avec un pain sur l’enseigne', at: [190, 84], side: 'right' },
    tree: { where: 'ce qui pousse sur le trottoir', at: [66, 128], side: 'left' },
    trafficLights: { where: 'ce qui passe du rouge au vert', at: [152, 108], side: 'right' },
    pavement: { where: 'là où marchent les piétons', at: [206, 158], side: 'right' },
    bus: { where: 'le véhicule qui transporte des passagers', at: [36, 184], side: 'left' },
    crossing: { where: 'les bandes blanches au sol', at: [140, 204], side: 'bottom' },
    road: { where: 'là où roulent les véhicules', at: [204, 196], side: 'right' },
  },
  draw: canvas => {
    canvas.polygon(
      [
        [10, 62],
        [26, 14],
        [42, 62],
      ],
      { fill: 'ta', stroke: 'a', width: 2 },
    )
    canvas.rect({ x: 10, y: 62, w: 32, h: 88 }, { fill: 'tf', stroke: 'f', width: 2 })
    canvas.polygon(
      [
        [42, 96],
        [54, 84],
        [66, 96],
      ],
      { fill: 'ta', stroke: 'a', width: 2 },
    )
    canvas.rect({ x: 42, y: 96, w: 24, h: 54 }, { fill: 'tf', stroke: 'f', width: 2 })
    canvas.path('M26 0V14M21 5H31', { width: 2 })
    canvas.path('M19 150V128Q26 116 33 128V150Z', { fill: 'f', stroke: 'ink', width: 1.4 })
    canvas.circle([26, 80], 8, { fill: 'paper', width: 1.6 })
    canvas.polygon(
      [
        [70, 64],
        [112, 36],
        [154, 64],
      ],
      { fill: 'te', stroke: 'e', width: 2 },
    )
    canvas.rect({ x: 74, y: 64, w: 76, h: 86 }, { fill: 'te', stroke: 'e', width: 2 })
    for (const x of [80, 96, 120, 136])
      canvas.rect({ x, y: 70, w: 8, h: 76 }, { fill: 'paper', stroke: 'e', width: 1.6 })
    canvas.rect({ x: 105, y: 108, w: 14, h: 42 }, { fill: 'e', stroke: 'ink', width: 1.2 })
    canvas.rect({ x: 160, y: 52, w: 54, h: 98 }, { fill: 'tb', stroke: 'b', width: 2 })
    drawWindows(canvas, [
      [168, 60],
      [186, 60],
    ])
    drawBody(canvas, 'M164 90q0 -10 22 -10q24 0 24 10q0 6 -22 6q-24 0 -24 -6Z', 'f')
    canvas.path('M176 84l4 8M186 83l4 9M196 84l4 8', { stroke: 'f', width: 1.6 })
    canvas.path('M158 104H216L220 118H154Z', { fill: 'td', stroke: 'd', width: 2 })
    canvas.rect({ x: 166, y: 122, w: 20, h: 20 }, { fill: 'paper', width: 1.4 })
    canvas.rect({ x: 192, y: 120, w: 16, h: 30 }, { fill: 'f', stroke: 'ink', width: 1.4 })
    canvas.rect({ x: 0, y: 150, w: 222, h: 16 }, { fill: 'beyond', stroke: 'line', width: 1.6 })
    canvas.rect({ x: 0, y: 166, w: 222, h: 56 }, { fill: 'soft', stroke: 'none' })
    for (const y of [170, 180, 190, 200, 210])
      canvas.rect({ x: 118, y, w: 46, h: 6 }, { fill: 'paper', stroke: 'none' })
    canvas.rect({ x: 62, y: 126, w: 8, h: 34 }, { fill: 'f', stroke: 'ink', width: 1.2 })
    canvas.circle([66, 118], 18, { fill: 'tc', stroke: 'c', width: 2 })
    drawLights(canvas, 150, 162)
    drawBus(canvas, 14, 206)
  },
}

export const classroom: Scene = {
  width: 220,
  height: 210,
  says: 'Une salle de classe : au mur, un grand tableau, une pendule, une fenêtre à gauche et une porte à droite. Devant, une table avec un livre et un crayon, une chaise, et un sac par terre.',
  parts: {
    window: { where: 'l’ouverture vitrée du mur', at: [26, 50], side: 'left' },
    board: { where: 'le grand panneau sur lequel on écrit', at: [106, 50], side: 'top' },
    clock: { where: 'ce qui donne l’heure', at: [172, 22], side: 'right' },
    door: { where: 'l’ouverture par où l’on entre', at: [202, 90], side: 'right' },
    book: { where: 'ce qui est ouvert sur la table', at: [86, 126], side: 'left' },
    pencil: { where: 'ce avec quoi on écrit, sur la table', at: [130, 130], side: 'right' },
    desk: { where: 'le meuble sur lequel on travaille', at: [60, 144], side: 'left' },
    chair: { where: 'le meuble sur lequel on s’assied', at: [168, 168], side: 'right' },
    bag: { where: 'ce qui est posé par terre, avec une poignée', at: [24, 182], side: 'left' },
    bin: { where: 'ce où l’on jette le papier', at: [204, 186], side: 'right' },
  },
  draw: canvas => {
    canvas.rect({ x: 2, y: 4, w: 216, h: 138 }, { fill: 'tf', stroke: 'none' })
    canvas.rect({ x: 2, y: 142, w: 216, h: 64 }, { fill: 'beyond', stroke: 'none' })
    canvas.rect({ x: 10, y: 24, w: 36, h: 54 }, { fill: 'te', stroke: 'ink', width: 2.2 })
    canvas.path('M28 24V78M10 51H46', { width: 1.6 })
    canvas.rect({ x: 58, y: 20, w: 96, h: 60 }, { fill: 'tc', stroke: 'f', width: 3.4 })
    canvas.path('M70 38q8 -8 14 0t14 0M70 56H124', { stroke: 'ink', width: 2 })
    canvas.circle([172, 24], 12, { fill: 'paper', width: 2 })
    canvas.path('M172 24V16M172 24L178 27', { width: 1.8 })
    canvas.rect({ x: 186, y: 44, w: 28, h: 98 }, { fill: 'tb', stroke: 'b', width: 2.2 })
    canvas.dot([191, 96], 3)
    canvas.path('M40 138H148L154 148H34Z', { fill: 'tf', stroke: 'f', width: 2.2 })
    canvas.path('M42 148V200M146 148V200', { stroke: 'f', width: 5 })
    canvas.path('M64 134Q76 126 86 134Q96 126 108 134V120Q96 112 86 120Q76 112 64 120ZM86 120V134', {
      fill: 'paper',
      stroke: 'a',
      width: 2,
    })
    canvas.path('M116 136L138 126L141 131L119 140L113 140Z', { fill: 'td', stroke: 'd', width: 1.6 })
    canvas.path('M184 116V202M160 162V202', { stroke: 'e', width: 4.5, round: true })
    canvas.path('M156 158H186V166H156ZM181 112H189V140H181Z', { fill: 'te', stroke: 'e', width: 2 })
    drawBody(canvas, 'M8 204V178Q8 166 24 166Q40 166 40 178V204Z', 'a')
    canvas.path('M17 166Q17 156 24 156Q31 156 31 166M14 186H34V198H14Z', { stroke: 'a', width: 2.2 })
    canvas.path('M194 176H216L212 204H198Z', { fill: 'paper', width: 2 })
  },
}
