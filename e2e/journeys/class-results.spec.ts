import { expectAccessible } from '../support/axe.ts'
import { createClass, fillClass, playQuiz } from '../support/classes.ts'
import { dayFromNow } from '../support/objectives.ts'
import { elsewhere, enterAs } from '../support/people.ts'
import { createEvent } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'

test.describe('The results of a class', () => {
  test('come from what pupils answer, notion by notion: who, what, side by side, and in words for the pupil @K03 @K05', {
    tag: SMOKE,
  }, async ({ page, browser, signIn }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const id = await createClass(page, '4e B', '4ème')
    const names = ['Ana', 'Bob', 'Chloé', 'Driss', 'Éva', 'Fanny'].map(name => freshName(name))
    const pupils = await fillClass(page, teacher, id, names, '4ème')
    await page.goto(`/classes/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Pas encore de réponse sur cette période/)).toBeVisible()

    const live = await elsewhere(browser, page)
    const origin = new URL(page.url()).origin
    const counts = { answers: 0, right: 0 }
    for (const pupil of pupils) {
      await enterAs(live, origin, pupil)
      await live.goto('/')
      const { answers, right } = await playQuiz(live, pupil)
      counts.answers += answers
      counts.right += right
    }
    expect(counts.answers).toBeGreaterThan(10)
    expect(counts.right).toBeLessThan(counts.answers)

    await page.reload()
    const table = main.getByRole('table', { name: 'Résultats par notion' })
    const whole = table.getByRole('row', { name: /Tout le sous-chapitre/ }).first()
    await expect(whole).toContainText(`${counts.right} sur ${counts.answers}`)
    await expect(whole).toContainText(/À reprendre|En cours|Compris/)
    await expect(main.getByText('Seul le premier essai compte.', { exact: false })).toBeVisible()
    await expectAccessible(page)

    await createEvent(page, pupils[3] ?? teacher, { type: 'homework', title: 'Rédaction', day: dayFromNow(-2) })
    await page.reload()
    const first = main.getByRole('list', { name: 'Élèves à aider d’abord' }).getByRole('listitem').first()
    await expect(first).toContainText(names[3] ?? '')
    await expect(first).toContainText('Devoir en retard : « Rédaction », pour le')

    const saving = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Télécharger (csv)' }).click()
    expect((await saving).suggestedFilename()).toBe('resultats-4e-b.csv')

    await whole.getByRole('link').click()
    await expect(main.getByRole('heading', { name: 'Ce qui a été répondu' })).toBeVisible()
    await expect(main.getByText(/^Attendu\s: /).first()).toBeVisible()
    const who = main.getByRole('list', { name: 'Réponses de chaque élève, par nom puis prénom' })
    await expect(who.getByRole('listitem')).toHaveCount(6)
    await expect(who.getByRole('listitem').first()).toContainText(names[0] ?? '')
    await expect(main.getByText('Cette page ne classe personne', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Revenir à la 4e B' }).click()
    await main.getByRole('link', { name: 'Élèves, 6' }).click()
    await main.getByRole('link', { name: `Résultats de ${names[1]}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Où en est ${names[1]}`)

    await live.goto('/classes')
    await live.getByRole('link', { name: 'Voir où j’en suis' }).click()
    await expect(live.getByText('Personne n’est comparé ni classé ici.', { exact: false })).toBeVisible()
    // Which notions a quiz asks about is drawn: those with too few answers are folded.
    for (const few of await live.getByText(/avec trop peu de réponses/).all()) await few.click()
    await expect(live.getByText(/du premier coup sur \d/).first()).toBeVisible()
    await expect(live.getByRole('main')).not.toContainText('%')
    for (const other of names.slice(0, 5)) await expect(live.getByRole('main')).not.toContainText(other)
    await expectAccessible(live)
    await live.context().close()
  })
})
