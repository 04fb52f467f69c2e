import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { createPupil, openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('Seeing the product as a pupil', () => {
  test('a manager switches to a pupil and back, with a banner all along @A09 @A11 @S07', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    await expect(page.getByText('Vous n’avez pas encore d’élève')).toBeVisible()
    await createPupil(page, teacher, 'Inaya', '5ème')
    await expect(page.getByText('Commencer un premier parcours')).toHaveCount(0)
    const menu = await openMenu(page)
    await expect(menu.getByText('Professeur', { exact: true })).toBeVisible()
    await expect(menu.getByText('4ème')).toHaveCount(0)
    await menu.getByRole('button', { name: 'Voir comme un élève' }).click()
    const chooser = page.getByRole('dialog', { name: 'Voir comme un élève' })
    await expect(chooser.getByRole('button', { name: 'Inaya' })).toBeVisible()
    await expectAccessible(page)
    await chooser.getByRole('button', { name: 'Inaya' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Inaya')
    const main = page.getByRole('main')
    await expect(main.getByText('Vous voyez Ariane comme Inaya.')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/profile')
    await expect(main.getByText('Vous voyez Ariane comme Inaya.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Classe' })).toHaveValue('5ème')
    await page.goto('/profile/acces')
    await expect(page.getByText('Cette page n’appartient qu’à Inaya')).toBeVisible()
    await main.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(page.getByText('Vous voyez Ariane comme')).toHaveCount(0)
    await expect(main).toBeFocused()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${teacher.name}`)
  })

  test('the banner also stands above a full-screen path, which keeps its place @A11', async ({ page, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const maelle = await createPupil(page, teacher, 'Maëlle', '4ème')
    const path = await generatePath(page, maelle, [prompt('TEXT', 'Le cours')])
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Voir comme un élève' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Maëlle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Maëlle')
    await page.goto(`/path/${path.id}`)
    await expect(page.getByText('Vous voyez Ariane comme Maëlle.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(page.getByText('Vous voyez Ariane comme')).toHaveCount(0)
  })

  test('a late answer never shows the pupil who was left @A09 @A11', async ({ page, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const slow = await createPupil(page, teacher, 'Kenza')
    await createPupil(page, teacher, 'Louis')
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    let late = 0
    let answered = 0
    let aborted = 0
    page.on('requestfailed', request => {
      if (request.url().endsWith('/api/user/reference')) aborted += 1
    })
    await page.route('**/api/user/reference', async route => {
      const { userId } = route.request().postDataJSON() as { userId: string }
      if (userId === slow.uid) {
        late += 1
        await held
      }
      await route.continue().catch(() => undefined)
      if (userId === slow.uid) answered += 1
    })
    await page.goto('/profile')
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(teacher.email)
    const view = async (name: string) => {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: /^Voir (comme un|un autre) élève$/ }).click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
      await expect(page.getByText(`Vous voyez Ariane comme ${name}.`)).toBeVisible()
    }
    await view('Kenza')
    await expect.poll(() => late).toBe(1)
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveCount(0)
    await view('Louis')
    await expect.poll(() => aborted).toBe(1)
    await expect(page.getByLabel('Prénom')).toHaveValue('Louis')
    answer()
    await expect.poll(() => answered).toBe(1)
    await page.getByRole('link', { name: 'Accès et mot de passe' }).click()
    await expect(page.getByText('Cette page n’appartient qu’à Louis')).toBeVisible()
    await page.getByRole('link', { name: 'Mes informations' }).click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Louis')
    await expect(page.getByText('Kenza')).toHaveCount(0)
  })

  test('a pupil has no switch, no list and no sheet @A09 @S07', async ({ page, signIn }) => {
    await signIn({ grade: '5ème' })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/profile/eleves')
    await expect(page.getByRole('heading', { name: 'Qui vous suit' })).toBeVisible()
    const menu = await openMenu(page)
    await expect(menu.getByText('5ème')).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Voir comme un élève' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(asked).not.toContain('/api/user/teachers/students')
  })
})
