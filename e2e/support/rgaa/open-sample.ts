import type { Page } from '@playwright/test'
import { generatePath, prompt } from '../learning.ts'
import type { Sample, SampleModule } from './samples.ts'

async function openDialog(page: Page, address: string, which: 'sign-in' | 'registration') {
  await page.goto(address)
  await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
  await page.getByRole('dialog').getByLabel('Mot de passe', { exact: true }).waitFor()
  if (which === 'sign-in') return
  await page.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }).click()
  await page.getByRole('button', { name: 'Élève, 4ème' }).click()
  await page.getByRole('textbox', { name: "Nom d'utilisateur" }).waitFor()
}

/** Made by who is signed in on the page. */
async function openModule(page: Page, address: string, { type, title, place }: SampleModule, isFramed: boolean) {
  await page.goto(`${address}/revisions`)
  const session = (await (await page.request.get(`${address}/api/auth/get-session`)).json()) as { user: { id: string } }
  const person = { uid: session.user.id, name: '', email: '', password: '' }
  const { id } = await generatePath(page, person, [prompt(type, title)], place)
  await page.goto(`${address}/path/${id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (isFramed) await page.frameLocator(`iframe[title="${title}"]`).getByRole('button').first().waitFor()
}

/** Opens a screen of the sample and waits until it is there. */
export async function openSample(page: Page, address: string, { at }: Sample): Promise<void> {
  if ('path' in at) await page.goto(address + at.path)
  else if ('dialog' in at) await openDialog(page, address, at.dialog)
  else await openModule(page, address, at.module, at.hasFrame)
}
