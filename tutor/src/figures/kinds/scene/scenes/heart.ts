import type { Scene } from '../scene.ts'
import { drawBody, drawFlow, drawTube } from '../shapes.ts'

export const heart: Scene = {
  width: 200,
  height: 222,
  says: 'Un cœur coupé, vu de face : quatre cavités, deux petites en haut et deux grandes en bas. Une cloison sépare la moitié gauche du dessin (sang pauvre en dioxygène, bleu) de la moitié droite (sang riche en dioxygène, rose). Des flèches montrent le sens du sang.',
  parts: {
    venaCava: {
      where: 'le vaisseau bleu qui arrive dans la cavité du haut, à gauche du dessin',
      at: [34, 40],
      side: 'left',
    },
    pulmonaryArtery: {
      where: 'le vaisseau bleu qui monte de la cavité du bas, à gauche du dessin',
      at: [88, 40],
      side: 'left',
    },
    aorta: {
      where: 'le gros vaisseau rose qui monte de la cavité du bas, à droite du dessin',
      at: [142, 24],
      side: 'right',
    },
    pulmonaryVeins: {
      where: 'le vaisseau rose qui arrive à droite dans la cavité du haut',
      at: [184, 88],
      side: 'right',
    },
    rightAtrium: { where: 'la cavité du haut, à gauche du dessin', at: [64, 96], side: 'left' },
    leftAtrium: { where: 'la cavité du haut, à droite du dessin', at: [142, 104], side: 'right' },
    rightVentricle: { where: 'la grande cavité du bas, à gauche du dessin', at: [72, 144], side: 'left' },
    leftVentricle: { where: 'la grande cavité du bas, à droite du dessin', at: [130, 150], side: 'right' },
    septum: { where: 'la paroi épaisse entre les deux moitiés', at: [101, 176], side: 'left' },
    muscle: { where: 'la paroi épaisse autour des cavités', at: [152, 168], side: 'right' },
    valve: { where: 'le clapet entre la cavité du haut et celle du bas', at: [126, 122], side: 'right' },
  },
  draw: canvas => {
    drawTube(canvas, 'M34 6L34 72Q36 92 58 94', 'e', 18)
    drawTube(canvas, 'M34 216L34 130Q36 106 58 104', 'e', 18)
    drawTube(canvas, 'M196 88L146 96', 'd', 16)
    drawBody(
      canvas,
      'M38 100C36 76 70 68 100 80C130 66 166 74 166 104C172 140 146 190 110 216C66 194 40 150 38 100Z',
      'f',
      2.4,
    )
    drawBody(canvas, 'M48 94C54 80 84 78 92 90L92 116L50 118C46 110 46 100 48 94Z', 'e')
    drawBody(canvas, 'M110 90C118 78 150 80 154 94C156 104 156 110 152 116L110 116Z', 'd')
    drawBody(canvas, 'M52 126L92 126L98 184C76 172 58 152 52 126Z', 'e')
    drawBody(canvas, 'M110 126L150 126C148 150 132 178 114 196C106 176 110 150 110 126Z', 'd')
    drawTube(canvas, 'M84 134L90 8', 'e', 16)
    drawTube(canvas, 'M118 134L122 60Q124 22 156 24L196 26', 'd', 18)
    // Valves: two flaps between the cavities of a side.
    for (const [x, role] of [
      [62, 'e'],
      [136, 'd'],
    ] as const)
      canvas.path(`M${x - 8} 117l8 8l8 -8`, { stroke: role, width: 2.4 })
    drawFlow(canvas, [34, 20], [34, 62])
    drawFlow(canvas, [34, 206], [34, 146])
    drawFlow(canvas, [88, 84], [91, 14])
    drawFlow(canvas, [120, 84], [124, 46])
    drawFlow(canvas, [192, 89], [160, 94])
  },
}

export const circulation: Scene = {
  width: 200,
  height: 300,
  says: 'Schéma de la circulation du sang : en haut deux poumons, au centre un cœur en deux moitiés, en bas les autres organes. Le sang fait deux boucles, du cœur aux poumons et du cœur aux organes, toujours dans le même sens. À gauche du dessin le sang est pauvre en dioxygène (bleu), à droite il en est riche (rose).',
  parts: {
    lungs: { where: 'les deux masses du haut', at: [132, 36], side: 'right' },
    pulmonaryArtery: { where: 'le vaisseau bleu qui monte du cœur vers le haut', at: [34, 84], side: 'left' },
    pulmonaryVein: { where: 'le vaisseau rose qui descend du haut vers le cœur', at: [166, 84], side: 'right' },
    rightHeart: { where: 'la moitié du cœur à gauche du dessin', at: [84, 146], side: 'left' },
    leftHeart: { where: 'la moitié du cœur à droite du dessin', at: [118, 146], side: 'right' },
    venaCava: { where: 'le vaisseau bleu qui monte des organes vers le cœur', at: [34, 214], side: 'left' },
    aorta: { where: 'le vaisseau rose qui descend du cœur vers les organes', at: [166, 214], side: 'right' },
    organs: { where: 'le cadre du bas', at: [112, 266], side: 'right' },
    capillaries: { where: 'les vaisseaux très fins, dans le cadre du bas', at: [74, 268], side: 'left' },
  },
  draw: canvas => {
    drawTube(canvas, 'M76 128L34 116L34 48Q34 36 46 36L70 36', 'e', 13)
    drawTube(canvas, 'M124 128L166 116L166 48Q166 36 154 36L130 36', 'd', 13)
    drawTube(canvas, 'M124 164L166 178L166 254Q166 266 154 266L140 266', 'd', 13)
    drawTube(canvas, 'M76 164L34 178L34 254Q34 266 46 266L60 266', 'e', 13)
    for (const x of [76, 124]) canvas.ellipse([x, 36], 24, 30, { fill: 'tf', stroke: 'f', width: 2 })
    canvas.rect({ x: 58, y: 244, w: 84, h: 46 }, { fill: 'tc', stroke: 'c', width: 2, corner: 8 })
    canvas.path('M60 266C80 250 90 252 100 266M60 266C80 282 90 280 100 266', { stroke: 'e', width: 2 })
    canvas.path('M140 266C120 250 110 252 100 266M140 266C120 282 110 280 100 266', { stroke: 'd', width: 2 })
    canvas.path('M56 36C70 24 84 24 100 36M56 36C70 48 84 48 100 36', { stroke: 'e', width: 2 })
    canvas.path('M144 36C130 24 116 24 100 36M144 36C130 48 116 48 100 36', { stroke: 'd', width: 2 })
    drawBody(canvas, 'M100 116C76 106 60 122 64 146C68 168 84 182 100 190Z', 'e', 2.4)
    drawBody(canvas, 'M100 116C124 106 140 122 136 146C132 168 116 182 100 190Z', 'd', 2.4)
    drawFlow(canvas, [34, 104], [34, 62])
    drawFlow(canvas, [166, 62], [166, 104])
    drawFlow(canvas, [166, 188], [166, 238])
    drawFlow(canvas, [34, 238], [34, 190])
  },
}
