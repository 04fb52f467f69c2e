import { describe, expect, it } from 'vitest'
import { library } from './library.ts'
import { merge } from './merge.ts'
import { findItemNotion, ITEM_PARTS, listGeneratorNotions, type Notion } from './notions.ts'
import { Pack } from './pack.ts'

const raw = library().packs.find(pack => pack.id === 'math-4-relatifs')
if (!raw) throw new Error('no pack')
const everyId: Record<string, string[]> = Object.fromEntries(
  ITEM_PARTS.filter(part => raw[part].length > 0).map(part => [part, raw[part].map(item => item.id)]),
)
const everyGap = raw.cloze.map(({ id }) => id)
const generators = [...new Set(raw.generators.map(({ name }) => name))]
/** Three notions: one has an mcq, one a gap sentence, the first everything else. */
const notions: Notion[] = [
  { id: 'regle-des-signes', title: 'La règle des signes', items: { ...everyId, generators } },
  { id: 'quotients', title: 'Diviser des nombres relatifs', items: {} },
  { id: 'enchainements', title: 'Enchaîner des opérations', items: { generators } },
].map(notion => ({ ...notion, items: { ...notion.items } }))
const [first, second, third] = notions as [Notion, Notion, Notion]
first.items.mcqs = raw.mcqs.slice(1).map(({ id }) => id)
second.items.mcqs = ['m1']
first.items.cloze = raw.cloze.slice(1).map(({ id }) => id)
third.items.cloze = ['c1']

const parse = (...given: Notion[]) =>
  Pack.safeParse({ ...raw, notions: given }).error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
const having = (notion: Notion, items: Notion['items']): Notion => ({ ...notion, items: { ...notion.items, ...items } })

describe('the notions of a pack (@M04)', () => {
  it('hold every item once, and generators as often as they serve', () => {
    expect(generators.length).toBeGreaterThan(0)
    expect(parse(first, second, third)).toBeUndefined()
  })

  it.each<[string, Notion[], string]>([
    ['an item that is forgotten', [having(first, { facts: ['f1'] }), second, third], 'facts f2: under no notion'],
    ['an item of two notions', [first, having(second, { terms: ['oppose'] }), third], 'terms oppose: named twice'],
    ['an item twice in one notion', [first, second, having(third, { cloze: ['c1', 'c1'] })], 'cloze c1: named twice'],
    ['an item that is not there', [first, second, having(third, { cloze: ['c1', 'c99'] })], 'cloze c99: there is none'],
    ['a generator that is not the pack’s', [first, second, having(third, { generators: ['angles'] })], 'angles'],
    [
      'a generator that serves no notion',
      [
        { ...first, items: everyId },
        { ...second, items: { mcqs: ['m1'] } },
        { ...third, items: { cloze: ['c1'] } },
      ],
      `generators ${generators[0]}: under no notion`,
    ],
    [
      'a notion that nothing asks for',
      [having(first, { cloze: everyGap }), second, { ...third, items: { generators } }],
      'enchainements: no question',
    ],
    ['two notions', [having(first, { cloze: everyGap }), second], '3 to 6 notions'],
    ['one id twice', [first, { ...second, id: first.id }, third], 'regle-des-signes stands twice'],
    ['one title twice', [first, { ...second, title: first.title }, third], 'are called “La règle des signes”'],
    ['an accent in an id', [first, { ...second, id: 'règle' }, third], 'without accents'],
    ['a long id', [first, { ...second, id: 'a'.repeat(41) }, third], 'notions.1.id'],
    ['a long title', [first, { ...second, title: 'a'.repeat(61) }, third], 'notions.1.title'],
    [
      'a part that has no items',
      [first, second, having(third, { summary: ['s1'] } as Notion['items'])],
      'notions.2.items',
    ],
  ])('are refused with %s', (_, given, problem) => {
    expect(parse(...given)?.join('\n')).toContain(problem)
  })

  it('are found by item and by generator', () => {
    const pack = Pack.parse({ ...raw, notions })
    expect(findItemNotion(pack, 'mcqs', 'm1')?.id).toBe('quotients')
    expect(findItemNotion(pack, 'cloze', 'c2')?.id).toBe('regle-des-signes')
    expect(findItemNotion(pack, 'cloze', 'm1')).toBeUndefined()
    expect(findItemNotion({ notions: undefined }, 'mcqs', 'm1')).toBeUndefined()
    expect(listGeneratorNotions(pack, generators[0] ?? '').map(({ id }) => id)).toEqual([
      'regle-des-signes',
      'enchainements',
    ])
  })

  it('are those of all its parts where a chapter is studied whole', () => {
    const pack = Pack.parse({ ...raw, notions })
    const { notions: _, ...without } = pack
    const whole = merge({ id: 'whole', title: 'Le chapitre' }, [without, pack])
    expect(whole.notions?.map(({ id }) => id)).toEqual(['2-regle-des-signes', '2-quotients', '2-enchainements'])
    expect(findItemNotion(whole, 'mcqs', '2-m1')?.title).toBe('Diviser des nombres relatifs')
    expect(findItemNotion(whole, 'mcqs', '1-m1')).toBeUndefined()
    expect(listGeneratorNotions(whole, generators[0] ?? '')).toHaveLength(2)
    expect(merge({ id: 'whole', title: 'Le chapitre' }, [without, without]).notions).toBeUndefined()
  })
})
