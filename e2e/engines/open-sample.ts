import type { Sample, SampleModule } from '../support/rgaa/samples.ts'
import type { Browser } from './browsers/browser.ts'
import { call, makePath } from './calls.ts'
import { Screen } from './screen.ts'

/** The frame of the slide that one is on. */
export const FRAME = 'section.present iframe[sandbox="allow-scripts"]'

async function openDialog(browser: Browser, page: Screen, address: string, which: 'sign-in' | 'registration') {
  await browser.open(address)
  await page.click({ role: 'button', name: "Se connecter / S'inscrire" })
  await page.see({ label: /^Mot de passe/ })
  if (which === 'sign-in') return
  await page.click({ role: 'button', name: /^Pas encore de compte\s\? S’inscrire$/ })
  await page.click({ role: 'button', name: 'Élève, 4ème' })
  await page.see({ role: 'textbox', name: "Nom d'utilisateur" })
}

/** Made by who is signed in, the page being on the product already. */
async function openModule(browser: Browser, page: Screen, address: string, { type, title, place }: SampleModule) {
  const { id } = await makePath(browser, await readUid(browser), place, [{ type, title, prompt_generation: '' }])
  await browser.open(`${address}/path/${id}`)
  await page.see({ role: 'heading', name: new RegExp(title) })
}

/** Opens a screen of the sample and waits until it is there. */
export async function openSample(browser: Browser, page: Screen, address: string, { at }: Sample): Promise<void> {
  if ('path' in at) await browser.open(address + at.path)
  else if ('dialog' in at) await openDialog(browser, page, address, at.dialog)
  else {
    await openModule(browser, page, address, at.module)
    if (at.hasFrame) await new Screen(browser, FRAME).see({ role: 'button' })
  }
}

/** Signs the pupil of the demonstration in, past the first visit. */
export async function signIn(browser: Browser, address: string): Promise<void> {
  await browser.open(`${address}/settings/confidentialite`)
  const data = { email: 'camille-demo@ariane.example', password: 'ariane-demo' }
  await call(browser, '/api/auth/sign-in/email', data)
  await call(browser, '/api/account/tour', {})
}

async function readUid(browser: Browser): Promise<string> {
  const session = await browser.evaluate<string>(`fetch('/api/auth/get-session').then(answer => answer.text())`)
  return JSON.parse(session).user.id
}
