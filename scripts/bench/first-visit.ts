import type { Browser } from '../../e2e/support/launch.ts'

/** What one part of a visit took. */
export type Taps = {
  taps: number
  letters: number
  /** From tap to what it shows, all together. */
  machineMs: number
  /** Reading that the way asks for. */
  readingS: number
}

const PHONE = { width: 390, height: 844 }
/** A short lesson is skimmed before one goes on: its title and « À retenir ». */
const SKIM_LESSON_S = 20
const PATIENCE_MS = 30_000
const PASSWORD = 'secret-1'

/** Somebody new registers, chooses a subject and a chapter, and answers the first question; every tap is counted. */
export async function firstVisit(browser: Browser, address: string, run: number) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    let now: Taps = { taps: 0, letters: 0, machineMs: 0, readingS: 0 }
    type Place = ReturnType<typeof page.getByRole>
    /** Taps and waits for what comes of it. */
    const tap = async (place: Place, shown: Place) => {
      await place.waitFor()
      const start = performance.now()
      await place.tap()
      await shown.waitFor()
      now = { ...now, taps: now.taps + 1, machineMs: now.machineMs + performance.now() - start }
    }
    /** Fields of the registration have the focus when they come. */
    const type = async (place: Place, text: string) => {
      await place.fill(text)
      now = { ...now, letters: now.letters + text.length }
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    const start = performance.now()
    await page.goto(address)
    const dialog = page.getByRole('dialog')
    await button("Se connecter / S'inscrire").waitFor()
    now.machineMs = performance.now() - start
    await tap(button("Se connecter / S'inscrire"), dialog)
    // A choice carries a hint in its name.
    const next = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) })
    await tap(dialog.getByRole('button', { name: 'Pas encore de compte ? S’inscrire' }), next('Élève'))
    await tap(next('Élève'), next('4ème'))
    const login = dialog.getByRole('textbox', { name: "Nom d'utilisateur" })
    await tap(next('4ème'), login)
    await type(login, `lea-${'abcdefghijklmnopqrstuvwxyz'[run]}`)
    const password = dialog.getByLabel('Mot de passe', { exact: true })
    await tap(next('Continuer'), password)
    await type(password, PASSWORD)
    await tap(next('Créer mon compte'), next('C’est noté, continuer'))
    const first = page.getByRole('link', { name: 'Choisir un chapitre' })
    await tap(next('C’est noté, continuer'), first)
    const registering = now

    now = { taps: 0, letters: 0, machineMs: 0, readingS: SKIM_LESSON_S }
    await tap(first, button('Mathématiques'))
    await tap(button('Mathématiques'), page.getByRole('searchbox'))
    await tap(page.getByRole('main').getByRole('list').getByRole('button').first(), button('C’est parti'))
    await tap(button('C’est parti'), button('Commencer'))
    await tap(button('Commencer'), page.locator('section.present h2').first())
    const frame = page.locator('section.present iframe').contentFrame()
    const option = frame.locator('.option').first()
    await tap(button('Suivant'), option)
    await tap(option, frame.getByRole('button', { name: 'Valider' }))
    await tap(frame.getByRole('button', { name: 'Valider' }), frame.locator('.feedback'))
    return { registering, learning: now }
  } finally {
    await context.close()
  }
}
