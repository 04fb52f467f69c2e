import type { Scene } from '../scene.ts'
import { drawBody } from '../shapes.ts'

const strand = (phase: number) =>
  Array.from({ length: 33 }, (_, i) => {
    const x = 262 + i * 4
    const y = 70 + 20 * Math.sin((i * Math.PI) / 8 + phase)
    return `${i === 0 ? 'M' : 'L'}${x} ${Math.round(y * 10) / 10}`
  }).join('')

export const chromosome: Scene = {
  width: 400,
  height: 140,
  says: 'De gauche à droite, de plus en plus grossi : une cellule avec une boule qui contient des bâtonnets ; un de ces bâtonnets, en forme de X ; une molécule en double hélice déroulée d’un de ses bras, dont un morceau est coloré.',
  parts: {
    cell: { where: 'l’ensemble de gauche', at: [22, 46], side: 'top' },
    nucleus: { where: 'la boule dans la cellule', at: [86, 52], side: 'top' },
    chromosome: { where: 'le bâtonnet en X', at: [186, 38], side: 'top' },
    chromatid: { where: 'une moitié du X', at: [208, 100], side: 'bottom' },
    centromere: { where: 'le point où les deux moitiés se touchent', at: [198, 70], side: 'bottom' },
    dna: { where: 'la double hélice', at: [286, 88], side: 'bottom' },
    gene: { where: 'le morceau coloré de la double hélice', at: [342, 52], side: 'top' },
  },
  draw: canvas => {
    drawBody(canvas, 'M12 66C10 26 52 6 88 14C126 22 138 60 128 92C116 128 62 136 34 116C18 104 12 88 12 66Z', 'd', 2.4)
    canvas.circle([74, 70], 34, { fill: 'ta', stroke: 'a', width: 2.2 })
    canvas.path('M60 56l10 12M70 56l-10 12M82 72l8 14M90 72l-8 14M60 82l10 8M84 50l4 12', {
      stroke: 'b',
      width: 3.4,
      round: true,
    })
    canvas.path('M92 66L164 30M92 76L164 112', { stroke: 'soft', width: 1.2, dash: '4 4' })
    canvas.path('M186 26C190 50 196 62 198 70C200 78 190 92 186 116', { stroke: 'b', width: 15, round: true })
    canvas.path('M212 26C208 50 202 62 199 70C197 78 206 92 212 116', { stroke: 'f', width: 15, round: true })
    canvas.circle([199, 70], 6, { fill: 'ink', stroke: 'paper', width: 1.6 })
    canvas.path('M216 110Q238 120 262 70', { stroke: 'soft', width: 1.2, dash: '4 4' })
    canvas.rect({ x: 322, y: 44, w: 40, h: 52 }, { fill: canvas.hatch('c'), stroke: 'c', width: 1.6, corner: 6 })
    for (let i = 1; i < 32; i += 2) {
      const reach = 20 * Math.sin((i * Math.PI) / 8)
      if (Math.abs(reach) > 4)
        canvas.line([262 + i * 4, 70 - reach], [262 + i * 4, 70 + reach], { stroke: 'soft', width: 1.6 })
    }
    canvas.path(strand(0), { stroke: 'a', width: 3.4 })
    canvas.path(strand(Math.PI), { stroke: 'e', width: 3.4 })
  },
}

export const bacterium: Scene = {
  width: 210,
  height: 130,
  says: 'Un être vivant d’une seule cellule, allongé, entouré de deux limites. Il n’y a pas de boule centrale : un long fil emmêlé baigne dans le contenu. Un filament part d’un bout.',
  parts: {
    wall: { where: 'la limite extérieure, épaisse', at: [120, 16], side: 'right' },
    membrane: { where: 'la limite intérieure, fine', at: [133, 35], side: 'right' },
    cytoplasm: { where: 'ce qui remplit la cellule', at: [34, 76], side: 'left' },
    dna: { where: 'le long fil emmêlé', at: [66, 56], side: 'left' },
    flagellum: { where: 'le filament, à un bout', at: [186, 84], side: 'right' },
  },
  draw: canvas => {
    canvas.path('M152 64q14 -18 24 4t20 18t12 -10', { stroke: 'soft', width: 3, round: true })
    canvas.rect({ x: 8, y: 14, w: 146, h: 100 }, { fill: 'tc', stroke: 'c', width: 3, corner: 50 })
    canvas.rect({ x: 17, y: 23, w: 128, h: 82 }, { fill: 'paper', stroke: 'd', width: 2, corner: 41 })
    canvas.path('M52 62C60 34 100 42 92 62C84 82 60 76 72 58C86 40 124 48 112 72C102 92 70 90 60 78', {
      stroke: 'a',
      width: 3,
    })
    for (const [x, y] of [
      [38, 56],
      [44, 84],
      [122, 50],
      [126, 84],
      [84, 96],
      [80, 34],
    ] as const)
      canvas.dot([x, y], 2.4, 'b')
  },
}
