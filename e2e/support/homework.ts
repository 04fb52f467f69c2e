import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import type { Page } from '@playwright/test'
import { callApi } from './learning.ts'
import type { Person } from './test.ts'

/** A homework in mathematics made of this text, through the API. The page has to show the product. */
export async function createHomework(page: Page, person: Person, text: string): Promise<HomeworkDetail> {
  const request = {
    userId: person.uid,
    desc: text,
    pathType: 'homework',
    subject: 'Mathématiques',
    chapterId: 'math-4-nombres',
    text,
  }
  const { data } = await callApi<{ data: { id: number } }>(page, '/api/path/generate', request)
  for (let looks = 0; looks < 100; looks++) {
    const { data: homework } = await callApi<{ data: HomeworkDetail }>(page, `/api/homework/path/${data.id}`, {})
    if (homework.status !== 'generating') return homework
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('the homework was not written in time')
}

/** Answers a question of it through the API. */
export const answerHomework = (page: Page, { modules }: HomeworkDetail, exerciceIndex: number, answer: string) =>
  callApi(page, '/api/homework/correct', { moduleId: modules[0]?.id, exerciceIndex, questionIndex: 0, answer })
