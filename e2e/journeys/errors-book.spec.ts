import type { DueReviews, ReviewItem } from '@ariane/shared/contracts/review'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openBlock } from '../support/dashboard.ts'
import { answerHomework, createHomework } from '../support/homework.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { dayFromNow } from '../support/objectives.ts'
import { expect, test } from '../support/test.ts'
import { DAY_OF_MONTH } from '../support/written-dates.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

type Module = { id: number; activity: Record<string, { engine: string; stem: string }> }

test.describe('Carnet d’erreurs', () => {
  test('is calm when empty, takes what was missed, says when it comes back, and lets it go @H09', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/revisions')
    await page.getByRole('link', { name: 'Carnet d’erreurs' }).click()
    await expect(page.getByText('Votre carnet est vide')).toBeVisible()
    await expectAccessible(page)

    const homework = await createHomework(page, person, 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.')
    await answerHomework(page, homework, 0, 'x = 4')
    await page.reload()
    await expect(page.getByText('Rien à revoir aujourd’hui.')).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: 'Vient de :' })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Mathématiques')
    await expect(card).toContainText(/Revient le \S+ \d+/)
    await expect(
      page.getByText(new RegExp(`\\S+ ${DAY_OF_MONTH} \\S+, de \\d\\d:\\d\\d à \\d\\d:\\d\\d`)),
    ).toBeVisible()
    await expectAccessible(page)

    await card.getByRole('button', { name: 'Retirer la question 1 du carnet' }).click()
    await page.getByRole('button', { name: 'Retirer du carnet', exact: true }).click()
    await expect(page.getByText('Votre carnet est vide')).toBeVisible()
    await page.getByRole('button', { name: 'Révisions', exact: true }).click()
    await expect(page).toHaveURL(/\/revisions$/)
  })

  test('asks again, one question at a time, with its correction, and says when each comes back @H09', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/revisions')
    const homework = await createHomework(page, person, 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.')
    await answerHomework(page, homework, 0, 'x = 4')
    const quiz = { ...prompt('SINGLE_CHOICE_SET', 'Vérifier'), prompt_generation: '1 question' }
    const { id } = await generatePath(page, person, [quiz], PLACE)
    const path = await callApi<{ data: { modules: Module[] } }>(page, `/api/path/${id}`, { userId: person.uid })
    const [module] = path.data.modules
    if (!module) throw new Error('the path has no module')
    const [key, data] = Object.entries(module.activity)[0] ?? ['', { engine: '', stem: '' }]
    await callApi(page, `/api/module/${module.id}/answer`, {
      userId: person.uid,
      key,
      answer: { engine: 'quiz', chosen: ['no option'] },
    })

    // They come back tomorrow: the page is told that tomorrow is today, the API judges.
    const { data: cards } = await callApi<{ data: ReviewItem[] }>(page, '/api/review/cards', { userId: person.uid })
    const question = (card: ReviewItem): DueReviews['cards'][number]['question'] =>
      card.source.kind === 'homework'
        ? { kind: 'homework', statement: '', question: card.prompt, hint: 'Isolez $x$.' }
        : ({
            kind: 'activity',
            moduleId: module.id,
            key,
            title: 'Vérifier',
            link: '/frames/activity.html',
            data,
          } as never)
    await page.route('**/api/review/due', route =>
      route.fulfill({
        json: {
          status: 'success',
          data: { cards: cards.map(card => ({ ...card, question: question(card) })), plan: [], doneToday: 0, total: 2 },
        },
      }),
    )
    await page.goto('/revisions/erreurs')
    await expect(page.getByText('2 questions, environ 4 minutes')).toBeVisible()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 sur 2' })).toBeFocused()
    await page.getByPlaceholder('Votre réponse...').fill('x = 5')
    await page.reload()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(page.getByPlaceholder('Votre réponse...')).toHaveValue('x = 5')
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText('Réponse juste')).toBeVisible()
    await expect(page.getByText(new RegExp(`Cette question reviendra le \\S+ ${DAY_OF_MONTH} \\S+\\.`))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Question suivante' }).click()

    await expect(page.getByRole('heading', { name: 'Question 2 sur 2' })).toBeFocused()
    const frame = page.locator('iframe').contentFrame()
    await frame.getByRole('radio').first().check()
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText(new RegExp(`Cette question reviendra le \\S+ ${DAY_OF_MONTH} \\S+\\.`))).toBeVisible()
    await page.getByRole('button', { name: 'Terminer' }).click()
    await expect(page.getByText('C’est tout pour aujourd’hui')).toBeVisible()
    const after = await callApi<{ data: ReviewItem[] }>(page, '/api/review/cards', { userId: person.uid })
    expect(after.data.map(({ reviews }) => reviews)).toEqual([1, 1])
  })
})

test.describe('Recommendations', () => {
  test('come from the pupil’s own planner and say why, each leading to its fact @D06', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/')
    const tips = await openBlock(page, 'Recommandations d’Ariane')
    await expect(tips.getByRole('link', { name: 'Commencez un premier parcours' })).toBeVisible()
    await expect(tips.getByText('Vous n’avez pas encore de parcours de révision.')).toBeVisible()

    const startTimestamp = Date.parse(`${dayFromNow(1)}T11:00:00Z`) / 1000
    await callApi(page, '/api/calendar/event', {
      userId: person.uid,
      title: 'Les fonctions',
      type: 'exam',
      startTimestamp,
      endTimestamp: startTimestamp + 3600,
    })
    await page.reload()
    await openBlock(page, 'Recommandations d’Ariane')
    await expect(tips.getByRole('listitem')).toHaveCount(1)
    await expect(tips.getByText('Avant le contrôle de demain.')).toBeVisible()
    await tips.getByRole('link', { name: /Révisez «\sLes fonctions\s»/ }).click()
    await expect(page).toHaveURL(/\/planning\//)
  })
})
