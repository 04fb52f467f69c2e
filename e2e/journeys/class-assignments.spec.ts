import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/axe.ts'
import { answerQuiz, createClass, fillClass, playQuiz } from '../support/classes.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { printed } from '../support/papers.ts'
import { elsewhere, enterAs } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

test.describe('Work given to a class', () => {
  test('lands in the planner and among the paths, shows where each pupil is, is extended, withdrawn and given again @K02', {
    tag: SMOKE,
  }, async ({ page, browser, signIn }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER', grade: '4ème' })
    await page.goto('/')
    const id = await createClass(page, '4e B', '4ème')
    const names = ['Ana', 'Bob'].map(name => freshName(name))
    const [ana, bob] = await fillClass(page, teacher, id, names, '4ème')
    await generatePath(page, teacher, [prompt('SINGLE_CHOICE_SET', 'Vérifier')])
    await page.goto(`/classes/${id}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Donner un travail' }).click()
    const give = main.getByRole('button', { name: 'Donner à 2 élèves' })
    await expect(give).toBeDisabled()
    await main.getByRole('button', { name: 'Un de mes parcours' }).click()
    await main.getByLabel('Parcours').selectOption({ index: 1 })
    await main.getByRole('group', { name: 'À rendre' }).getByRole('button').nth(1).click()
    await expect(main.getByText(/^Rien d’autre n’est à rendre/)).toBeVisible()
    await main.getByLabel('Consigne (facultative)').fill('Faites d’abord la leçon.')
    await expect(main.getByRole('complementary', { name: 'Ce que vos élèves verront' })).toContainText(
      'Faites d’abord la leçon.',
    )
    await expectAccessible(page)
    await give.click()
    await expect(page.getByText('Travail donné à 2 élèves.')).toBeVisible()
    const list = main.getByRole('list', { name: 'Travaux donnés' })
    await expect(list.getByText('0 sur 2 a terminé')).toBeVisible()

    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, new URL(page.url()).origin, ana ?? teacher)
    await pupil.goto('/')
    await expect(pupil.getByText(`Proposé par ${teacher.name}`).first()).toBeVisible()
    const paths = await callApi<{ id: number }[]>(pupil, '/api/paths', { userId: ana?.uid })
    const { answers } = await answerQuiz(pupil, { uid: ana?.uid ?? '' }, paths[0]?.id ?? 0, true)

    await list.getByRole('link').first().click()
    const states = main.getByRole('list', { name: 'Où en est chaque élève, par nom puis prénom' })
    await expect(states.getByRole('listitem').first()).toContainText('Terminé')
    await expect(states.getByRole('listitem').first()).toContainText('du premier coup')
    await expect(states.getByRole('listitem').nth(1)).toContainText('Pas commencé')
    const notions = main.getByRole('list', { name: 'Par notion' }).getByRole('listitem')
    await expect(notions.first()).toContainText('Peu de réponses')
    const wrong = main.getByRole('region', { name: 'Ce qui a été répondu' })
    expect(answers).toBeGreaterThan(0)
    await expect(wrong.getByText(names[0] ?? '').first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Télécharger (csv)' }).click()
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file.split('\n')[0]).toContain('nom;prénom;état;en retard;notion;réponses;justes du premier coup')
    expect(file).toContain(`${names[1]};Pas commencé`)
    await expectAccessible(page)

    await main.getByRole('button', { name: 'Prolonger' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changer la date' })
    await dialog.getByRole('group', { name: 'À rendre' }).getByRole('button').nth(2).click()
    await dialog.getByRole('button', { name: 'Prolonger' }).click()
    await expect(page.getByText(/^À rendre /)).toBeVisible()
    await main.getByRole('button', { name: 'Retirer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('Travail retiré.')).toBeVisible()
    const left = (uid: string | undefined) => callApi<object[]>(page, '/api/paths', { userId: uid })
    expect(await left(ana?.uid)).toHaveLength(1)
    expect(await left(bob?.uid)).toHaveLength(0)
    await main.getByRole('button', { name: 'Redonner' }).click()
    const again = page.getByRole('dialog', { name: 'Redonner ce travail' })
    await again.getByRole('group', { name: 'À rendre' }).getByRole('button').first().click()
    await again.getByRole('button', { name: 'Redonner' }).click()
    await expect(list.getByRole('link')).toHaveCount(2)
    await pupil.context().close()
  })

  test('begins at a result: one step gives a path on it to exactly those who have to be helped @K04', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const id = await createClass(page, '4e C', '4ème')
    const names = ['Ana', 'Bob', 'Chloé', 'Driss', 'Éva'].map(name => freshName(name))
    const pupils = await fillClass(page, teacher, id, names, '4ème')
    const live = await elsewhere(browser, page)
    const origin = new URL(page.url()).origin
    const weak = names.slice(0, 2)
    for (const pupil of pupils) {
      await enterAs(live, origin, pupil)
      await live.goto('/')
      const { answers, right } = await playQuiz(live, pupil, weak.includes(pupil.name))
      if (!weak.includes(pupil.name) && 2 * right < answers) weak.push(pupil.name)
    }

    await page.goto(`/classes/${id}`)
    const main = page.getByRole('main')
    const whole = main.getByRole('row', { name: /Tout le sous-chapitre/ }).first()
    await whole.getByRole('link').click()
    const propose = main.getByRole('button', { name: `Proposer à ces ${weak.length} élèves` })
    await expect(propose).toBeVisible()
    await expectAccessible(page)
    await propose.click()
    await expect(page.getByText(/^Reprise proposée à /)).toBeVisible()
    await main.getByRole('link', { name: 'Travaux donnés' }).click()
    await main.getByRole('list', { name: 'Travaux donnés' }).getByRole('link').first().click()
    const states = main.getByRole('list', { name: 'Où en est chaque élève, par nom puis prénom' })
    await expect(states.getByRole('listitem')).toHaveCount(weak.length)
    for (const name of weak) await expect(states).toContainText(name)
    await live.context().close()
  })

  test('may be a photo: its text is read into the statement, and each pupil gets both @K02', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER', grade: '4ème' })
    await page.goto('/')
    const id = await createClass(page, '4e B', '4ème')
    const [ana] = await fillClass(page, teacher, id, [freshName('Ana')], '4ème')
    await page.goto(`/classes/${id}/donner`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Un énoncé' }).click()
    await main.getByLabel('Chapitre').selectOption({ index: 1 })
    const chooser = page.waitForEvent('filechooser')
    await main.getByRole('button', { name: 'Choisir un fichier' }).click()
    await (await chooser).setFiles(await printed(browser, '1. Calculer 12 + 30.', 'feuille.png'))
    await expect(main.getByText('feuille.png')).toBeVisible({ timeout: 120_000 })
    await expect(main.getByLabel('Énoncé')).toHaveValue(/Calculer/)
    await expectAccessible(page)
    await main.getByLabel('Énoncé').fill('Exercice 1 : Calculer 12 + 30.')
    await main.getByRole('group', { name: 'À rendre' }).getByRole('button').nth(1).click()
    await main.getByRole('button', { name: 'Donner à 1 élève' }).click()
    await expect(page.getByText('Travail donné à 1 élève.')).toBeVisible()

    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, new URL(page.url()).origin, ana ?? teacher)
    const homework = await callApi<{ id: number }[]>(pupil, '/api/homework/paths', { userId: ana?.uid })
    const media = `/api/homework/path/${homework[0]?.id}/media`
    const { data } = await callApi<{ data: { type: string } }>(pupil, media, {})
    // Made upright and lighter before it was read.
    expect(data.type).toBe('image/jpeg')
    await pupil.context().close()
  })
})
