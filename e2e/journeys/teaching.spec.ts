import type { ClassDetail } from '@ariane/shared/contracts'
import { answerQuiz } from '../support/classes.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { elsewhere, enterAs, openMenu } from '../support/people.ts'
import { expect, freshName, test } from '../support/test.ts'

const FIRST_NAMES = ['Ana', 'Bob', 'Chloé', 'Driss', 'Éva', 'Fanny', 'Gaël', 'Hawa', 'Inès', 'Jules']

/** So soon a teacher sees what was just answered. */
const SEEN_MS = 2000

/** Thirty lines as a school's export has them, of ten first names and three last ones. */
const writeList = (tag: string) => [
  'Nom;Prénom;Division',
  ...['Adam', 'Morel', 'Zola'].flatMap(last => FIRST_NAMES.map(first => `${last}${tag};${first};4e B`)),
]

test.describe('A teacher’s year', () => {
  test('thirty pupils imported, work given, three answer, results seen, a notion given again, the next year @K02 @K03 @K04', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER', grade: '4ème' })
    const tag = freshName('x')
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Mes classes' }).click()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Importer une liste' }).click()
    const sheet = page.getByRole('dialog', { name: 'Importer une classe' })
    await sheet.getByLabel('Liste de la classe').fill(writeList(tag).join('\n'))
    await sheet.getByRole('button', { name: 'Vérifier la liste' }).click()
    await sheet.getByRole('button', { name: 'Créer 30 élèves' }).click()
    await expect(sheet.getByText('30 comptes sont créés.')).toBeVisible({ timeout: 60_000 })
    const slips = sheet.getByRole('list', { name: 'Fiches des élèves' }).getByRole('listitem')
    await expect(slips).toHaveCount(30)
    const logins = []
    for (const at of [0, 10, 20]) {
      const [, login = '', password = ''] = await slips.nth(at).getByRole('definition').allTextContents()
      logins.push({ login, password })
    }

    await generatePath(page, teacher, [prompt('SINGLE_CHOICE_SET', 'Vérifier')])
    await page.goto('/classes')
    await main.getByRole('link', { name: /^4e B/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4e B')
    const classPage = page.url()
    const read = await page.request.get(classPage.replace('/classes/', '/api/classes/'))
    const { pupils } = ((await read.json()) as { data: ClassDetail }).data
    await main.getByRole('link', { name: 'Donner un travail' }).click()
    await main.getByRole('button', { name: 'Un de mes parcours' }).click()
    await main.getByLabel('Parcours').selectOption({ index: 1 })
    await main.getByRole('group', { name: 'À rendre' }).getByRole('button').nth(1).click()
    await main.getByRole('button', { name: 'Donner à 30 élèves' }).click()
    await expect(page.getByText('Travail donné à 30 élèves.')).toBeVisible()

    const origin = new URL(page.url()).origin
    const there = []
    for (const { login, password } of logins) {
      const pupil = await elsewhere(browser, page)
      await enterAs(pupil, origin, { email: `${login}@ariane.example`, password })
      await pupil.goto('/')
      await expect(pupil.getByText(`Proposé par ${teacher.name}`).first()).toBeVisible()
      const uid = pupils.find(one => one.login === login)?.userId ?? ''
      const paths = await callApi<{ id: number }[]>(pupil, '/api/paths', { userId: uid })
      there.push({ pupil, uid, pathId: paths[0]?.id ?? 0 })
    }
    await page.goto(classPage)
    const table = main.getByRole('table', { name: 'Résultats par notion' })
    await expect(main.getByRole('region', { name: 'Par notion' })).toContainText('Pas encore de réponse')
    const played = await Promise.all(there.map(({ pupil, uid, pathId }) => answerQuiz(pupil, { uid }, pathId, true)))
    const sum = (field: 'answers' | 'right') => played.reduce((total, one) => total + one[field], 0)
    expect(sum('answers')).toBeGreaterThan(3)

    const asked = Date.now()
    await main.getByLabel('Période').selectOption('7')
    const whole = table.getByRole('row', { name: /Tout le sous-chapitre/ }).first()
    await expect(whole).toContainText(`${sum('right')} sur ${sum('answers')}`, { timeout: SEEN_MS })
    expect(Date.now() - asked).toBeLessThan(SEEN_MS)
    for (const { pupil } of there) await pupil.context().close()
    await whole.getByRole('link').click()
    await main.getByRole('button', { name: 'Proposer à ces 3 élèves' }).click()
    await expect(page.getByText(/^Reprise proposée à /)).toBeVisible()
    await page.goto(`${classPage}?vue=travaux`)
    await main.getByRole('link', { name: 'Travaux donnés' }).click()
    await expect(main.getByRole('list', { name: 'Travaux donnés' }).getByRole('link')).toHaveCount(2)

    await page.goto(classPage)
    await main.getByRole('link', { name: 'Élèves, 30' }).click()
    await main.getByRole('button', { name: 'Passer à l’année suivante' }).click()
    const next = page.getByRole('dialog', { name: 'Passer à l’année suivante' })
    await expect(next.getByRole('region', { name: 'Aperçu' })).toContainText('30 élèves dans la 3e B, en 3ème')
    const typed = next.getByLabel('Pour confirmer, tapez « 4e B »')
    if (await typed.isVisible()) await typed.fill('4e B')
    await next.getByRole('button', { name: 'Faire le passage' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3e B')
  })
})
