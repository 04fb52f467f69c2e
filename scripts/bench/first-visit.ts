import type { Browser } from '../../e2e/support/launch.ts'
import { openPhone, type Phone, type Taps } from './phone.ts'

/** A short lesson is skimmed before one goes on: its title and « À retenir ». */
const SKIM_LESSON_S = 20
const PASSWORD = 'secret-1'
const ENTER = "Se connecter / S'inscrire"
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Answers the questions of a registration, the first of which is shown, up to the dashboard. */
async function register({ page, tap, type }: Phone, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  // A choice carries a hint in its name.
  const next = (title: string) => dialog.getByRole('button', { name: new RegExp(`^${title}`) })
  await tap(next('Élève'), next('4ème'))
  const login = dialog.getByRole('textbox', { name: "Nom d'utilisateur" })
  await tap(next('4ème'), login)
  await type(login, name)
  const password = dialog.getByLabel('Mot de passe', { exact: true })
  await tap(next('Continuer'), password)
  await type(password, PASSWORD)
  await tap(next('Créer mon compte'), next('C’est noté, continuer'))
  await tap(next('C’est noté, continuer'), page.getByRole('heading', { level: 1, name: /^Bonjour/ }))
}

/** Somebody new registers, chooses a subject and a chapter, and answers the first question; every tap is counted. */
export async function firstVisit(browser: Browser, address: string, run: number) {
  const phone = await openPhone(browser)
  try {
    const { page, tap } = phone
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const role = page.getByRole('dialog').getByRole('button', { name: /^Élève/ })
    await phone.open(address, () => button(ENTER))
    await tap(button(ENTER), page.getByRole('dialog'))
    await tap(button('Pas encore de compte ? S’inscrire'), role)
    await register(phone, `lea-${LETTERS[run]}`)
    const registering = phone.take(SKIM_LESSON_S)

    await tap(page.getByRole('link', { name: 'Choisir un chapitre' }), button('Mathématiques'))
    await tap(button('Mathématiques'), page.getByRole('searchbox'))
    await tap(page.getByRole('main').getByRole('list').getByRole('button').first(), button('C’est parti'))
    await tap(button('C’est parti'), button('Commencer'))
    await tap(button('Commencer'), page.locator('section.present h2').first())
    const frame = page.locator('section.present iframe').contentFrame()
    const option = frame.locator('.option').first()
    await tap(button('Suivant'), option)
    await tap(option, frame.getByRole('button', { name: 'Valider' }))
    await tap(frame.getByRole('button', { name: 'Valider' }), frame.locator('.feedback'))
    return { registering, learning: phone.take() }
  } finally {
    await phone.close()
  }
}

/** Somebody new answers a first question without an account, then makes one that takes it over. */
export async function firstTrial(
  browser: Browser,
  address: string,
  run: number,
): Promise<Record<'trying' | 'keeping', Taps>> {
  const phone = await openPhone(browser)
  try {
    const { page, tap } = phone
    const link = page.getByRole('link', { name: 'Essayer un exercice, sans compte' })
    const frame = page.locator('iframe').contentFrame()
    const option = frame.locator('.option').first()
    await phone.open(address, () => link)
    await tap(link, option)
    await tap(option, frame.getByRole('button', { name: 'Valider' }))
    await tap(frame.getByRole('button', { name: 'Valider' }), frame.locator('.feedback'))
    const trying = phone.take()
    const role = page.getByRole('dialog').getByRole('button', { name: /^Élève/ })
    await tap(page.getByRole('button', { name: 'Créer mon compte' }), role)
    await register(phone, `noe-${LETTERS[run]}`)
    await page.getByRole('link', { name: 'Continuer ce parcours' }).waitFor()
    return { trying, keeping: phone.take() }
  } finally {
    await phone.close()
  }
}
