import { type Behaviour, modelServer, refuses, sampleParts, says, writesParts } from '@ariane/tutor/testing'
import { expectAccessible } from '../support/axe.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createPupil, enterAs } from '../support/people.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const reply = JSON.stringify({
  explanations: ['Voici ce qu’en dit le modèle, en une phrase.'],
  examples: ['Un exemple donné par le modèle.'],
})
/** Writes the parts of a path, and answers questions. */
const helpful: Behaviour = (answer, heard, nth) => {
  const asksQuestion = heard.body.messages.some(({ content }) => content.includes('Question de l’élève'))
  const behaviour = asksQuestion ? says(reply) : writesParts()
  behaviour(answer, heard, nth)
}

test('where a model helps, the pupil reads who wrote what, and an adult decides on questions @M05 @L05', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(120_000)
  const model = await modelServer(helpful)
  defer(model.close)
  const { address } = await serve({ AI_BASE_URL: model.url, AI_MODEL: 'modele-du-college' })
  const parent = await register(page, address, { role: 'ROLE_PARENT', email: `${freshName('parent')}@exemple.fr` })
  await page.goto(address)
  const pupil = await createPupil(page, parent, 'Noé', '6ème')
  await callApi(page, '/api/rights/consent/give', { userId: pupil.uid })

  const ask = async () => {
    const button = page.getByRole('button', { name: /question/i }).first()
    await button.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Votre question').fill('Je suis Noé, pourquoi le 14 juillet ?')
    return sheet
  }
  await page.goto('about:blank')
  await enterAs(page, address, pupil)
  await page.goto(address)
  const path = await generatePath(page, { ...pupil, email: pupil.email }, [prompt('ADVANCED_TEXT', 'Le cours')])
  await page.goto(`${address}/path/${path.id}`)
  await expect(page.getByText(sampleParts.course.intro.slice(0, 25))).toBeVisible()
  await expect(page.getByText('Écrit par une intelligence artificielle, sans relecture')).toBeVisible()

  // In 6ème, Ariane answers alone.
  const sheet = await ask()
  await expect(sheet.getByText('part sans votre nom')).toBeHidden()
  await sheet.getByRole('button', { name: 'Envoyer' }).click()
  await expect(sheet.getByText(/Réponse tirée du cours|Je ne sais pas encore/)).toBeVisible()
  await expect(sheet.getByText('écrite par une intelligence artificielle')).toBeHidden()
  expect(JSON.stringify(model.heard)).not.toContain('Question de l’élève')

  await page.goto(`${address}/profile/acces`)
  await expect(page.getByText('Ariane répond seule à vos questions')).toBeVisible()
  await expectAccessible(page)

  await page.goto('about:blank')
  await enterAs(page, address, parent)
  const allowed = await page.request.put(`${address}/api/tutor/model`, {
    headers: { origin: address },
    data: { userId: pupil.uid, allowed: true },
  })
  expect(allowed.ok()).toBe(true)

  await page.goto('about:blank')
  await enterAs(page, address, pupil)
  await page.goto(`${address}/path/${path.id}`)
  const again = await ask()
  await expect(again.getByText('Votre question part sans votre nom')).toBeVisible()
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Envoyer' }).click()
  await expect(again.getByText('écrite par une intelligence artificielle')).toBeVisible()
  await expect(again.getByText('Voici ce qu’en dit le modèle')).toBeVisible()
  expect(JSON.stringify(model.heard)).toContain('pourquoi le 14 juillet')
  expect(JSON.stringify(model.heard)).not.toContain('Noé')
  await expectAccessible(page)

  // A model that fails is never in the way.
  model.behave(refuses(503))
  await again.getByRole('button', { name: 'Autre question' }).click()
  await again.getByLabel('Votre question').fill('Quels sont les grands repères de la période ?')
  await again.getByRole('button', { name: 'Envoyer' }).click()
  await expect(again.getByText(/Réponse tirée du cours|Je ne sais pas encore/)).toBeVisible({ timeout: 40_000 })
})
