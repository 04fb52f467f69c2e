import type { Canvas } from '../../../canvas/canvas.ts'
import { type Point, radians } from '../../../canvas/points.ts'
import type { Scene } from '../scene.ts'
import { drawFlow } from '../shapes.ts'

/** Light is light and night is dark in every theme. */
const SUN = '#ffd75e'
const EARTH = '#c4e2fb'
const MOON = '#fff6d6'
const NIGHT = '#25224c'

const drawSun = (canvas: Canvas, [x, y]: Point, radius: number) => {
  canvas.circle([x, y], radius, { fill: SUN, stroke: 'f', width: 2.4 })
  for (let i = 0; i < 12; i++) {
    const turn = radians(i * 30)
    const on = (size: number): Point => [x + size * Math.cos(turn), y + size * Math.sin(turn)]
    canvas.line(on(radius + 4), on(radius + 11), { stroke: 'f', width: 2 })
  }
}

/** A ball whose half towards `light` (degrees, 0 is right) is bright. */
const drawBall = (canvas: Canvas, [x, y]: Point, radius: number, light: number, role: 'e' | 'soft') => {
  const turn = radians(light + 90)
  const [dx, dy] = [radius * Math.cos(turn), radius * Math.sin(turn)].map(value => Math.round(value * 10) / 10)
  canvas.circle([x, y], radius, { fill: role === 'e' ? EARTH : MOON, stroke: 'none' })
  canvas.path(`M${x + (dx ?? 0)} ${y + (dy ?? 0)}A${radius} ${radius} 0 0 1 ${x - (dx ?? 0)} ${y - (dy ?? 0)}Z`, {
    fill: NIGHT,
    stroke: 'none',
  })
  canvas.circle([x, y], radius, { stroke: role === 'e' ? 'e' : 'ink', width: 2 })
}

const CENTRE: Point = [140, 140]
const ORBIT = 104
const onOrbit = (degrees: number): Point => [
  Math.round(CENTRE[0] + ORBIT * Math.cos(radians(degrees))),
  Math.round(CENTRE[1] - ORBIT * Math.sin(radians(degrees))),
]

export const moonPhases: Scene = {
  width: 290,
  height: 280,
  says: 'La Terre au centre et huit positions de la Lune autour d’elle, vues de dessus. La lumière du Soleil arrive de la droite : la moitié droite de chaque astre est éclairée, l’autre est sombre. La Lune tourne dans le sens contraire des aiguilles d’une montre.',
  parts: {
    sunlight: { where: 'les flèches de lumière, à droite', at: [278, 84], side: 'top' },
    earth: { where: 'l’astre du centre', at: [128, 140], side: 'bottom' },
    newMoon: { where: 'la position entre l’astre du centre et le Soleil', at: [244, 140], side: 'right' },
    firstQuarter: { where: 'la position du haut', at: [140, 36], side: 'top' },
    fullMoon: { where: 'la position à gauche, à l’opposé du Soleil', at: [36, 140], side: 'left' },
    lastQuarter: { where: 'la position du bas', at: [140, 244], side: 'bottom' },
  },
  draw: canvas => {
    canvas.circle(CENTRE, ORBIT, { stroke: 'line', width: 1.6, dash: true })
    drawBall(canvas, CENTRE, 26, 0, 'e')
    for (let degrees = 0; degrees < 360; degrees += 45) drawBall(canvas, onOrbit(degrees), 14, 0, 'soft')
    for (const y of [40, 84, 196, 240]) canvas.line([290, y], [262, y], { stroke: 'f', width: 2.6, arrow: true })
    canvas.path('M212 72Q186 46 168 42', { stroke: 'b', width: 2.2, arrow: true })
  },
}

const drawEarth = (canvas: Canvas, [x, y]: Point, light: number) => {
  drawBall(canvas, [x, y], 22, light, 'e')
  canvas.line([x - 13, y + 30], [x + 13, y - 30], { stroke: 'b', width: 2.4 })
}

export const seasons: Scene = {
  width: 390,
  height: 230,
  says: 'Le Soleil au centre d’une orbite vue de biais, et quatre positions de la Terre. L’axe de la Terre est toujours incliné du même côté, vers la droite. À gauche, le pôle Nord penche vers le Soleil ; à droite, il penche de l’autre côté. La moitié tournée vers le Soleil est éclairée.',
  parts: {
    sun: { where: 'l’astre du centre', at: [195, 115], side: 'bottom' },
    june: { where: 'la position à gauche', at: [32, 115], side: 'top' },
    september: { where: 'la position du bas', at: [205, 202], side: 'bottom' },
    december: { where: 'la position à droite', at: [344, 115], side: 'top' },
    march: { where: 'la position du haut', at: [195, 30], side: 'top' },
    axis: { where: 'la droite inclinée à travers la Terre', at: [365, 88], side: 'bottom' },
    orbit: { where: 'la courbe que suit la Terre', at: [86, 186], side: 'bottom' },
  },
  draw: canvas => {
    canvas.ellipse([195, 115], 155, 84, { stroke: 'line', width: 1.8, dash: true })
    drawSun(canvas, [195, 115], 24)
    drawEarth(canvas, [40, 115], 0)
    drawEarth(canvas, [195, 199], -90)
    drawEarth(canvas, [350, 115], 180)
    drawEarth(canvas, [195, 31], 90)
    canvas.path('M72 172Q96 190 136 196', { stroke: 'ink', width: 2.2, arrow: true })
    canvas.path('M318 58Q294 40 254 34', { stroke: 'ink', width: 2.2, arrow: true })
  },
}

export const solarEclipse: Scene = {
  width: 390,
  height: 130,
  says: 'Trois astres alignés, de gauche à droite : le Soleil, très grand, la Lune, petite, la Terre. La Lune est entre les deux autres ; son ombre, un cône, touche une petite zone de la Terre. Schéma sans échelle.',
  parts: {
    sun: { where: 'l’astre de gauche', at: [40, 40], side: 'top' },
    moon: { where: 'l’astre du milieu', at: [226, 56], side: 'top' },
    shadow: { where: 'le cône sombre', at: [276, 66], side: 'bottom' },
    earth: { where: 'l’astre de droite', at: [350, 50], side: 'top' },
    zone: { where: 'la petite zone touchée par l’ombre', at: [316, 65], side: 'bottom' },
  },
  draw: canvas => {
    canvas.path('M48 17L316 65M48 113L316 65', { stroke: 'f', width: 1.6, dash: '6 4' })
    canvas.path('M226 51L318 63L318 67L226 79Z', { fill: canvas.hatch('soft', 45, 5), stroke: 'none' })
    canvas.circle([48, 65], 48, { fill: SUN, stroke: 'f', width: 2.4 })
    drawBall(canvas, [226, 65], 14, 180, 'soft')
    drawBall(canvas, [350, 65], 34, 180, 'e')
  },
}

export const lunarEclipse: Scene = {
  width: 390,
  height: 130,
  says: 'Trois astres alignés, de gauche à droite : le Soleil, très grand, la Terre, la Lune, petite. La Terre est entre les deux autres ; la Lune est dans l’ombre de la Terre. Schéma sans échelle.',
  parts: {
    sun: { where: 'l’astre de gauche', at: [40, 40], side: 'top' },
    earth: { where: 'l’astre du milieu', at: [222, 50], side: 'top' },
    shadow: { where: 'la zone sombre derrière l’astre du milieu', at: [290, 78], side: 'bottom' },
    moon: { where: 'le petit astre de droite', at: [350, 60], side: 'top' },
  },
  draw: canvas => {
    canvas.path('M48 17L388 54M48 113L388 76', { stroke: 'f', width: 1.6, dash: '6 4' })
    canvas.path('M228 35L388 53L388 77L228 95Z', { fill: canvas.hatch('soft', 45, 5), stroke: 'none' })
    canvas.circle([48, 65], 48, { fill: SUN, stroke: 'f', width: 2.4 })
    drawBall(canvas, [228, 65], 30, 180, 'e')
    canvas.circle([350, 65], 10, { fill: NIGHT, stroke: 'ink', width: 2 })
  },
}

const PLANETS = [
  ['mercury', 62, 4, 'f', 'top'],
  ['venus', 94, 7, 'f', 'bottom'],
  ['earth', 128, 7.5, 'e', 'top'],
  ['mars', 160, 5, 'b', 'bottom'],
  ['jupiter', 212, 26, 'b', 'top'],
  ['saturn', 276, 20, 'f', 'bottom'],
  ['uranus', 330, 13, 'c', 'top'],
  ['neptune', 372, 12, 'e', 'bottom'],
] as const
const ORDER = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième']

export const solarSystem: Scene = {
  width: 392,
  height: 110,
  says: 'Le Soleil, à gauche, et huit astres qui tournent autour de lui, rangés du plus proche au plus éloigné : quatre petits, puis quatre grands. Le sixième porte un anneau. Les tailles et les distances ne sont pas à l’échelle.',
  parts: {
    sun: { where: 'l’étoile, à gauche', at: [16, 34], side: 'top' },
    ...Object.fromEntries(
      PLANETS.map(([name, x, , , side], i) => [
        name,
        { where: `le ${ORDER[i]} astre à partir de la gauche`, at: [x, 55] as const, side },
      ]),
    ),
  },
  draw: canvas => {
    canvas.path('M0 -6A70 70 0 0 1 0 116Z', { fill: SUN, stroke: 'f', width: 2.4 })
    for (const [, x] of PLANETS)
      canvas.path(`M${x - 8} 0Q${x + 8} 55 ${x - 8} 110`, { stroke: 'line', width: 1.2, dash: '3 4' })
    for (const [name, x, radius, role] of PLANETS) {
      canvas.circle([x, 55], radius, { fill: `t${role}`, stroke: role, width: 2 })
      if (name === 'jupiter') canvas.path('M189 46H235M187 58H237M192 69H232', { stroke: role, width: 2 })
      if (name === 'saturn')
        canvas.turned(-18, [x, 55], () => canvas.ellipse([x, 55], 33, 7, { stroke: role, width: 2.4 }))
    }
  },
}

export const dayNight: Scene = {
  width: 230,
  height: 190,
  says: 'La Terre éclairée par la gauche : une moitié est claire, l’autre sombre. Une droite inclinée la traverse de haut en bas ; une flèche montre que la Terre tourne sur elle-même.',
  parts: {
    sunlight: { where: 'les flèches de lumière', at: [28, 62], side: 'left' },
    day: { where: 'la moitié claire', at: [100, 110], side: 'left' },
    night: { where: 'la moitié sombre', at: [178, 104], side: 'right' },
    axis: { where: 'la droite inclinée', at: [170, 18], side: 'right' },
    equator: { where: 'le trait autour du milieu', at: [84, 80], side: 'left' },
    northPole: { where: 'le point du haut, sur la droite inclinée', at: [161, 37], side: 'right' },
    southPole: { where: 'le point du bas, sur la droite inclinée', at: [119, 153], side: 'left' },
  },
  draw: canvas => {
    drawBall(canvas, [140, 95], 62, 180, 'e')
    canvas.turned(20, [140, 95], () => {
      canvas.line([140, 6], [140, 184], { stroke: 'b', width: 2.4 })
      canvas.ellipse([140, 95], 62, 12, { stroke: 'b', width: 1.8, dash: true })
    })
    for (const y of [36, 62, 124, 138]) drawFlow(canvas, [4, y], [52, y], 'f')
    canvas.path('M150 16Q178 14 190 30', { stroke: 'ink', width: 2.2, arrow: true })
  },
}
