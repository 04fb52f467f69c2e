import type { Scene } from '../scene.ts'
import { drawBody, drawFlow, drawTube } from '../shapes.ts'

export const alveolus: Scene = {
  width: 210,
  height: 206,
  says: 'Un petit sac rempli d’air, à paroi très fine, au bout d’un tuyau. Un vaisseau très fin passe contre lui : le sang y arrive par la gauche (bleu) et repart par la droite (rose). Une flèche va du sac vers le sang, une autre du sang vers le sac.',
  parts: {
    bronchiole: { where: 'le tuyau, en haut', at: [104, 20], side: 'right' },
    air: { where: 'ce qui remplit le sac', at: [104, 66], side: 'right' },
    wall: { where: 'la paroi du sac', at: [45, 84], side: 'left' },
    carbonDioxide: { where: 'la flèche du sang vers le sac', at: [84, 136], side: 'left' },
    oxygen: { where: 'la flèche du sac vers le sang', at: [126, 130], side: 'right' },
    capillary: { where: 'le vaisseau', at: [178, 174], side: 'right' },
  },
  draw: canvas => {
    drawTube(canvas, 'M12 120C30 188 180 190 198 120', 'd', 34)
    canvas.path('M12 120C24 164 62 178 105 178', { stroke: 'e', width: 34 })
    canvas.path('M12 120C24 164 62 176 105 177', { stroke: 'te', width: 30 })
    drawBody(canvas, 'M94 4L94 34C50 30 36 70 48 106C58 140 152 140 162 106C174 70 160 30 116 34L116 4', 'f', 2.4)
    canvas.path('M96.500 4L96.500 38L113.500 38L113.500 4Z', { fill: 'tf', stroke: 'none' })
    drawFlow(canvas, [80, 168], [88, 104], 'e')
    drawFlow(canvas, [124, 98], [132, 166], 'd')
  },
}

export const villus: Scene = {
  width: 200,
  height: 226,
  says: 'Un repli en forme de doigt qui dépasse dans l’intestin. Sa paroi est faite d’une seule couche de cellules ; dedans, un réseau de vaisseaux très fins. De petits grains, au-dehors, passent à travers la paroi, comme le montrent les flèches.',
  parts: {
    lumen: { where: 'l’espace autour du repli', at: [24, 30], side: 'left' },
    nutrients: { where: 'les petits grains', at: [34, 78], side: 'left' },
    wall: { where: 'la couche de cellules', at: [139, 70], side: 'right' },
    capillaries: { where: 'le réseau de vaisseaux', at: [104, 92], side: 'right' },
    absorption: { where: 'les flèches à travers la paroi', at: [52, 122], side: 'left' },
    vessel: { where: 'le vaisseau plus large, en bas', at: [150, 208], side: 'right' },
  },
  draw: canvas => {
    drawBody(canvas, 'M0 226L0 186Q44 186 50 160L50 64C50 8 150 8 150 64L150 160Q156 186 200 186L200 226Z', 'd', 2.4)
    canvas.path('M68 196L68 66C68 30 132 30 132 66L132 196', { fill: 'paper', stroke: 'd', width: 1.4 })
    for (const y of [76, 96, 116, 136, 156]) {
      canvas.line([50, y], [68, y], { stroke: 'd', width: 1.4 })
      canvas.line([132, y], [150, y], { stroke: 'd', width: 1.4 })
    }
    canvas.path(
      'M84 200L84 70Q100 44 116 70L116 200M84 92Q100 80 116 92M84 120Q100 108 116 120M84 148Q100 136 116 148',
      { stroke: 'b', width: 3.4 },
    )
    canvas.path('M20 208L180 208', { stroke: 'b', width: 10 })
    for (const [x, y] of [
      [20, 60],
      [34, 78],
      [24, 104],
      [36, 44],
      [18, 140],
      [34, 150],
      [178, 54],
      [178, 102],
      [168, 130],
      [182, 150],
      [100, 6],
    ] as const)
      canvas.circle([x, y], 4, { fill: 'f', stroke: 'paper', width: 1 })
    drawFlow(canvas, [40, 122], [78, 122], 'ink')
    drawFlow(canvas, [160, 112], [122, 112], 'ink')
  },
}
