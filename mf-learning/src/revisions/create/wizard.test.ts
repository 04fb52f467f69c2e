import { MODULE_GUIDES } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import {
  addModule,
  back,
  canGenerate,
  changeModule,
  changeType,
  chooseChapter,
  chooseSubChapter,
  chooseSubject,
  emptyDraft,
  moveUp,
  removeModule,
  toRequest,
} from './wizard.ts'

const prompts = [
  { title: 'Le cours', type: 'TEXT' as const, prompt_generation: 'Présente le cours.' },
  { title: 'Le quiz', type: 'MULTI_CHOICE' as const, prompt_generation: 'Trois questions.' },
]
const whole = { id: 'c1', title: 'Repères', prompts, subChapters: [] }
const divided = { id: 'c2', title: 'Thème 1', prompts: [], subChapters: [{ id: 's1', title: 'Partie', prompts }] }
const start = chooseSubject(emptyDraft('4ème'), 'Histoire')

describe('another type of module', () => {
  const module = { key: 'k', title: 'Nouveau module', type: 'TEXT' as const, description: 'Décrivez votre module...' }
  const quiz = { type: 'MULTI_CHOICE', description: MODULE_GUIDES.MULTI_CHOICE.example }

  it('brings the example of that type', () => {
    expect(changeType(module, 'MULTI_CHOICE')).toEqual(quiz)
    expect(changeType({ ...module, description: '  ' }, 'MULTI_CHOICE')).toEqual(quiz)
  })

  it('replaces the example of the type before', () => {
    expect(changeType({ ...module, description: MODULE_GUIDES.TEXT.example }, 'MULTI_CHOICE')).toEqual(quiz)
  })

  it('leaves what the pupil wrote as it is', () => {
    expect(changeType({ ...module, description: 'Sur les fables' }, 'MULTI_CHOICE')).toEqual({ type: 'MULTI_CHOICE' })
  })
})

describe('the path wizard', () => {
  it('opens on the subject, in 4ème', () => expect(emptyDraft('4ème')).toMatchObject({ step: 1, grade: '4ème' }))

  it('skips step 3 for a chapter without sub-chapters, and going back skips it too', () => {
    const draft = chooseChapter(start, whole)
    expect(draft.step).toBe(4)
    expect(draft.modules.map(({ title }) => title)).toEqual(['Le cours', 'Le quiz'])
    expect(back(draft)?.step).toBe(2)
  })

  it('shows step 3 for a chapter with sub-chapters', () => {
    const draft = chooseChapter(start, divided)
    expect(draft.step).toBe(3)
    const chosen = chooseSubChapter(draft, { id: 's1', prompts })
    expect(chosen).toMatchObject({ step: 4, chapterId: 'c2', subChapterId: 's1' })
    expect(back(chosen)?.step).toBe(3)
  })

  it('goes back to the start, then closes', () => {
    expect(back(start)?.step).toBe(1)
    expect(back(emptyDraft('6ème'))).toBeNull()
  })

  it('adds the default module', () => {
    expect(addModule(start).modules).toMatchObject([
      { title: 'Nouveau module', type: 'TEXT', description: 'Décrivez votre module...' },
    ])
  })

  it('moves a module up, never the first one, and deletes', () => {
    const draft = chooseChapter(start, whole)
    const [first, second] = draft.modules
    expect(moveUp(draft, second?.key ?? '').modules.map(({ title }) => title)).toEqual(['Le quiz', 'Le cours'])
    expect(moveUp(draft, first?.key ?? '')).toEqual(draft)
    expect(removeModule(draft, first?.key ?? '').modules).toHaveLength(1)
  })

  it('cannot generate while busy, without modules, or with a module without title', () => {
    const draft = chooseChapter(start, whole)
    const [first] = draft.modules
    expect(canGenerate(draft, false)).toBe(true)
    expect(canGenerate(draft, true)).toBe(false)
    expect(canGenerate({ ...draft, modules: [] }, false)).toBe(false)
    expect(canGenerate(changeModule(draft, first?.key ?? '', { title: ' ' }), false)).toBe(false)
  })

  it('asks for exactly what the specification says', () => {
    expect(toRequest(chooseSubChapter(chooseChapter(start, divided), { id: 's1', prompts }), 'u1')).toEqual({
      desc: '',
      userId: 'u1',
      pathType: 'pedagogical_pathway',
      chapterId: 'c2',
      subChapterId: 's1',
      customPrompts: prompts,
      autoSlide: false,
    })
  })
})
