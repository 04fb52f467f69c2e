import { openBlock } from '../support/dashboard.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The dashboard', () => {
  test('greets, counts, recommends and has its empty texts @D01 @D03 @D04', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const { name } = await signIn()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
    await expect(page.getByText("Voici votre résumé d'apprentissage aujourd'hui")).toBeVisible()
    const counters = page.getByRole('group', { name: 'En un coup d’œil' })
    for (const label of ['Parcours et entraînements', 'Devoirs', 'Alertes'])
      await expect(counters.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Alertes de la semaine' })).toHaveCount(0)
    await expect((await openBlock(page, 'Recommandations d’Ariane')).getByRole('listitem')).toHaveCount(2)
    await expect((await openBlock(page, 'Parcours récents')).getByText('Aucun parcours récent')).toBeVisible()
    await expect((await openBlock(page, 'Devoirs récents')).getByText('Aucun devoir récent')).toBeVisible()
  })

  test('shows the three latest paths with their progress and opens them full screen @D04', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/')
    for (const [chapterId, subChapterId] of [
      ['math-4-geometrie', 'math-4-pythagore'],
      ['svt-4-terre', 'svt-4-tectonique-plaques'],
      ['pc-4-energie', 'pc-4-loi-ohm'],
    ] as const)
      await generatePath(page, person, [prompt('TEXT', 'Le cours')], { chapterId, subChapterId })
    const { id, modules } = await generatePath(page, person, [prompt('TEXT', 'Le cours'), prompt('TEXT', 'La suite')], {
      chapterId: 'fr-4-fiction-reel',
      subChapterId: 'fr-4-nouvelle-fantastique',
    })
    await callApi(page, `/api/module/${modules[0]?.id}/progress`, { userId: person.uid, seen: true, done: true })
    await page.reload()
    const recent = await openBlock(page, 'Parcours récents')
    await expect(recent.getByRole('listitem')).toHaveCount(3)
    await expect(recent.getByRole('listitem').first()).toContainText('En cours')
    await expect(recent.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '50')
    await expect(recent.getByRole('listitem').last()).toContainText('À faire')
    await recent.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(`/path/${id}`)
    await expect(page.getByRole('button', { name: 'Accueil' })).toBeVisible()
  })

  test('leads from each alert to what it is about @D02', async ({ page, signIn }) => {
    await signIn()
    const alerts = [
      { type: 'incomplete_lesson', title: 'Leçon de SVT', description: 'À revoir', eventId: 'e-1' },
      { type: 'incomplete_path', title: 'Parcours de maths', description: 'Pas fini', pathId: 999_999 },
      { type: 'incomplete_homework', title: 'Devoir de français', description: 'Pas rendu', homeworkId: 3 },
    ]
    const data = { alerts, totals: { pedagogical_and_training: 4, homework: 2 } }
    await page.route('**/api/calendar/alerts/weekly', route => route.fulfill({ json: { status: 'success', data } }))
    await page.goto('/')
    const block = await openBlock(page, 'Alertes de la semaine')
    // Homework first, the lesson that can wait last.
    await expect(block.getByRole('link')).toHaveText([/Devoir de français/, /Parcours de maths/, /Leçon de SVT/])
    for (const [title, address] of [
      ['Leçon de SVT', '/planning/e-1'],
      ['Parcours de maths', '/path/999999'],
      ['Devoir de français', '/homework'],
    ] as const)
      await expect(block.getByRole('link', { name: title })).toHaveAttribute('href', address)
    await expect(page.getByRole('group', { name: 'En un coup d’œil' })).toContainText('4')
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

    test('says that the counters are unknown, and offline why, in place of zeros @D01 @D05', async ({
      page,
      signIn,
    }) => {
      await signIn()
      let giveUp = () => {}
      const held = new Promise<void>(resolve => {
        giveUp = resolve
      })
      await page.route('**/api/calendar/alerts/weekly', async route => {
        await held
        await route.abort('failed')
      })
      await page.goto('/')
      const counters = page.getByRole('group', { name: 'En un coup d’œil' })
      await expect(counters.getByText('–')).toHaveCount(3)
      await expect(counters.getByText('inconnu')).toHaveCount(3)
      await expect(counters.getByText('hors ligne')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Parcours récents' })).toBeVisible()

      await page.context().setOffline(true)
      await expect(counters.getByText('hors ligne')).toHaveCount(3)
      const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/alerts/weekly'))
      giveUp()
      await failed
      await expect(counters.getByText('inconnu')).toHaveCount(3)
      await expect(counters).not.toContainText('0')

      await page.unroute('**/api/calendar/alerts/weekly')
      await page.context().setOffline(false)
      await expect(counters).toContainText('0Alertes')
      await expect(counters.getByText('inconnu')).toHaveCount(0)
    })
  })

  test.describe('when the alerts fail', () => {
    test.use({ expectedErrors: [/500/] })

    test('shows zeros and no message @D05', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/api/calendar/alerts/weekly', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Parcours récents' })).toBeVisible()
      await expect(page.getByRole('group', { name: 'En un coup d’œil' })).toContainText('0Alertes')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})
