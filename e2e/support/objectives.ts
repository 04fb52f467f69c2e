import type { Objective } from '@ariane/shared/contracts/objectives'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { Page } from '@playwright/test'
import { readOrigin } from './learning.ts'
import type { Person } from './test.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** A calendar day in Paris, so many days from today. */
export const dayFromNow = (days: number) => shiftDay(localDay(Date.now()), days)

/** A call of the objectives' API as the person signed in on the page. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, data: object = {}) {
  const origin = readOrigin(page)
  const answer = await page.request.fetch(`${origin}/api/objectives${path}`, { method, headers: { origin }, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: Objective }).data
}

type TaskPart = Partial<Objective['tasks'][number]>

const taskInput = (part: TaskPart = {}) => ({
  title: 'Réciter la leçon',
  description: '',
  selectedDays: EVERY_DAY,
  dueDate: null,
  startTime: null,
  endTime: null,
  ...part,
})

/** Creates an objective of two weeks through the API, with tasks for every day. */
export function createObjective(
  page: Page,
  { uid }: Pick<Person, 'uid'>,
  { tasks = [{}], ...part }: { tasks?: TaskPart[] } & Partial<Omit<Objective, 'tasks'>> = {},
): Promise<Objective> {
  const objective = {
    userId: uid,
    title: 'Apprendre les verbes irréguliers',
    type: 'School',
    startDate: dayFromNow(-3),
    endDate: dayFromNow(11),
    isDaily: true,
    recurrenceDays: EVERY_DAY,
    successCriteria: 'Dix verbes justes sur dix',
    progressCriteria: 'Sept verbes justes sur dix',
    effortNeededCriteria: 'Moins de cinq verbes justes',
    ...part,
    tasks: tasks.map(taskInput),
  }
  return send(page, 'POST', '', { objective })
}

/** Opens the sheet of an objective by its address. */
export async function openSheet(page: Page, { id, title }: Pick<Objective, 'id' | 'title'>) {
  await page.goto(`/objectives?objectif=${id}`)
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByText('Objectif créé').waitFor()
  return sheet
}
