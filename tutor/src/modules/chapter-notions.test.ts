import { describe, expect, it } from 'vitest'
import { builtInTutor } from '../built-in.ts'
import { library } from '../library.ts'
import { findChapterNotion } from './chapter-notions.ts'

const notions = [
  { id: 'carres', title: 'Additionner les carrés', items: { mcqs: ['m1'], terms: ['t1', 't2'], generators: ['side'] } },
  { id: 'egalite', title: 'Écrire l’égalité', items: { mcqs: ['m2'], facts: ['f1'], generators: ['side', 'proof'] } },
]

describe('@K03 the notion that a chapter asks for', () => {
  it.each([
    [['mcq:m1'], 'carres'],
    [['justify:f1'], 'egalite'],
    [['exercise:proof:Montrer que…'], 'egalite'],
    [['term:t1', 'term:t2', 'mcq:m2'], 'carres'],
  ])('of %j is %s', (uses, notion) => expect(findChapterNotion(notions, uses)).toBe(notion))

  it.each([[['mcq:m1', 'mcq:m2']], [['exercise:side:AB = 3']], [['section:s1']], [['constructor:m1']], [[]]])(
    'of %j is none',
    uses => expect(findChapterNotion(notions, uses)).toBeUndefined(),
  )

  it('has none where a pack names none', () => expect(findChapterNotion(undefined, ['mcq:m1'])).toBeUndefined())
})

describe('@K03 a path', () => {
  const prompt = (type: 'SINGLE_CHOICE_SET' | 'SHORT_ANSWER') => ({
    title: type,
    type,
    prompt_generation: '5 questions',
  })
  const write = (subChapterId: string | null) =>
    builtInTutor.write({ chapterId: 'hist-4-theme-1', subChapterId }, 7, [
      prompt('SINGLE_CHOICE_SET'),
      prompt('SHORT_ANSWER'),
    ])
  const refs = (subChapterId: string | null) =>
    (write(subChapterId) ?? []).flatMap(({ notions: found }) => Object.values(found))

  it('says of its chapters which notion of which pack they ask for, also on a whole chapter', () => {
    const sub = refs('hist-4-revolution-empire')
    expect(sub.length).toBeGreaterThan(3)
    expect(sub.every(ref => ref.startsWith('hist-4-revolution-empire/'))).toBe(true)
    const whole = refs(null)
    expect(whole.length).toBeGreaterThan(3)
    for (const ref of [...sub, ...whole]) expect(builtInTutor.findNotion(ref)?.title).toMatch(/\p{L}{3}/u)
  })

  it('@K04 on one notion asks for it more than a path without one', () => {
    const sub = 'hist-4-revolution-empire'
    const notions = library().packs.find(({ id }) => id === sub)?.notions ?? []
    const [most] = notions.toSorted((a, b) => (b.items.mcqs?.length ?? 0) - (a.items.mcqs?.length ?? 0))
    const wanted = `${sub}/${most?.id}`
    const two = { ...prompt('SINGLE_CHOICE_SET'), prompt_generation: '2 questions' }
    const count = (notion: string) =>
      [1, 2, 3, 4, 5]
        .flatMap(
          seed => builtInTutor.write({ chapterId: 'hist-4-theme-1', subChapterId: sub, notion }, seed, [two]) ?? [],
        )
        .flatMap(module => Object.values(module.notions))
        .filter(ref => ref === wanted).length
    expect(count(wanted)).toBeGreaterThan(count(''))
  })
})
