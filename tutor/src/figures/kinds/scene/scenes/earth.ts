import type { Scene } from '../scene.ts'
import { drawBody, drawFlow } from '../shapes.ts'

const half = (radius: number) => `M${130 - radius} 136A${radius} ${radius} 0 0 1 ${130 + radius} 136Z`

export const earthInterior: Scene = {
  width: 260,
  height: 138,
  says: 'Une moitié de la Terre coupée, en quatre enveloppes emboîtées, de l’extérieur vers le centre : une couche très fine, une couche très épaisse, puis deux couches au centre. Sans échelle pour la plus fine.',
  parts: {
    crust: { where: 'la couche très fine, à l’extérieur', at: [56, 34], side: 'left' },
    mantle: { where: 'la couche très épaisse', at: [192, 70], side: 'right' },
    outerCore: { where: 'l’avant-dernière couche', at: [90, 112], side: 'left' },
    innerCore: { where: 'la boule du centre', at: [134, 124], side: 'right' },
  },
  draw: canvas => {
    drawBody(canvas, half(128), 'f', 2.4)
    drawBody(canvas, half(121), 'c', 2)
    drawBody(canvas, half(68), 'b', 2)
    drawBody(canvas, half(26), 'd', 2.4)
  },
}

export const earthquake: Scene = {
  width: 400,
  height: 210,
  says: 'Une coupe du sous-sol. Une cassure inclinée sépare deux blocs qui ont glissé l’un contre l’autre. D’un point de cette cassure, en profondeur, partent des cercles de plus en plus grands. À la verticale de ce point, en surface, une maison ; plus loin, un appareil.',
  parts: {
    epicentre: { where: 'le point de la surface à la verticale du point de départ', at: [188, 51], side: 'top' },
    station: { where: 'l’appareil, plus loin en surface', at: [354, 44], side: 'top' },
    fault: { where: 'la cassure inclinée', at: [152, 186], side: 'bottom' },
    focus: { where: 'le point de départ, en profondeur', at: [188, 134], side: 'bottom' },
    waves: { where: 'les cercles', at: [262, 134], side: 'bottom' },
    block: { where: 'le bloc de droite', at: [350, 170], side: 'bottom' },
    city: { where: 'la maison', at: [196, 42], side: 'top' },
  },
  draw: canvas => {
    drawBody(canvas, 'M0 50L222 50L138 210L0 210Z', 'f', 2.2)
    drawBody(canvas, 'M215 62L400 62L400 210L138 210Z', 'c', 2.2)
    canvas.path('M0 96L198 96M0 140L175 140', { stroke: 'f', width: 1.4, dash: '7 4' })
    canvas.path('M191 108L400 108M168 152L400 152', { stroke: 'c', width: 1.4, dash: '7 4' })
    for (const radius of [24, 46, 70])
      canvas.circle([188, 120], radius, { stroke: 'd', width: 1.8, dash: radius > 24 ? '6 4' : false })
    canvas.path('M222 50L138 210', { stroke: 'ink', width: 3 })
    canvas.path(
      'M188 108l3.500 8.500l8.500 3.500l-8.500 3.500l-3.500 8.500l-3.500 -8.500l-8.500 -3.500l8.500 -3.500Z',
      { fill: 'd', stroke: 'paper', width: 1 },
    )
    canvas.line([188, 108], [188, 52], { stroke: 'ink', width: 1.4, dash: '3 3' })
    canvas.path('M180 50V34L190 24L200 34V50Z', { fill: 'paper', stroke: 'ink', width: 1.8 })
    canvas.path('M340 62V40H368V62ZM346 52l4 -6l4 10l4 -8l4 4', { fill: 'paper', stroke: 'ink', width: 1.8 })
    drawFlow(canvas, [110, 164], [136, 116])
    drawFlow(canvas, [228, 92], [202, 142])
  },
}

export const greenhouse: Scene = {
  width: 400,
  height: 214,
  says: 'Le Soleil, en haut à gauche, une couche de gaz au milieu, le sol en bas. Des flèches montrent la lumière qui arrive, la part renvoyée, puis le rayonnement que le sol émet : une partie s’échappe, une partie revient vers le sol.',
  parts: {
    sun: { where: 'l’astre, en haut à gauche', at: [30, 26], side: 'top' },
    incoming: { where: 'la flèche qui descend jusqu’au sol', at: [98, 94], side: 'bottom' },
    reflected: { where: 'la flèche renvoyée vers l’espace', at: [170, 40], side: 'top' },
    gases: { where: 'les points de la couche du milieu', at: [322, 96], side: 'top' },
    emitted: { where: 'la flèche ondulée qui monte du sol', at: [236, 150], side: 'bottom' },
    trapped: { where: 'la flèche courbe qui revient vers le sol', at: [298, 146], side: 'bottom' },
    escaped: { where: 'la flèche ondulée qui s’échappe', at: [242, 38], side: 'top' },
    ground: { where: 'le bas du dessin', at: [372, 200], side: 'bottom' },
  },
  draw: canvas => {
    canvas.rect({ x: 0, y: 76, w: 400, h: 52 }, { fill: 'te', stroke: 'e', width: 1.4 })
    canvas.path('M0 190Q100 178 200 190T400 188V214H0Z', { fill: 'tc', stroke: 'c', width: 2 })
    canvas.circle([30, 30], 22, { fill: '#ffd75e', stroke: 'f', width: 2.4 })
    for (let i = 0; i < 14; i++)
      canvas.circle([18 + i * 28, i % 2 === 0 ? 92 : 112], 3.4, { fill: 'e', stroke: 'none' })
    canvas.line([52, 46], [136, 182], { stroke: 'f', width: 4, arrow: true })
    canvas.path('M120 78Q146 66 176 26', { stroke: 'f', width: 3, arrow: true })
    canvas.path('M214 186q10 -8 4 -18t8 -18t4 -18t8 -18t2 -20', { stroke: 'b', width: 3 })
    canvas.path('M240 94q8 -10 2 -22t4 -22l2 -22', { stroke: 'b', width: 3, arrow: true })
    canvas.path('M242 112C262 100 292 104 298 128L300 178', { stroke: 'd', width: 4, arrow: true })
  },
}
