import type { PathDetail } from '@ariane/shared/contracts/learning'
import type { Page } from '@playwright/test'
import { callApi, generatePath, prompt } from './learning.ts'
import { createPupil } from './people.ts'
import type { Person } from './test.ts'

/** A class of the teacher signed in on the page. */
export async function createClass(page: Page, name: string, grade = '6ème'): Promise<string> {
  const { data } = await callApi<{ data: { id: string } }>(page, '/api/classes', { name, grade, schoolYear: 2026 })
  return data.id
}

/** Pupils of these names in a class of the teacher signed in on the page. */
export async function fillClass(page: Page, teacher: Person, id: string, names: readonly string[], grade = '6ème') {
  const pupils = []
  for (const name of names) pupils.push(await createPupil(page, teacher, name, grade))
  await callApi(page, `/api/classes/${id}/pupils`, { userIds: pupils.map(({ uid }) => uid) })
  return pupils
}

/** Makes a path of one quiz for the person signed in on the page, and answers it once: wrongly, or with the first options. */
export async function playQuiz(page: Page, person: Person, wrongly = false) {
  const { id } = await generatePath(page, person, [prompt('SINGLE_CHOICE_SET', 'Vérifier')])
  return answerQuiz(page, person, id, wrongly)
}

/**
 * Answers each question of a path once with its first option; how many there were, and how many were right. Two options of a
 * question with one right answer are wrong.
 */
export async function answerQuiz(page: Page, { uid }: Pick<Person, 'uid'>, pathId: number, wrongly = false) {
  const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${pathId}`, { userId: uid })
  const results: boolean[] = []
  for (const { id, activity } of data.modules)
    for (const [key, question] of Object.entries(activity ?? {})) {
      if (question.engine !== 'quiz') continue
      const answer = {
        engine: 'quiz',
        chosen: question.options.slice(0, wrongly ? 2 : 1).map(({ id: option }) => option),
      }
      const path = `/api/module/${id}/answer`
      const given = await callApi<{ data: { correct: boolean } }>(page, path, { userId: uid, key, answer })
      results.push(given.data.correct)
    }
  return { answers: results.length, right: results.filter(Boolean).length }
}
