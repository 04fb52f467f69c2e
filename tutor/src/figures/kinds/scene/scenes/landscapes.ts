import type { Canvas } from '../../../canvas/canvas.ts'
import type { Scene } from '../scene.ts'
import { drawBody, drawFlow } from '../shapes.ts'

const W = 400

const drawRelief = (canvas: Canvas) => {
  drawBody(canvas, 'M0 60L30 40L62 18L92 46L112 40L146 84Q190 116 262 130L300 150L400 150L400 220L0 220Z', 'f', 2)
  canvas.path('M46 29L62 18L78 33L70 38L62 31L54 37Z', { fill: 'paper', stroke: 'soft', width: 1.4 })
  drawBody(canvas, 'M288 142L400 142L400 190Q330 186 300 150Z', 'e', 1.6)
}

export const erosion: Scene = {
  width: W,
  height: 220,
  says: 'Un paysage, de la montagne à gauche à la mer à droite. Un cours d’eau rapide descend la montagne, serpente dans une plaine, puis se jette dans la mer, où des grains se déposent en couches.',
  parts: {
    mountain: { where: 'le haut relief', at: [92, 60], side: 'top' },
    torrent: { where: 'le cours d’eau en forte pente', at: [128, 82], side: 'top' },
    river: { where: 'le cours d’eau de la plaine', at: [212, 120], side: 'top' },
    mouth: { where: 'l’endroit où le cours d’eau s’arrête', at: [290, 146], side: 'top' },
    sea: { where: 'la grande étendue d’eau, à droite', at: [368, 152], side: 'top' },
    blocks: { where: 'les morceaux arrondis au pied de la montagne', at: [140, 106], side: 'bottom' },
    sediments: { where: 'les couches de grains au fond de la mer', at: [352, 190], side: 'bottom' },
    bedrock: { where: 'ce qui porte le paysage', at: [60, 150], side: 'bottom' },
  },
  draw: canvas => {
    drawRelief(canvas)
    canvas.path(
      'M70 36Q92 52 104 62Q118 78 140 94Q160 104 172 116Q190 128 204 120Q220 116 224 130Q230 144 250 134Q268 130 290 146',
      { stroke: 'e', width: 6, round: true },
    )
    drawBody(canvas, 'M290 146Q340 162 400 184L400 204Q330 200 296 160Z', 'b', 1.6)
    canvas.path('M310 160Q350 178 400 191M304 160Q344 190 400 198', { stroke: 'b', width: 1.4, dash: '2 3' })
    for (const [x, y, r] of [
      [124, 98, 4],
      [134, 106, 5],
      [146, 112, 4],
      [116, 90, 3],
    ] as const)
      canvas.circle([x, y], r, { fill: 'paper', stroke: 'f', width: 1.6 })
    drawFlow(canvas, [150, 72], [186, 98], 'e')
    drawFlow(canvas, [236, 114], [276, 128], 'e')
  },
}

export const waterCycle: Scene = {
  width: W,
  height: 260,
  says: 'Un paysage, de la montagne à gauche à la mer à droite, sous un soleil et un nuage. De l’eau s’élève de la mer, forme le nuage, retombe sur la montagne, coule dans un cours d’eau et sous la terre, et revient à la mer. Des flèches montrent ce trajet.',
  parts: {
    evaporation: { where: 'les flèches qui montent de la mer', at: [344, 132], side: 'right' },
    condensation: { where: 'la masse en l’air, au centre', at: [236, 32], side: 'top' },
    precipitation: { where: 'les traits qui tombent sur la montagne', at: [84, 50], side: 'top' },
    runoff: { where: 'le cours d’eau en surface', at: [196, 154], side: 'bottom' },
    infiltration: { where: 'la flèche qui descend dans le sol', at: [84, 148], side: 'bottom' },
    groundwater: { where: 'la bande bleue, sous la terre', at: [130, 214], side: 'bottom' },
    sea: { where: 'la grande étendue d’eau, à droite', at: [368, 196], side: 'bottom' },
    sun: { where: 'le disque entouré de rayons', at: [364, 34], side: 'top' },
  },
  draw: canvas => {
    canvas.circle([364, 34], 17, { fill: '#ffd75e', stroke: 'f', width: 2.4 })
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4
      const at = (radius: number) => [364 + radius * Math.cos(turn), 34 + radius * Math.sin(turn)] as const
      canvas.line(at(21), at(29), { stroke: 'f', width: 2.4 })
    }
    drawBody(canvas, 'M0 110L30 90L62 70L92 96L112 90L146 130Q190 156 262 168L300 188L400 188L400 260L0 260Z', 'f', 2)
    drawBody(canvas, 'M288 180L400 180L400 230Q330 226 300 190Z', 'e', 1.6)
    drawBody(canvas, 'M0 214Q60 200 130 212Q210 222 306 204L330 222Q210 244 130 232Q60 222 0 236Z', 'e', 1.4)
    canvas.path('M72 92Q100 112 116 124Q140 144 180 152Q240 164 290 184', { stroke: 'e', width: 5, round: true })
    drawBody(
      canvas,
      'M176 50C156 50 154 28 176 26C178 8 208 4 216 18C232 6 254 14 252 30C268 32 266 50 250 50Z',
      'e',
      2,
    )
    drawBody(canvas, 'M40 40C24 40 22 22 40 20C44 6 68 4 74 16C88 8 106 16 102 28C114 32 112 42 100 42Z', 'e', 2)
    canvas.path('M50 48l-5 14M66 48l-5 14M82 48l-5 14M98 48l-5 14', { stroke: 'e', width: 2.6, round: true })
    for (const x of [324, 344, 386]) drawFlow(canvas, [x, 172], [x, 112], 'e')
    drawFlow(canvas, [164, 30], [122, 26], 'e')
    drawFlow(canvas, [84, 122], [84, 190], 'e')
    drawFlow(canvas, [340, 96], [272, 48], 'e')
  },
}
