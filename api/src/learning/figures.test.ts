import { learningRoutes, pathRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { classroom, findModule, type Learner } from './testing/classroom.ts'

let now = new Date('2026-11-23T18:00:00Z')
let api: TestApi
let pupil: Learner

beforeAll(async () => {
  ;({ api, pupil } = await classroom({ now: () => now }))
})
afterAll(() => api.close())

const PLACE = { chapterId: 'math-4-geometrie', subChapterId: 'math-4-pythagore' }
const course = { title: 'Le cours', type: 'ADVANCED_TEXT', prompt_generation: '' } as const
const answers = { title: 'À toi', type: 'SHORT_ANSWER', prompt_generation: '8 questions' } as const

const write = async () => {
  const customPrompts = [course, answers]
  const request = { desc: '', userId: pupil.uid, pathType: 'pedagogical_pathway' as const, ...PLACE, customPrompts }
  const { data } = await pupil.call(learningRoutes.generatePath, request)
  return pupil.written(data.id)
}

describe('the figures of a path @B01', () => {
  it('are drawn when the path is read; the database keeps what they are drawn from', async () => {
    const path = await write()
    const { figures = {} } = findModule(path, 0)
    expect(Object.keys(figures).toSorted()).toEqual(['carres', 'cote', 'hypotenuse'])
    expect(figures.hypotenuse?.svg).toMatch(/^<svg [^>]*role="img"/)
    expect(figures.hypotenuse).toMatchObject({ title: 'Triangle DEF rectangle en D', w: 260.6, h: 298 })
    expect(figures.hypotenuse?.text).toContain('EF\u00a0: longueur cherchée.')
    const rows = await api.db.q().selectFrom('modules').select('figures').where('path_id', '=', path.id).execute()
    expect(JSON.stringify(rows)).toContain('"kind":"geometry"')
    expect(JSON.stringify(rows)).not.toContain('<svg')
  })

  it('stand under the chapter that shows them, and go along with a copy', async () => {
    const path = await write()
    const { figures = {}, activity = {} } = findModule(path, 1)
    expect(Object.keys(figures).length).toBeGreaterThan(1)
    for (const key of Object.keys(figures)) expect(activity[key]?.engine).toBe('writing')
    const { data } = await pupil.call(pathRoutes.duplicatePath, { id: path.id, userId: pupil.uid })
    expect(findModule(await pupil.written(data.id), 1).figures).toEqual(figures)
  })

  it('leave their words where the data cannot be drawn any more', async () => {
    const path = await write()
    const { id } = findModule(path, 0)
    await api.db
      .q()
      .updateTable('modules')
      .set({ figures: JSON.stringify({ hypotenuse: { kind: 'hologram' } }) })
      .where('id', '=', id)
      .execute()
    const module = findModule(await pupil.read(path.id), 0)
    expect(module).not.toHaveProperty('figures')
    expect(JSON.stringify(module.content)).toContain('Triangle DEF rectangle en D**.')
  })

  it('come back with a missed question in the carnet d’erreurs', async () => {
    const path = await write()
    const { id, figures = {} } = findModule(path, 1)
    const [key = ''] = Object.keys(figures)
    const answer = { engine: 'writing' as const, text: '3 km' }
    await pupil.call(learningRoutes.answerModule, { id, userId: pupil.uid, key, answer })
    now = new Date('2026-11-24T18:00:00Z')
    const { data } = await pupil.call(reviewRoutes.dueReviews, { userId: pupil.uid })
    expect(data.cards.map(({ question }) => question)).toContainEqual(
      expect.objectContaining({ moduleId: id, key, figure: figures[key] }),
    )
  })
})
