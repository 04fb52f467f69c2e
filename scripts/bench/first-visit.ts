import type { Browser } from '../../e2e/support/launch.ts'
import { openPhone, type Phone, type Taps } from './phone.ts'

/** A short lesson is skimmed before one goes on: its title and « À retenir ». */
const SKIM_LESSON_S = 20
const PASSWORD = 'secret-1'

/** Answers the questions of a registration, the first of which is shown, up to the dashboard. */
async function register({ page, tap, type }: Phone): Promise<void> {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name })
  const ideas = dialog.getByRole('group', { name: 'Ou prenez-en un tout prêt' }).getByRole('button')
  await tap(button('Élève, 4ème'), ideas.first())
  const password = dialog.getByLabel('Mot de passe', { exact: true })
  await tap(ideas.first(), password)
  await type(password, PASSWORD)
  await tap(button('Créer mon compte'), button('C’est noté, continuer'))
  await tap(button('C’est noté, continuer'), page.getByRole('heading', { level: 1, name: /^Bonjour/ }))
}

async function openRegistered(browser: Browser, address: string): Promise<Phone> {
  const phone = await openPhone(browser)
  const link = phone.page.getByRole('link', { name: 'Créer un compte' })
  await phone.open(address, () => link)
  await phone.tap(link, phone.page.getByRole('dialog').getByRole('button', { name: 'Élève, 4ème' }))
  await register(phone)
  return phone
}

/** Chooses an answer of the question that is shown and has it graded. */
async function answer({ tap }: Phone, frame: ReturnType<ReturnType<Phone['page']['locator']>['contentFrame']>) {
  const option = frame.locator('.option').first()
  await tap(option, frame.getByRole('button', { name: 'Valider' }))
  await tap(frame.getByRole('button', { name: 'Valider' }), frame.locator('.feedback'))
}

/** Somebody new registers and answers the first question that is offered; every tap is counted. */
export async function firstVisit(
  browser: Browser,
  address: string,
): Promise<Record<'registering' | 'answering', Taps>> {
  const phone = await openRegistered(browser, address)
  try {
    const { page, tap } = phone
    const registering = phone.take()
    const frame = page.locator('iframe').contentFrame()
    await tap(page.getByRole('link', { name: 'Une question tout de suite' }), frame.locator('.option').first())
    await answer(phone, frame)
    return { registering, answering: phone.take() }
  } finally {
    await phone.close()
  }
}

/** Somebody new, registered, chooses a subject and a chapter, and answers the first question of the lesson. */
export async function firstChapter(browser: Browser, address: string): Promise<Taps> {
  const phone = await openRegistered(browser, address)
  try {
    const { page, tap } = phone
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    phone.take(SKIM_LESSON_S)
    await tap(page.getByRole('link', { name: 'Mathématiques' }), page.getByRole('searchbox'))
    await tap(page.getByRole('main').getByRole('list').getByRole('button').first(), button('C’est parti'))
    await tap(button('C’est parti'), button('Commencer'))
    // The lesson is a frame of several pages; its first question stops the pupil on the way.
    const frame = page.locator('section.present iframe').contentFrame()
    const option = frame.locator('.option').first()
    await tap(button('Commencer'), frame.locator('p').first())
    for (let at = 2; !(await option.isVisible()); at++)
      await tap(frame.getByRole('button', { name: 'Étape suivante' }), frame.getByText(new RegExp(`^Étape ${at} sur `)))
    await answer(phone, frame)
    return phone.take()
  } finally {
    await phone.close()
  }
}

/** Somebody new answers a first question without an account, then makes one that takes it over. */
export async function firstTrial(browser: Browser, address: string): Promise<Record<'trying' | 'keeping', Taps>> {
  const phone = await openPhone(browser)
  try {
    const { page, tap } = phone
    const link = page.getByRole('link', { name: 'Essayer un exercice, sans compte' })
    const frame = page.locator('iframe').contentFrame()
    await phone.open(address, () => link)
    await tap(link, frame.locator('.option').first())
    await answer(phone, frame)
    const trying = phone.take()
    const pupil = page.getByRole('dialog').getByRole('button', { name: 'Élève, 4ème' })
    await tap(page.getByRole('button', { name: 'Créer mon compte' }), pupil)
    await register(phone)
    await page.getByRole('link', { name: 'Continuer ce parcours' }).waitFor()
    return { trying, keeping: phone.take() }
  } finally {
    await phone.close()
  }
}
