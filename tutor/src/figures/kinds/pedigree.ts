import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

const Id = z.string().regex(/^[A-Za-z0-9]{1,6}$/)

export const PedigreeFigure = figureKind('pedigree', {
  /** What a filled sign means: « atteint », « yeux bleus ». */
  trait: Label,
  /** From the eldest down; each row from left to right. */
  people: z
    .array(
      z.strictObject({
        id: Id,
        generation: z.int().min(1).max(4),
        sex: z.enum(['f', 'm']),
        has: z.boolean().default(false),
        /** Father and mother, who stand side by side in the row above. */
        parents: z.tuple([Id, Id]).optional(),
        name: Label.optional(),
      }),
    )
    .min(3)
    .max(20),
})
type PedigreeFigure = z.output<typeof PedigreeFigure>
type Person = PedigreeFigure['people'][number]

const WIDTH = 400
const ROW = 92
const HALF = 14
const ROMAN = ['I', 'II', 'III', 'IV']

/** A family over generations, with who shows a trait. */
export const drawPedigree = ({ trait, people }: PedigreeFigure, name: string): Drawing => {
  const rows = ROMAN.map((_, i) => people.filter(({ generation }) => generation === i + 1)).filter(
    row => row.length > 0,
  )
  const canvas = new Canvas(WIDTH, rows.length * ROW + 70, name)
  const places = new Map<string, readonly [number, number]>()
  rows.forEach((row, i) => {
    row.forEach((person, n) => {
      places.set(person.id, [48 + ((WIDTH - 56) * (n + 0.5)) / row.length, 30 + i * ROW])
    })
  })
  const at = ({ id }: { id: string }) => places.get(id) ?? ([0, 0] as const)
  const families = Map.groupBy(
    people.filter(({ parents }) => parents),
    ({ parents }) => parents?.join('+') ?? '',
  )
  for (const children of families.values()) {
    const [father, mother] = children[0]?.parents ?? ['', '']
    const [a, b] = [at({ id: father }), at({ id: mother })]
    const middle = (a[0] + b[0]) / 2
    const bar = a[1] + ROW - 42
    canvas.line(a, b, { width: 2 })
    canvas.line([middle, a[1]], [middle, bar], { width: 2 })
    const xs = [middle, ...children.map(child => at(child)[0])]
    canvas.line([Math.min(...xs), bar], [Math.max(...xs), bar], { width: 2 })
    for (const child of children) canvas.line([at(child)[0], bar], at(child), { width: 2 })
  }
  const drawPerson = (sex: Person['sex'], has: boolean, [x, y]: readonly [number, number]) => {
    const pen = { fill: has ? 'a' : 'paper', stroke: 'ink', width: 2.2 } as const
    if (sex === 'f') canvas.circle([x, y], HALF, pen)
    else canvas.rect({ x: x - HALF, y: y - HALF, w: 2 * HALF, h: 2 * HALF }, pen)
  }
  for (const person of people) {
    const [x, y] = at(person)
    drawPerson(person.sex, person.has, [x, y])
    canvas.label([x, y + HALF + 12], person.name ?? person.id, { middle: true, size: 13, halo: true })
  }
  rows.forEach((row, i) => {
    canvas.label([14, 30 + i * ROW], ROMAN[(row[0]?.generation ?? 1) - 1] ?? '', {
      middle: true,
      bold: true,
      size: 14,
      silent: true,
    })
  })
  const y = rows.length * ROW + 14
  const legend: [string, Person['sex'], boolean, number, number][] = [
    ['femme', 'f', false, 40, y],
    ['homme', 'm', false, 160, y],
    [trait, 'f', true, 40, y + 36],
  ]
  for (const [text, sex, has, x, line] of legend) {
    drawPerson(sex, has, [x, line])
    if (text === trait) drawPerson('m', true, [x + 36, line])
    canvas.label([x + (text === trait ? 60 : 24), line], text, { anchor: 'start', middle: true, size: 14 })
  }
  const named = (id: string) => people.find(one => one.id === id)?.name ?? id
  const said = people.map(({ id, sex, has, parents }) => {
    const [man, woman] = ['un homme', 'une femme']
    const from = parents ? `, enfant de ${named(parents[0])} et de ${named(parents[1])}` : ''
    return `${named(id)}, ${sex === 'f' ? woman : man}${from} : ${has ? 'signe plein' : 'signe vide'}`
  })
  const unknown = people.flatMap(({ parents }) => parents ?? []).filter(id => !people.some(one => one.id === id))
  const misplaced = people.filter(({ generation, parents }) =>
    parents?.some(id => people.some(one => one.id === id && one.generation !== generation - 1)),
  )
  return {
    canvas,
    text: `Arbre généalogique sur ${rows.length} générations. Cercle : femme. Carré : homme. Signe plein : ${trait}. ${said.join(' ; ')}.`,
    flaws: [
      ...[...new Set(unknown)].map(id => `there is nobody ${id}`),
      ...misplaced.map(({ id }) => `${id}: parents stand in the generation before`),
    ],
  }
}
