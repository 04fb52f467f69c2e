import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createPupil, openMenu } from '../support/people.ts'
import { createModule, holdPath } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const change = (page: Page, title: string) =>
  page.getByRole('button', { name: `Modifier le parcours « ${title} »`, exact: true }).click()

test.describe('Cards of paths', () => {
  test('a path is renamed, duplicated and, once confirmed, deleted @R08', { tag: SMOKE }, async ({ page, signIn }) => {
    test.slow()
    const person = await signIn()
    await generatePath(page, person, [prompt('TEXT', 'L’essentiel')])
    await page.goto('/revisions')
    const first = (await page.getByRole('article').getByRole('heading').textContent()) ?? ''
    await change(page, first)
    const dialog = page.getByRole('dialog', { name: 'Modifier le parcours' })
    await expect(dialog.getByRole('button', { name: 'Renommer' })).toBeDisabled()
    await dialog.getByLabel('Titre du parcours').fill('Avant le contrôle')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Renommer' }).click()
    await expect(card(page, 'Avant le contrôle')).toBeVisible()
    await expect(dialog).toBeHidden()

    await change(page, 'Avant le contrôle')
    await dialog.getByRole('button', { name: 'Dupliquer' }).click()
    await expect(card(page, 'Avant le contrôle (copie)')).toBeVisible()

    await change(page, 'Avant le contrôle (copie)')
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Supprimer le parcours « Avant le contrôle (copie) » ?' })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Annuler' }).click()
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await asked.getByRole('button', { name: 'Supprimer' }).click()
    await expect(card(page, 'Avant le contrôle (copie)')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('a path is pinned to the top of its list, and put back in its place @R08', async ({ page, signIn }) => {
    test.slow()
    const person = await signIn()
    for (const chapterId of ['hist-4-reperes', 'hist-4-theme-1'])
      await generatePath(page, person, [prompt('TEXT', 'L’essentiel')], { chapterId })
    await page.goto('/revisions')
    const headings = page.getByRole('article').getByRole('heading')
    await expect(headings).toHaveCount(2)
    const [newest = '', oldest = ''] = await headings.allTextContents()

    await change(page, oldest)
    const dialog = page.getByRole('dialog', { name: 'Modifier le parcours' })
    await dialog.getByRole('button', { name: 'Épingler en haut' }).click()
    await expect(page.getByText('Parcours épinglé en haut de la liste.')).toBeVisible()
    await expect(headings).toHaveText([oldest, newest])
    await expect(page.getByRole('button', { name: `Modifier le parcours « ${oldest} »` })).toBeFocused()
    await page.reload()
    await expect(headings).toHaveText([oldest, newest])
    await expect(card(page, oldest).getByText('Épinglé')).toBeVisible()
    await expect(card(page, newest).getByText('Épinglé')).toHaveCount(0)
    await expectAccessible(page)

    await change(page, oldest)
    await dialog.getByRole('button', { name: 'Ne plus épingler' }).click()
    await expect(headings).toHaveText([newest, oldest])
    await expect(page.getByText('Épinglé')).toHaveCount(0)
  })

  test('a manager who views a pupil pins a path in the pupil’s list @R08 @A11', async ({ page, signIn }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const inaya = await createPupil(page, teacher, 'Inaya', '4ème')
    for (const chapterId of ['hist-4-reperes', 'hist-4-theme-1'])
      await generatePath(page, inaya, [prompt('TEXT', 'L’essentiel')], { chapterId })
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Voir comme un élève' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Inaya' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Inaya')
    await page.goto('/revisions')
    const headings = page.getByRole('article').getByRole('heading')
    await expect(headings).toHaveCount(2)
    const [newest = '', oldest = ''] = await headings.allTextContents()
    await change(page, oldest)
    await page.getByRole('button', { name: 'Épingler en haut' }).click()
    await expect(headings).toHaveText([oldest, newest])
    await expect(card(page, oldest).getByText('Épinglé')).toBeVisible()
  })

  test.describe('somebody else’s link', () => {
    test.use({ expectedErrors: [/status of 404/] })
    test('offers a copy of one’s own and tells nothing of its owner @R08', async ({ page, signIn, baseURL }) => {
      test.slow()
      const owner = await signIn()
      const { id } = await generatePath(page, owner, [prompt('TEXT', 'L’essentiel')])
      const [path] = await callApi<{ link: string }[]>(page, '/api/paths', { userId: owner.uid })
      await page.context().clearCookies()
      await register(page, baseURL ?? '', {})
      await page.goto(`/path/${id}#${path?.link}`)
      await expect(page.getByText(/Quelqu’un vous a envoyé ce parcours/)).toBeVisible()
      await expect(page.getByText(owner.name)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ajouter à mes parcours' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'L’essentiel' })).toBeVisible()
      expect(page.url()).not.toContain(`/path/${id}#`)
      await page.goto('/revisions')
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })

  test('a path is shown on paper, every module without its answers @L08', async ({ page, signIn }) => {
    test.slow()
    const person = await signIn()
    const types = ['TEXT', 'TRUE_FALSE', 'BLANKS', 'DIALOG_CARDS', 'MATCHING_PAIRS', 'INTERACTIVE_BOOK']
    const { id } = await generatePath(
      page,
      person,
      types.map(type => prompt(type, `Module ${type}`)),
    )
    await page.goto(`/path/${id}?impression=1`)
    for (const type of types) await expect(page.getByRole('heading', { name: `Module ${type}` })).toBeVisible()
    await expect(page.getByText('☐ Vrai').first()).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    for (const sheet of ['html', 'body'])
      await expect(page.locator(sheet)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen', colorScheme: null })
    await page.getByRole('button', { name: 'Revenir au parcours' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Module TEXT' })).toBeVisible()
  })

  test('a program is coloured, in a block and inside a lesson @L02', async ({ page, signIn }) => {
    await signIn()
    const program = 'for i in range(10):\n    print("Bonjour", i)  # dix fois'
    await page.goto(
      await holdPath(page, [
        createModule(1, 'En Python', {
          contentType: 'module',
          content: [
            { type: 'code', content: program },
            { type: 'markdown', content: `Le même :\n\n\`\`\`python\n${program}\n\`\`\`` },
          ],
        }),
      ]),
    )
    const programs = page.getByRole('group', { name: 'Programme' })
    await expect(programs).toHaveCount(2)
    for (const n of [0, 1]) {
      await expect(programs.nth(n).locator('.hljs-keyword').first()).toHaveText('for')
      await expect(programs.nth(n)).toContainText('print("Bonjour", i)')
    }
    await expectAccessible(page)
  })
})
