import type { Scene } from '../scene.ts'
import { drawBody, drawTube, mirrorPath } from '../shapes.ts'

const OVIDUCT = 'M84 64C66 34 40 34 30 58'
const FRINGE = 'M30 56L18 62M30 56L22 70M30 58L30 72'

export const female: Scene = {
  width: 220,
  height: 200,
  says: 'Un appareil reproducteur vu de face : au centre un organe creux en forme de poire, à paroi épaisse ; de chaque côté un tuyau fin mène vers un organe arrondi ; vers le bas, un conduit large.',
  parts: {
    ovum: { where: 'une petite boule dans l’organe arrondi', at: [36, 90], side: 'left' },
    lining: { where: 'ce qui tapisse l’intérieur de l’organe creux', at: [98, 74], side: 'left' },
    cervix: { where: 'le bas resserré de l’organe creux', at: [102, 128], side: 'left' },
    oviduct: { where: 'un des tuyaux fins', at: [164, 40], side: 'right' },
    ovary: { where: 'un des organes arrondis', at: [182, 88], side: 'right' },
    uterus: { where: 'l’organe creux du centre', at: [138, 84], side: 'right' },
    vagina: { where: 'le conduit large, en bas', at: [112, 168], side: 'right' },
  },
  draw: canvas => {
    for (const d of [OVIDUCT, mirrorPath(OVIDUCT, 110)]) drawTube(canvas, d, 'd', 11)
    for (const d of [FRINGE, mirrorPath(FRINGE, 110)]) canvas.path(d, { stroke: 'd', width: 3, round: true })
    for (const x of [42, 178]) canvas.ellipse([x, 88], 20, 13, { fill: 'tf', stroke: 'f', width: 2.2 })
    for (const x of [36, 46, 174, 184]) canvas.circle([x, 90], 4, { fill: 'b', stroke: 'paper', width: 1 })
    drawTube(canvas, 'M110 128L110 198', 'd', 30)
    drawBody(canvas, 'M72 62C80 50 140 50 148 62C152 88 128 110 124 138L96 138C92 110 68 88 72 62Z', 'd', 3)
    canvas.path('M88 68Q110 64 132 68L114 116L112 136L108 136L106 116Z', { fill: 'paper', stroke: 'b', width: 4 })
  },
}

const DUCT = 'M84 152C96 116 34 110 44 66C50 40 84 58 100 84'

export const male: Scene = {
  width: 220,
  height: 208,
  says: 'Un appareil reproducteur vu de face : en bas deux organes ovales ; de chacun part un tuyau fin qui monte, contourne un réservoir et rejoint le conduit central. Ce conduit descend dans l’organe du milieu.',
  parts: {
    vasDeferens: { where: 'un des tuyaux fins qui montent', at: [46, 92], side: 'left' },
    epididymis: { where: 'ce qui coiffe un organe ovale', at: [56, 152], side: 'left' },
    testis: { where: 'un des organes ovales', at: [64, 178], side: 'left' },
    bladder: { where: 'le réservoir, en haut', at: [126, 40], side: 'right' },
    seminalVesicle: { where: 'une des petites masses allongées sous le réservoir', at: [146, 76], side: 'right' },
    prostate: { where: 'la masse arrondie autour du conduit central', at: [124, 94], side: 'right' },
    urethra: { where: 'le conduit central', at: [110, 134], side: 'right' },
    penis: { where: 'l’organe du milieu', at: [118, 164], side: 'right' },
  },
  draw: canvas => {
    canvas.path('M34 150C28 200 96 214 110 190C124 214 192 200 186 150', { fill: 'beyond', stroke: 'soft', width: 1.8 })
    drawTube(canvas, 'M110 96L110 184', 'd', 30)
    canvas.ellipse([110, 40], 34, 28, { fill: 'te', stroke: 'e', width: 2.2 })
    for (const x of [74, 146]) canvas.ellipse([x, 76], 15, 8, { fill: 'tf', stroke: 'f', width: 2 })
    canvas.ellipse([110, 90], 22, 14, { fill: 'tb', stroke: 'b', width: 2.2 })
    canvas.path('M110 66L110 190', { stroke: 'e', width: 4 })
    for (const x of [66, 154]) canvas.ellipse([x, 176], 20, 24, { fill: 'tf', stroke: 'f', width: 2.2 })
    const cap = 'M48 164Q54 146 84 152'
    for (const d of [cap, mirrorPath(cap, 110)]) canvas.path(d, { stroke: 'c', width: 7, round: true })
    for (const d of [DUCT, mirrorPath(DUCT, 110)]) canvas.path(d, { stroke: 'c', width: 3.4 })
  },
}
