import { describe, expect, it } from 'vitest'
import { drawFigure } from '../figures/draw-figure.ts'
import { library } from '../library.ts'
import type { Pack } from '../pack.ts'
import { findUnfitTypes } from './find-unfit-types.ts'
import { renderModule } from './index.ts'
import { splitText } from './paragraphs.ts'
import { cut, find } from './tokens.ts'

const packs = library().packs
const words = (text: string, lang: Pack['lang'] = 'fr') =>
  cut(text, lang).flatMap(({ id, text: word }) => (id ? word : []))

describe('a text cut into words', () => {
  it.each([
    ['L’eau, c’est $x^2$ : 1,8 fois !', 'fr', ['L’', 'eau', 'c’', 'est', '$x^2$', '1,8', 'fois']],
    ['We didn’t see a well-known man.', 'en', ['We', 'didn’t', 'see', 'a', 'well-known', 'man']],
    ['¡Fue genial!', 'es', ['Fue', 'genial']],
  ] as const)('« %s »', (text, lang, expected) => {
    expect(words(text, lang)).toEqual(expected)
    expect(
      cut(text, lang)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('finds an expression in every place, and half of its words are enough', () => {
    const pieces = cut('Un quart d’heure, puis un quart d’heure.', 'fr')
    expect(find(pieces, 'quart d’heure', 'fr')).toEqual({
      text: 'quart d’heure',
      places: [
        ['w2', 'w3', 'w4'],
        ['w7', 'w8', 'w9'],
      ],
      least: 2,
    })
    expect(find(pieces, 'demi', 'fr')).toBeUndefined()
    expect(find(cut('strange', 'en'), 'ran', 'en')).toBeUndefined()
  })

  it('holds every word that a pack wants to be found', () => {
    for (const pack of packs) {
      for (const { body, mark } of pack.texts) {
        for (const word of mark?.words ?? []) expect(find(cut(body, pack.lang), word, pack.lang), word).toBeDefined()
      }
    }
  })
})

describe('pieces of a text', () => {
  it('are its paragraphs, a heading with the one below', () => {
    const long = 'Les hommes naissent et demeurent libres et égaux en droits.'
    const articles = [1, 2, 3].map(n => `Article ${n}\n\n${long}`)
    expect(splitText(articles.join('\n\n'))).toEqual(articles)
  })

  it('are rows of whole sentences, of which nothing is lost', () => {
    const body =
      'Il mesure 1,5 m. M. Dupont arrive. « Bonjour ! » dit-il. Elle part. Il pleut. Tout va bien. Il rit. Fin.'
    expect(splitText(body).join(' ')).toBe(body)
    expect(splitText(body).length).toBeGreaterThanOrEqual(3)
    for (const pack of packs)
      for (const text of pack.texts) {
        const pieces = splitText(text.body)
        if (pieces.length > 0) expect(pieces.join(' ').replace(/\s+/g, '')).toBe(text.body.replace(/\s+/g, ''))
      }
  })
})

describe('cards with pictures', () => {
  const illustrated = packs.filter(({ pictures }) => pictures.length > 0)
  const [plain] = packs.filter(({ pictures }) => pictures.length === 0)

  it('light another part of one figure each, and neither text nor number says their order', () => {
    expect(illustrated.length).toBeGreaterThan(20)
    for (const pack of illustrated) {
      const { activity, solutions, figures } = renderModule('IMAGE_SEQUENCING', pack, 3, '')
      const [data, solution, figure] = [activity?.c1, solutions.c1, figures?.c1]
      if (data?.engine !== 'order' || solution?.engine !== 'order' || !figure || 'kind' in figure)
        throw new Error(`${pack.id}: no cards with pictures`)
      const view = drawFigure(figure)
      const lit = solution.order.map(id => data.items.find(item => item.id === id)?.target ?? '')
      expect(new Set(lit).size, pack.id).toBe(data.items.length)
      expect(view.targets?.map(({ id }) => id).toSorted()).toEqual(lit.toSorted())
      expect(lit, pack.id).not.toEqual(lit.toSorted())
    }
  })

  it('have words alone where no figure tells the process: such a pack is not offered with pictures', () => {
    if (!plain) throw new Error('every pack has pictures')
    const { activity, figures } = renderModule('IMAGE_SEQUENCING', plain, 3, '')
    expect(activity?.c1?.engine).toBe('order')
    expect(JSON.stringify(activity)).not.toMatch(/"picture"|"target"/)
    expect(figures).toBeUndefined()
    expect(findUnfitTypes(plain.subject, plain)).toContain('IMAGE_SEQUENCING')
    expect(illustrated.flatMap(pack => findUnfitTypes(pack.subject, pack))).not.toContain('IMAGE_SEQUENCING')
  })
})

describe('a table', () => {
  it('hides no cell that another row could claim', () => {
    const [first] = packs
    if (!first) throw new Error('no pack')
    const table = {
      id: 't',
      title: 'Verbes',
      columns: ['Verbe', 'Groupe'],
      rows: [
        ['finir', '2e'],
        ['rougir', '2e'],
        ['aller', '3e'],
        ['chanter', '1er'],
      ],
    }
    for (let seed = 0; seed < 40; seed++) {
      const data = renderModule('TABLE_COMPLETION', { ...first, tables: [table] }, seed, '').activity?.c1
      const empty = data?.engine === 'table' ? data.rows.flat().filter(cell => cell.text === undefined) : []
      expect(empty.length).toBe(4)
      // Two verbs stand beside « 2e »: neither of them may be asked for.
      expect(empty.map(({ id }) => id)).not.toContain('r1c1')
      expect(empty.map(({ id }) => id)).not.toContain('r2c1')
    }
  })
})
