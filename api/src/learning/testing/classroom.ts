import { learningRoutes, type PathDetail } from '@ariane/shared/contracts'
import { builtInTutor } from '@ariane/tutor'
import { expect, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestApiOptions, type TestPerson } from '../../testing/test-api.ts'

export const place = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
export const text = { title: 'L’essentiel', type: 'TEXT', prompt_generation: 'Le résumé' } as const
export const quiz = { title: 'Vérifier', type: 'TRUE_FALSE', prompt_generation: '2 affirmations' } as const
export const everyStatement = {
  title: 'Tout vérifier',
  type: 'TRUE_FALSE',
  prompt_generation: '12 affirmations',
} as const
export const choices = { title: 'Choisir', type: 'SINGLE_CHOICE_SET', prompt_generation: '2 questions' } as const
export const cards = { title: 'Les mots', type: 'FLASHCARDS', prompt_generation: '3 cartes' } as const
export const turnedCards = { title: 'À retourner', type: 'DIALOG_CARDS', prompt_generation: '3 cartes' } as const
export const openQuestion = { title: 'Expliquer', type: 'OPEN_QUESTION', prompt_generation: '1 question' } as const
type Prompt =
  | typeof choices
  | typeof openQuestion
  | typeof text
  | typeof quiz
  | typeof everyStatement
  | typeof cards
  | typeof turnedCards
type PathRequest = {
  desc: string
  userId: string
  pathType: 'pedagogical_pathway'
  chapterId: string
  subChapterId: string
  customPrompts: Prompt[]
}

/** What a pupil does with paths, in the fewest words. */
export interface Learner extends TestPerson {
  request(...customPrompts: Prompt[]): PathRequest
  read(id: number): Promise<PathDetail>
  /** The path once its modules are written. */
  written(id: number): Promise<PathDetail>
  generate(...customPrompts: Prompt[]): Promise<PathDetail>
  /** Chooses the right options of a chapter, or the wrong ones. */
  choose(moduleId: number, chapter: string, right: boolean): Promise<{ score: number; correct: boolean }>
}

/** A pupil who learns. */
export const learner = (api: TestApi, pupil: TestPerson): Learner => {
  const request = (...customPrompts: Prompt[]) => ({
    desc: '',
    userId: pupil.uid,
    pathType: 'pedagogical_pathway' as const,
    ...place,
    customPrompts,
  })
  const read = async (id: number) => (await pupil.call(learningRoutes.readPath, { id, userId: pupil.uid })).data
  const written = (id: number) =>
    vi.waitFor(async () => {
      const path = await read(id)
      expect(path.status).not.toBe('generating')
      return path
    }, PATIENCE)
  return {
    ...pupil,
    request,
    read,
    written,
    async generate(...customPrompts) {
      const { data } = await pupil.call(learningRoutes.generatePath, request(...customPrompts))
      return written(data.id)
    },
    async choose(id, chapter, right) {
      const { answer_key } = await api.db
        .q()
        .selectFrom('modules')
        .select('answer_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const { options } = answer_key[chapter] as { options: Record<string, { correct: boolean }> }
      const chosen = Object.keys(options).filter(option => options[option]?.correct === right)
      const answer = { engine: 'quiz' as const, chosen }
      return (await pupil.call(learningRoutes.answerModule, { id, userId: pupil.uid, key: chapter, answer })).data
    },
  }
}

/** The application with its jobs running, a pupil and another one. */
export const classroom = async (options: TestApiOptions = {}) => {
  // Read before the first call, which has a deadline.
  builtInTutor.topic(place)
  const api = await createTestApi(options)
  const pupil = learner(api, await api.signUp())
  const other = await api.signUp()
  await api.startJobs()
  return { api, pupil, other }
}

export const findModule = (path: PathDetail, position: number) => {
  const module = path.modules[position]
  if (!module) throw new Error(`no module ${position}`)
  return module
}
