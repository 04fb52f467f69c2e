import type { Scene } from '../scene.ts'
import { drawBody, drawFlow } from '../shapes.ts'

export const neuron: Scene = {
  width: 400,
  height: 130,
  says: 'Une cellule nerveuse : à gauche une partie élargie, en étoile, d’où partent des branches courtes ; vers la droite un très long prolongement, dont le bout se ramifie tout près d’une autre cellule. Une flèche montre le sens du message nerveux.',
  parts: {
    dendrites: { where: 'les branches courtes, à gauche', at: [24, 38], side: 'top' },
    cellBody: { where: 'la partie élargie', at: [92, 50], side: 'top' },
    nucleus: { where: 'la boule dans la partie élargie', at: [80, 66], side: 'bottom' },
    axon: { where: 'le long prolongement', at: [200, 66], side: 'top' },
    terminals: { where: 'les rameaux du bout', at: [328, 44], side: 'top' },
    nextCell: { where: 'l’autre cellule, à droite', at: [388, 90], side: 'bottom' },
    synapse: { where: 'l’espace minuscule entre un rameau et l’autre cellule', at: [367, 66], side: 'bottom' },
  },
  draw: canvas => {
    canvas.path(
      'M60 50L24 38L10 20M24 38L6 44M56 66L20 68L4 60M20 68L6 82M60 84L34 104L14 104M34 104L32 120M80 44L78 20L66 6M78 20L92 6M82 90L86 112L78 124',
      {
        stroke: 'a',
        width: 3.4,
        round: true,
      },
    )
    canvas.path('M104 67L300 67', { stroke: 'a', width: 6 })
    canvas.path('M298 67L328 44L352 36M328 44L346 56M298 67L354 66M298 67L326 88L350 98M326 88L348 82', {
      stroke: 'a',
      width: 3.4,
      round: true,
    })
    for (const at of [
      [354, 35],
      [348, 57],
      [356, 66],
      [350, 81],
      [352, 99],
    ] as const)
      canvas.circle(at, 4.4, { fill: 'a', stroke: 'none' })
    drawBody(canvas, 'M400 8C382 20 373 44 375 66C373 92 384 116 400 124Z', 'f')
    drawBody(
      canvas,
      'M52 46Q66 52 78 40Q86 50 100 52Q112 60 122 66Q110 76 98 82Q90 86 82 96Q70 86 54 90Q62 68 52 46Z',
      'a',
      2.4,
    )
    canvas.circle([80, 67], 10, { fill: 'a', stroke: 'paper', width: 1.4 })
    drawFlow(canvas, [160, 92], [260, 92], 'b')
  },
}

export const reflex: Scene = {
  width: 380,
  height: 210,
  says: 'Le trajet d’un message nerveux, en deux fils : le premier part de la peau d’un doigt, en haut à gauche, et arrive à l’arrière d’un organe central coupé en travers, à droite ; le second en repart vers un organe renflé, en bas à gauche. Des flèches montrent le sens des messages.',
  parts: {
    stimulus: { where: 'l’éclair qui touche la peau', at: [24, 24], side: 'top' },
    receptor: { where: 'l’endroit touché', at: [62, 62], side: 'top' },
    sensoryNerve: { where: 'le fil du haut, vers l’organe central', at: [164, 48], side: 'top' },
    nerveCentre: { where: 'l’organe central, à droite', at: [318, 74], side: 'top' },
    greyMatter: { where: 'le papillon sombre, dans l’organe central', at: [298, 122], side: 'bottom' },
    motorNerve: { where: 'le fil du bas', at: [176, 166], side: 'bottom' },
    effector: { where: 'l’organe renflé, en bas à gauche', at: [64, 166], side: 'bottom' },
  },
  draw: canvas => {
    canvas.rect({ x: 4, y: 44, w: 84, h: 36 }, { fill: 'td', stroke: 'd', width: 2, corner: 16 })
    canvas.path('M30 4L18 26L28 26L20 44L42 18L32 18L40 4Z', { fill: 'b', stroke: 'none' })
    canvas.ellipse([290, 104], 82, 66, { fill: 'paper', stroke: 'f', width: 2.6 })
    drawBody(
      canvas,
      'M290 98C276 62 250 60 244 66C254 82 262 96 260 106C256 126 240 138 250 146C268 152 284 132 290 116C296 132 312 152 330 146C340 138 324 126 320 106C318 96 326 82 336 66C330 60 304 62 290 98Z',
      'f',
    )
    canvas.circle([290, 107], 3, { fill: 'paper', stroke: 'f', width: 1.6 })
    canvas.path('M62 62C110 30 190 40 248 72', { stroke: 'e', width: 4 })
    canvas.circle([62, 62], 7, { fill: 'e', stroke: 'paper', width: 1.4 })
    canvas.circle([204, 42], 7, { fill: 'te', stroke: 'e', width: 2 })
    canvas.path('M204 49L206 52', { stroke: 'e', width: 2.6 })
    canvas.path('M250 72L256 136', { stroke: 'a', width: 3, dash: '5 3' })
    canvas.path('M256 138C200 172 160 170 112 166', { stroke: 'c', width: 4 })
    drawBody(
      canvas,
      'M4 166C20 158 26 146 60 146C94 146 100 158 116 166C100 174 94 188 60 188C26 188 20 174 4 166Z',
      'd',
      2.4,
    )
    canvas.path('M26 162Q60 154 96 162M24 170Q60 172 98 170M34 179Q60 184 88 179', { stroke: 'd', width: 1.3 })
    drawFlow(canvas, [104, 62], [146, 62], 'e')
    drawFlow(canvas, [196, 146], [150, 150], 'c')
  },
}
