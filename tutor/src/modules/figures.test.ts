import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import type { PlayableType } from './index.ts'
import { renderModule } from './index.ts'

const pack = library().packs.find(({ id }) => id === 'math-4-pythagore')
if (!pack) throw new Error('the pack is not there')
const render = (type: PlayableType, prompt = '') => renderModule(type, pack, 1, prompt)
/** The figures of a module by chapter or name, those that are answered on left out. */
const readFigures = (module: ReturnType<typeof render>) =>
  Object.entries(module.figures ?? {}).flatMap(([key, figure]) => ('kind' in figure ? [[key, figure] as const] : []))
const idsShown = (type: PlayableType, prompt?: string) => readFigures(render(type, prompt)).map(([, { id }]) => id)

describe('the figures of a pack', () => {
  it('stand behind the sections of the lesson as blocks, in words for who does not see them', () => {
    const { content, figures } = render('ADVANCED_TEXT')
    const blocks = Array.isArray(content) ? content : []
    const shown = blocks.filter(({ figure }) => figure)
    expect(shown.map(({ figure }) => figure)).toEqual(['carres', 'hypotenuse', 'cote'])
    expect(Object.keys(figures ?? {})).toEqual(['carres', 'hypotenuse', 'cote'])
    expect(shown[1]?.content).toBe(
      '**Figure : Triangle DEF rectangle en D**. Triangle DEF. Angle droit en D\u00a0: EDF. DE\u00a0: 6 cm. DF\u00a0: 8 cm. EF\u00a0: longueur cherchée.',
    )
    expect(blocks[blocks.findIndex(({ figure }) => figure === 'hypotenuse') - 1]?.content).toContain(
      'Calculer l’hypoténuse',
    )
  })

  it('belong to the pages of a presentation and of a book, and to the parts of a narrated course', () => {
    for (const type of ['COURSE_PRESENTATION', 'INTERACTIVE_BOOK', 'INTERACTIVE_VIDEO_COURSE'] as const)
      expect(idsShown(type)).toEqual(expect.arrayContaining(['carres', 'hypotenuse', 'cote']))
    const { figures, content } = render('COURSE_PRESENTATION')
    if (typeof content !== 'object' || Array.isArray(content)) throw new Error('it is played')
    const page = content.chapters.find(({ title }) => title === 'Calculer l’hypoténuse')
    expect(figures?.[page?.id ?? '']).toMatchObject({ id: 'hypotenuse' })
  })

  it('are shown with the questions that name them', () => {
    const module = render('SHORT_ANSWER', '24 questions')
    const { activity } = module
    const ofPack = readFigures(module).filter(([, { id }]) => id !== 'exercice')
    for (const [key, { id }] of ofPack) {
      const data = activity?.[key]
      const question = data?.engine === 'writing' ? data.question : ''
      expect(pack.questions.find(one => one.figure === id)?.question).toBe(question)
    }
    expect(ofPack.length).toBeGreaterThan(1)
  })

  it('stand beside those that generators draw from the numbers of an exercise', () => {
    const module = render('SHORT_ANSWER', '24 questions')
    const { activity } = module
    const made = readFigures(module).filter(([, { id }]) => id === 'exercice')
    expect(made.length).toBeGreaterThan(1)
    for (const [key, { title }] of made) {
      const data = activity?.[key]
      const name = /Triangle (\w{3})/.exec(title)?.[1] ?? '?'
      expect(data?.engine === 'writing' && data.question).toContain(name)
    }
  })

  it('leave modules that show none as they were', () => {
    expect(render('TRUE_FALSE')).not.toHaveProperty('figures')
    expect(render('TEXT', 'Le vocabulaire').contentType).toBe('text')
  })

  it('keep to their pack where a chapter has several', () => {
    const topic = library().packs.length > 0 && library().topic('math-4-geometrie')
    const whole = topic ? topic.pack : undefined
    const section = whole?.summary.sections.find(({ figure }) => figure?.endsWith('-hypotenuse'))
    expect(whole?.figures.some(({ id }) => id === section?.figure)).toBe(true)
  })
})
