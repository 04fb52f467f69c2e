import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { PathDetail } from '@ariane/shared/contracts/learning'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { readPack, solve, tamperAnswer } from './activities.ts'
import { answer, goOn, press } from './keyboard.ts'
import { callApi, generatePath, prompt } from './learning.ts'
import { tellEngine } from './plays.ts'
import { poke } from './pointer.ts'
import type { Person } from './test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const pack = readPack('hist-4-revolution-empire')

/** A path with one module of this type in this lesson, opened. `wish` keeps sets short. */
export async function open(page: Page, person: Person, type: string, title: string, wish = '', place = PLACE) {
  const { id } = await generatePath(page, person, [{ ...prompt(type, title), prompt_generation: wish }], place)
  const read = async () => (await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })).data
  await page.goto(`/path/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  const [module] = (await read()).modules
  if (!module) throw new Error('the path has no module')
  tellEngine(module)
  const chapters = Object.values(module.activity ?? {})
  return { id, read, chapters, frame: page.locator(`iframe[title="${title}"]`).contentFrame() }
}

/** Goes on past what this journey does not ask about, to the first chapter that an engine plays. */
export async function skipTo<E extends ActivityData['engine']>(
  page: Page,
  frame: FrameLocator,
  chapters: readonly ActivityData[],
  engine: E,
) {
  const place = chapters.findIndex(one => one.engine === engine)
  const data = chapters[place]
  if (data?.engine !== engine) throw new Error(`nothing is played by ${engine}`)
  for (let n = 2; n <= place + 1; n++) {
    await poke(page.getByRole('button', { name: 'Suivant' }))
    await expect(frame.getByText(`Étape ${n} sur ${chapters.length}`, { exact: true })).toBeVisible()
  }
  return data as Extract<ActivityData, { engine: E }>
}

/** What `open` gives: the frame in which it is played, its chapters, and the path as the API has it. */
export type Opened = Awaited<ReturnType<typeof open>>

/** Answers a chapter that asks something, by keyboard, wrong then right, and goes on. */
export async function pass(page: Page, frame: FrameLocator, data: ActivityData) {
  const asks = data.engine === 'quiz' || data.engine === 'cloze' || data.engine === 'match' || data.engine === 'cards'
  if (asks) {
    const validate = frame.getByRole('button', { name: 'Valider' })
    const right = solve(pack, data)
    await answer({ page, frame, data }, tamperAnswer(data, right))
    await press(page, validate)
    await expect(frame.getByText(/Ce n’est pas encore cela|Ce n’est pas la bonne réponse\./)).toBeVisible()
    await press(page, frame.getByRole('button', { name: 'Réessayer' }))
    await answer({ page, frame, data }, right)
    await press(page, validate)
    await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
  }
  await goOn(page, frame)
}

/** The end of the path, on the page and in the API. */
export const expectDone = async (page: Page, read: () => Promise<PathDetail>) => {
  await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
  await expect.poll(read).toMatchObject({ status: 'done', percent: 100 })
}

/** What the page has been told to play. */
export const heard = (page: Page) => page.waitForResponse(one => one.url().endsWith('/speech') && one.ok())
