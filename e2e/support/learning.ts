import { type Page, test } from '@playwright/test'
import type { Person } from './test.ts'

type Prompt = { title: string; type: string; prompt_generation: string }
type Path = { id: number; status: string; modules: { id: number; type: string; title: string }[] }

/** Where the page is, or will be once it shows something. */
export const readOrigin = (page: Page) =>
  page.url().startsWith('http') ? new URL(page.url()).origin : (test.info().project.use.baseURL ?? '')

/** One call of the API as the person signed in on the page. */
export async function callApi<T>(page: Page, path: string, data: object): Promise<T> {
  const origin = readOrigin(page)
  const answer = await page.request.post(`${origin}${path}`, { headers: { origin }, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A chapter, and its sub-chapter when it has some. */
type Place = { chapterId: string; subChapterId?: string }

/** Generates a path through the API and waits for it. */
export async function generatePath(
  page: Page,
  person: Person,
  modules: Prompt[],
  place: Place = { chapterId: 'hist-4-reperes' },
) {
  const request = { desc: '', userId: person.uid, pathType: 'pedagogical_pathway', ...place, customPrompts: modules }
  const { data } = await callApi<{ data: { id: number } }>(page, '/api/path/generate', request)
  for (let looks = 0; looks < 100; looks++) {
    const path = await readPath(page, person, data.id)
    if (path.status !== 'generating') return path
    await page.waitForTimeout(100)
  }
  throw new Error('the path was not generated in time')
}

async function readPath(page: Page, person: Person, id: number): Promise<Path> {
  const { data } = await callApi<{ data: Path }>(page, `/api/path/${id}`, { userId: person.uid })
  return data
}

export const prompt = (type: string, title: string): Prompt => ({ title, type, prompt_generation: '' })
