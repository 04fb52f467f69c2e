import type { Scene } from '../scene.ts'
import { drawBody, drawTube } from '../shapes.ts'

export const digestive: Scene = {
  width: 190,
  height: 330,
  says: 'Le haut d’un corps vu de face, avec le trajet des aliments de la tête au bas du tronc. Le côté droit du corps est à gauche.',
  parts: {
    mouth: { where: 'l’ouverture, dans la tête', at: [90, 54], side: 'left' },
    salivaryGlands: { where: 'les deux petites masses vertes près de la bouche', at: [115, 60], side: 'right' },
    oesophagus: { where: 'le tuyau droit qui descend dans le cou et la poitrine', at: [95, 112], side: 'left' },
    liver: { where: 'la grosse masse orange, en haut à gauche du ventre', at: [62, 166], side: 'left' },
    stomach: { where: 'la poche courbe, en haut à droite du ventre', at: [132, 172], side: 'right' },
    pancreas: { where: 'le petit organe allongé sous cette poche', at: [124, 206], side: 'right' },
    smallIntestine: { where: 'le long tuyau fin replié au centre du ventre', at: [96, 262], side: 'left' },
    largeIntestine: { where: 'le tuyau large qui encadre le tuyau fin', at: [140, 250], side: 'right' },
    anus: { where: 'la sortie, tout en bas', at: [96, 322], side: 'right' },
  },
  draw: canvas => {
    canvas.path(
      'M84 72L84 86C56 92 34 96 28 122L26 328L164 328L162 122C156 96 134 92 106 86L106 72C122 62 124 8 95 6C66 8 68 62 84 72Z',
      { fill: 'beyond', stroke: 'soft', width: 1.6 },
    )
    drawTube(canvas, 'M95 60L95 152', 'd', 11)
    canvas.ellipse([95, 54], 13, 5, { fill: 'td', stroke: 'd', width: 2 })
    for (const x of [75, 115]) canvas.ellipse([x, 60], 6, 8, { fill: 'tc', stroke: 'c', width: 1.8 })
    drawBody(canvas, 'M100 206C112 198 132 202 148 196C152 206 136 214 118 213C108 214 100 214 100 206Z', 'f')
    drawTube(
      canvas,
      'M58 284L58 232Q58 222 68 222L130 222Q140 222 140 232L140 272Q140 290 120 291Q97 292 96 306L96 326',
      'f',
      17,
    )
    drawTube(
      canvas,
      'M92 198Q84 206 76 212Q70 238 82 240H118Q125 240 125 246T118 252H80Q73 252 73 258T80 264H118Q125 264 125 270T118 276H62',
      'd',
      10,
    )
    drawBody(
      canvas,
      'M90 148C99 158 106 158 116 151C138 140 152 156 148 178C144 204 116 208 100 198L90 204L86 194C96 184 108 190 116 182C114 172 102 172 98 164Z',
      'd',
    )
    drawBody(canvas, 'M38 152C58 134 100 138 106 152C102 170 80 178 56 190C40 194 34 168 38 152Z', 'b')
  },
}
