import { describe, expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../../draw-figure.ts'
import { Figure } from '../../schema.ts'
import { AREAS, type AreaName, makeProject, readAtlas } from './atlas.ts'
import { numberZones } from './number-zones.ts'

const map = (more: object) => Figure.parse({ kind: 'map', id: 'carte', title: 'Une carte', area: 'europe', ...more })

describe('a map', () => {
  it('says which zones belong together, which towns it shows and where its ground comes from', () => {
    const { text, source } = drawFigure(
      map({
        groups: [{ label: 'péninsule Ibérique', role: 'a', zones: ['ES', 'PT'] }],
        towns: [{ text: 'Madrid', at: [-3.7, 40.4] }],
      }),
    )
    expect(text).toBe(
      'Carte\u00a0: Europe. Péninsule Ibérique\u00a0: Espagne, Portugal. Villes et lieux\u00a0: Madrid.',
    )
    expect(source).toBe('Fond : Natural Earth. Frontières simplifiées, certaines sont contestées.')
  })

  it('numbers the zones that are asked without a name, a code or the order of the author', () => {
    const numbered = ['ES', 'PL', 'SE', 'GR']
    const { svg, text } = drawFigure(map({ numbered }))
    expect(`${svg}${text}`).not.toMatch(/Espagne|Pologne|Suède|Grèce|"ES"|"PL"/)
    expect(text).toContain('1, au centre de la carte\u00a0; 2, au sud\u00a0; 3, au sud-ouest\u00a0; 4, au nord.')
    const numbers = (codes: string[]) => numberZones({ id: 'carte', numbered: codes }, readAtlas('europe'))
    expect(numbers(numbered)).toEqual(numbers(numbered.toReversed()))
    expect(numbers(numbered).map(({ code }) => code)).not.toEqual(numbered)
  })

  it('gives fields of one name the same hatches, and says how many there are', () => {
    const field = (x: number) => ({
      label: 'bois',
      role: 'c',
      points: [
        [x, 45],
        [x + 4, 45],
        [x, 49],
      ],
    })
    const { svg, text } = drawFigure(map({ extents: [field(0), field(10)] }))
    expect(text).toContain('Bois\u00a0: 2 zones.')
    expect(svg.match(/<pattern /g)).toHaveLength(1)
  })

  it('names the source of plates only where it shows them', () => {
    expect(drawFigure(map({ area: 'world' })).source).not.toContain('Bird')
    expect(drawFigure(map({ area: 'world', plates: true })).source).toContain('Plaques : P. Bird, 2003 (ODC-By).')
  })

  it('dashes each way of another name in its own manner', () => {
    const way = (label: string, y: number) => ({
      label,
      role: 'a',
      points: [
        [0, y],
        [9, y],
      ],
    })
    const { svg } = drawFigure(map({ lines: [way('Colomb', 45), way('Vasco', 47), way('Vasco', 48), way('Cook', 50)] }))
    const dashes = [...svg.matchAll(/stroke-width="2.8"(?: stroke-dasharray="([^"]+)")?/g)].map(([, dash]) => dash)
    expect(dashes.slice(0, 4)).toEqual([undefined, '9 4', '9 4', '3 3'])
  })

  it('puts a place overseas into its frame', () => {
    const atlas = readAtlas('regions')
    const [x, y] = makeProject(atlas)([-52.3, 4.9])
    const box = atlas.insets.find(({ name }) => name === 'Guyane')?.box ?? { x: 0, y: 0, w: 0, h: 0 }
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.w)
    expect(y).toBeGreaterThan(box.y)
  })

  it.each([
    [{ numbered: ['BR'] }, 'the map europe has no zone BR'],
    [{ area: 'middle-east', numbered: ['IL', 'PS'] }, 'the numbers of IL and PS lie over each other'],
    [{ plates: true }, 'only the map of the world has plates'],
    [{ towns: [{ text: 'Lima', at: [-77, -12] }] }, '« Lima » is not on the map'],
  ])('is refused with what it does not hold: %j', (more, flaw) => {
    expect(findFigureFlaws(map(more))).toContain(flaw)
  })
})

describe('the atlas', () => {
  it.each(AREAS)('holds outlines within its sheet: %s', area => {
    const { zones, width, height } = readAtlas(area)
    expect(Object.keys(zones).length).toBeGreaterThan(0)
    for (const { name, d, at } of Object.values(zones)) {
      expect(name.length, d).toBeGreaterThan(1)
      expect(d).toMatch(/^M[\d.\s-]+[la]/)
      expect(at[0]).toBeGreaterThan(-10)
      expect(at[0]).toBeLessThan(width + 10)
      expect(at[1]).toBeGreaterThan(-10)
      expect(at[1]).toBeLessThan(height + 10)
    }
  })

  it.each([
    ['world', [-30, 0]],
    ['europe', [-8, 46]],
    ['mediterranean', [18, 35]],
    ['greece', [25, 35.8]],
    ['middle-east', [57, 18]],
    ['africa', [-5, -20]],
    ['north-america', [-64, 33]],
    ['south-america', [-40, -45]],
    ['asia', [135, 15]],
    ['atlantic', [-40, 20]],
    ['france', [-4, 46]],
    ['regions', [-4, 46]],
    ['departments', [-4, 46]],
  ] as const)('leaves the sea of %s to no country', (area, place) => {
    const atlas = readAtlas(area)
    const at = makeProject(atlas)(place)
    const around = Object.values(atlas.zones).filter(({ d }) => ringsAround(d, at))
    expect(around.map(({ name }) => name)).toEqual([])
  })

  it('has all 18 regions and 101 departments', () => {
    expect(Object.keys(readAtlas('regions').zones)).toHaveLength(18)
    expect(Object.keys(readAtlas('departments').zones)).toHaveLength(101)
  })

  it('draws contested lands as the decision says', () => {
    const { zones } = readAtlas('europe')
    const zoneName = (area: AreaName, code: string) => readAtlas(area).zones[code]?.name
    const [x, y] = makeProject(readAtlas('europe'))([34.1, 45.2])
    const spans = (code: string) => ringsAround(zones[code]?.d ?? '', [x, y])
    expect([spans('UA'), spans('RU')]).toEqual([true, false])
    expect(zoneName('africa', 'EH')).toBe('Sahara occidental')
    expect(zoneName('europe', 'XK')).toBe('Kosovo')
    expect(zoneName('asia', 'TW')).toBe('Taïwan')
  })
})

/** Whether a point lies within a path of relative steps. */
const ringsAround = (d: string, [x, y]: readonly [number, number]) =>
  d
    .split('M')
    .filter(Boolean)
    .some(ring => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      let [px, py] = [0, 0]
      const points = Array.from({ length: numbers.length / 2 }, (_, i) => {
        px += numbers[2 * i] ?? 0
        py += numbers[2 * i + 1] ?? 0
        return [px, py] as const
      })
      return points.reduce((inside, [ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
      }, false)
    })
