import { readPack, solve, tamperAnswer } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer } from '../support/keyboard.ts'
import { callApi } from '../support/learning.ts'
import { open } from '../support/lessons.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire')

test.describe('The first try at an exercise', { tag: ONE_WIDTH }, () => {
  test('counts: right afterwards is said kindly, and the score stays that of the first try @M02', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters, read } = await open(page, await signIn(), 'TRUE_FALSE', 'Vrai ou faux', '1 affirmation')
    const [data, ...others] = chapters
    if (data?.engine !== 'quiz' || others.length > 0) throw new Error('one statement was expected')
    const right = solve(pack, data)
    const validate = frame.getByRole('button', { name: 'Valider' })
    await answer({ page, frame, data }, tamperAnswer(data, right))
    await validate.click()
    await frame.getByRole('button', { name: 'Réessayer' }).click()
    await answer({ page, frame, data }, right)
    await validate.click()
    await expect(
      frame.getByText('C’est juste cette fois ! Votre score reste celui du premier essai : 0 %.'),
    ).toBeVisible()
    await expectAccessible(page)
    await frame.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('Votre score : 0 %')).toBeVisible()
    await expect(page.getByText('Seul le premier essai de chaque exercice compte.')).toBeVisible()
    expect((await read()).modules[0]?.progress).toMatchObject({ done: true, score: 0 })
  })

  test.describe('tried too often', () => {
    test.use({ expectedErrors: [/status of 409/] })

    test('may be followed by two others; then the correction stays, and one goes on @M02', async ({ page, signIn }) => {
      const person = await signIn()
      const { frame, chapters, read } = await open(page, person, 'TRUE_FALSE', 'Vrai ou faux', '1 affirmation')
      const [data] = chapters
      if (data?.engine !== 'quiz') throw new Error('one statement was expected')
      const wrong = tamperAnswer(data, solve(pack, data))
      const validate = frame.getByRole('button', { name: 'Valider' })
      const again = frame.getByRole('button', { name: 'Réessayer' })
      for (let n = 0; n < 2; n++) {
        await answer({ page, frame, data }, wrong)
        await validate.click()
        await again.click()
      }
      // The third one is made elsewhere, as a frame that tries every answer would.
      const { modules } = await read()
      const chosen = 'chosen' in wrong ? wrong.chosen.map(at => data.options[at]?.id) : []
      const sent = { userId: person.uid, key: 'c1', answer: { engine: 'quiz', chosen } }
      await callApi(page, `/api/module/${modules[0]?.id}/answer`, sent)
      await answer({ page, frame, data }, wrong)
      const failures = page.waitForResponse(one => one.url().endsWith('/answer') && one.status() === 409)
      await validate.click()
      await failures
      await expect(frame.getByText(/^Vous avez fait tous les essais de cet exercice\./)).toBeVisible()
      await expect(validate).toHaveCount(0)
      await expect(frame.getByRole('button', { name: 'Continuer' })).toBeVisible()
      await expectAccessible(page)
    })
  })

  test('at one card of several judges that card only, says how many are left, and goes on with them @M02 @U08', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters, read } = await open(page, await signIn(), 'FLASHCARDS', 'Les mots', '6 cartes')
    const [data] = chapters
    if (data?.engine !== 'cards') throw new Error('cards were expected')
    const right = solve(pack, data)
    const words = 'words' in right ? right.words : []
    const field = frame.getByRole('textbox', { name: 'Votre mot' })
    const validate = frame.getByRole('button', { name: 'Valider' })
    await field.fill(words[0] ?? '')
    const left = `Il reste ${words.length - 1} réponses à donner`
    await expect(frame.getByText(left)).toBeVisible()
    await validate.click()
    await expect(frame.getByText(left)).toBeVisible()
    await expect(frame.getByRole('listitem')).toHaveCount(1)
    await expect(frame.getByText('Juste', { exact: true })).toHaveCount(1)
    await expect(frame.getByText(/À revoir|Réponse attendue/)).toHaveCount(0)
    for (const word of words.slice(1)) await expect(frame.getByText(word, { exact: true })).toHaveCount(0)
    expect((await read()).modules[0]?.progress).toMatchObject({ done: false, score: null })
    await expectAccessible(page)
    await frame.getByRole('button', { name: 'Compléter le reste' }).click()
    for (const [n, word] of words.slice(1).entries()) {
      await expect(frame.getByText(`Carte ${n + 2} sur ${words.length}`)).toBeVisible()
      await field.fill(word)
      if (n + 2 < words.length) await field.press('Enter')
    }
    await validate.click()
    await expect(frame.getByText('Bravo, tout est juste !')).toBeVisible()
    await expect(frame.getByText(/premier essai/)).toHaveCount(0)
    expect((await read()).modules[0]?.progress).toMatchObject({ done: true, score: 1 })
  })

  test('ends where one does not know the rest, which is shown when asked for @M02', async ({ page, signIn }) => {
    const { frame, chapters, read } = await open(page, await signIn(), 'FLASHCARDS', 'Les mots', '6 cartes')
    const [data] = chapters
    if (data?.engine !== 'cards') throw new Error('cards were expected')
    await frame.getByRole('textbox', { name: 'Votre mot' }).fill('zut')
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByText(/Réponse attendue/)).toHaveCount(1)
    await frame.getByRole('button', { name: 'Je ne sais pas le reste' }).click()
    await expect(frame.getByText(/Réponse attendue/)).toHaveCount(data.cards.length)
    expect((await read()).modules[0]?.progress).toMatchObject({ done: true, score: 0 })
    await frame.getByRole('button', { name: 'Réessayer' }).click()
    await expect(frame.getByRole('textbox', { name: 'Votre mot' })).toHaveValue('')
  })
})
