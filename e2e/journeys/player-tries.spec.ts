import { readPack, solve, tamperAnswer } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer } from '../support/keyboard.ts'
import { open } from '../support/lessons.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire')

test.describe('A first miss', () => {
  test('keeps the answer back and offers another try first; the solution is for who asks @U02 @U08', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await open(page, await signIn(), 'SINGLE_CHOICE_SET', 'Vérifier', '2 questions')
    const data = chapters.find(chapter => chapter.engine === 'quiz' && chapter.options.length > 2)
    if (data?.engine !== 'quiz' || data !== chapters[0]) throw new Error('a question of several options was expected')
    const right = solve(pack, data)
    const wrong = tamperAnswer(data, right)
    await answer({ page, frame, data }, wrong)
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByText(/^Ce n’est pas la bonne réponse\./)).toBeVisible()
    const buttons = frame.locator('.actions').getByRole('button')
    await expect(buttons).toHaveText(['Réessayer', 'Voir la solution'])
    await expect(buttons.first()).toHaveClass('main')
    await expect(buttons.first()).toBeInViewport({ ratio: 1 })
    await expect(frame.getByText(/C’était une bonne réponse|Réponse attendue/)).toHaveCount(0)
    await expectAccessible(page)

    await frame.getByRole('button', { name: 'Voir la solution' }).click()
    await expect(frame.getByText('C’était une bonne réponse')).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Étape suivante' })).toBeVisible()

    await frame.getByRole('button', { name: 'Réessayer' }).click()
    await answer({ page, frame, data }, wrong)
    await frame.getByRole('button', { name: 'Valider' }).click()
    // The second miss opens the solution by itself.
    await expect(frame.getByText('C’était une bonne réponse')).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Étape suivante' })).toHaveClass('main')
  })
})

test.describe('The end of a path', () => {
  test('tells what was missed, when it returns and the points, celebrates nothing at 0, and leads on @U02', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await open(page, await signIn(), 'TRUE_FALSE', 'Vrai ou faux', '1 affirmation')
    const [data] = chapters
    if (data?.engine !== 'quiz') throw new Error('one statement was expected')
    await answer({ page, frame, data }, tamperAnswer(data, solve(pack, data)))
    await frame.getByRole('button', { name: 'Valider' }).click()
    await frame.getByRole('button', { name: 'Continuer' }).click()

    await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
    await expect(page.getByText('On reprend ensemble.')).toBeVisible()
    await expect(page.getByText('Bravo, vous voilà au bout du fil !')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'À revoir, sans se presser' })).toBeVisible()
    await expect(page.getByText('Pas encore trouvée.')).toBeVisible()
    await expect(page.getByText(/^À retrouver \S+ \S+ \S+ dans votre carnet d’erreurs\.$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '10 points' })).toBeVisible()
    await expect(page.getByText('Une étape où vous répondez à tout vaut 10 points')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Refaire cette question' }).click()
    await frame.getByRole('button', { name: 'Réessayer' }).click()
    await answer({ page, frame, data }, solve(pack, data))
    await frame.getByRole('button', { name: 'Valider' }).click()
    await frame.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Trouvée au deuxième essai.')).toBeVisible()

    await page.getByRole('button', { name: 'Chapitre suivant' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel chapitre ?')
    await expect(page.getByRole('main').locator('[aria-pressed=true]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'C’est parti' })).toBeVisible()
  })

  test('right at the first try is celebrated @U02', async ({ page, signIn }) => {
    const { frame, chapters } = await open(page, await signIn(), 'TRUE_FALSE', 'Vrai ou faux', '1 affirmation')
    const [data] = chapters
    if (data?.engine !== 'quiz') throw new Error('one statement was expected')
    await answer({ page, frame, data }, solve(pack, data))
    await frame.getByRole('button', { name: 'Valider' }).click()
    await frame.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Bravo, vous voilà au bout du fil !')).toBeVisible()
    await expect(page.getByText('Une réponse juste du premier coup sur 1.')).toBeVisible()
    await expect(page.getByText('Tout était juste du premier coup')).toBeVisible()
  })
})
