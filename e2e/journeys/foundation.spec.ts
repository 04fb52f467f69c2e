import type { Page } from '@playwright/test'
import { openBlock } from '../support/dashboard.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { openMenu } from '../support/people.ts'
import { answerQuestions } from '../support/register.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

type Entry = { identifier: string; password: string }

async function openRegistration(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
  await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
  return page.getByRole('dialog')
}

const REGISTRATIONS: Record<string, (page: Page) => Promise<Entry>> = {
  'an e-mail': async page => {
    const dialog = await openRegistration(page)
    const entry = { identifier: `${freshName('lina')}@exemple.fr`, password: 'secret-1' }
    await answerQuestions(dialog, { email: entry.identifier })
    return entry
  },
  'a username': async page => {
    const dialog = await openRegistration(page)
    const entry = { identifier: freshName('noe'), password: 'secret-1' }
    await answerQuestions(dialog, { username: entry.identifier })
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    return entry
  },
  'an anonymous account': async page => {
    const dialog = await openRegistration(page)
    await dialog.getByRole('button', { name: '4ème' }).click()
    await dialog.getByRole('button', { name: 'Rester anonyme' }).click()
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(dialog.getByRole('heading', { name: 'Vos identifiants' })).toBeVisible()
    const [identifier = '', password = ''] = await dialog.getByRole('definition').allTextContents()
    await dialog.getByRole('button', { name: 'C’est noté, continuer' }).click()
    return { identifier, password }
  },
}

for (const [kind, enter] of Object.entries(REGISTRATIONS))
  test(`with ${kind}, a new pupil creates a path, plays it by keyboard and finds it again @R05 @L01 @D04`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const entry = await enter(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /)

    await page.getByRole('navigation').getByRole('link', { name: 'Réviser', exact: true }).click()
    await page.getByRole('button', { name: 'Nouveau parcours' }).click()
    const wizard = page.getByRole('dialog', { name: 'Créer un parcours' })
    await wizard.getByRole('button', { name: 'Histoire' }).click()
    await wizard.getByRole('button', { name: /^Le XVIIIᵉ siècle/ }).click()
    await expect(wizard.getByText('Étape 3 sur 4')).toBeVisible()
    await wizard.getByRole('button', { name: /Lumières/ }).click()
    const types = ['TEXT', 'TRUE_FALSE', 'ACCORDION', 'FLASHCARDS']
    const remove = wizard.getByRole('button', { name: /^Supprimer/ })
    while ((await remove.count()) > types.length) await remove.last().click()
    for (const [i, type] of types.entries()) await wizard.getByLabel('Type de module').nth(i).selectOption(type)
    await wizard.getByRole('button', { name: 'Générer le parcours' }).click()
    await expect(wizard.getByText(/modules? prêts? sur 4/)).toBeVisible()
    await expect(wizard).toBeHidden({ timeout: 20_000 })

    const card = page.getByRole('article')
    await expect(card).toContainText('À faire')
    await card.getByRole('button').first().press('Enter')
    const next = page.getByRole('button', { name: 'Suivant' })
    const counter = page.getByText(/^\d+ sur \d+$/)
    await expect(counter).toHaveText(/^1 sur/)

    await page.getByRole('button', { name: 'Poser une question' }).press('Enter')
    await page.getByRole('textbox', { name: 'Votre question' }).fill('Qui sont les philosophes des Lumières ?')
    await page.getByRole('button', { name: 'Envoyer' }).press('Enter')
    await expect(page.getByText('💡 Explications')).toBeVisible()
    await page.getByRole('button', { name: "✅ J'ai compris" }).press('Enter')
    await page.getByRole('button', { name: "J'aime cette slide", exact: true }).press('Enter')

    // Chapters of an activity come before the next slide, hence more steps than modules.
    const end = page.getByRole('heading', { name: /Parcours terminé|Vous êtes au bout du parcours/ })
    for (let step = 0; step < 40 && !(await end.isVisible()); step++) {
      // The last page has no such button: it may have come since it was looked for.
      await next.press('Enter', { timeout: 5000 }).catch(() => expect(end).toBeVisible())
    }
    await expect(end).toBeVisible()

    await page.goto('/')
    const recent = await openBlock(page, 'Parcours récents')
    await expect(recent.getByRole('listitem')).toHaveCount(1)
    await expect(recent).toContainText('En cours')
    await expect(recent.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')

    await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    await page.getByLabel('Identifiant').fill(entry.identifier)
    await page.getByLabel('Mot de passe').fill(entry.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
    await expect((await openBlock(page, 'Parcours récents')).getByRole('listitem')).toHaveCount(1)
  })

test.describe('A server killed in the middle of a generation', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|5\d\d/] })

  test('finishes the path after the next start, and the pupil sees it @X05 @R07 @G04', { tag: SMOKE }, async ({
    page,
    serve,
  }) => {
    test.setTimeout(120_000)
    const server = await serve({ JOB_STEP_MS: '1500' }, 'api/src/simulator/main.ts')
    const person = await register(page, server.address, {})
    await page.goto(`${server.address}/revisions`)
    const modules = Array.from({ length: 10 }, (_, i) => prompt('TRUE_FALSE', `Module ${i + 1}`))
    const generating = generatePath(page, person, modules).catch(() => undefined)
    // The list may be read before the path is in it.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('article')).toContainText('Génération...', { timeout: 5000 })
    }).toPass({ timeout: 30_000 })
    await server.kill()
    await generating
    await server.restart()
    await page.goto(`${server.address}/revisions`)
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('À faire', { timeout: 45_000 })
    await expect(card).toContainText('10 modules')
  })
})
