import { ActivityData } from '@ariane/shared/contracts/activities'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readPack } from '../support/activities.ts'
import type { Lesson } from '../support/played-types.ts'
import { readScope } from '../support/scope.ts'
import type { Pack } from './answers.ts'
import type { Browser, Engine } from './browsers/browser.ts'
import { call, makePath } from './calls.ts'
import { describeIn } from './describe-in.ts'
import { PATHS, play } from './modules.ts'
import { Screen } from './screen.ts'

const FRAME = 'section.present iframe[sandbox="allow-scripts"]'
const address = inject('address')
/** Before each change lands one activity is answered, before a release one of each engine. */
const smoke = readScope(process.env.JOURNEYS) === 'smoke'
const paths: typeof PATHS = smoke
  ? PATHS.slice(0, 1).map(([what, lesson, modules]) => [what, lesson, modules.slice(0, 1)])
  : PATHS
const lessonPack = ({ place }: Lesson) => readPack(place.subChapterId) as Pack

/** The journeys in one engine. */
export function playIn(engine: Engine): void {
  describeIn(engine, () => {
    let browser: Browser
    let page: Screen
    let frame: Screen
    const played = new Set<string>()

    beforeAll(async () => {
      browser = await engine.start()
      page = new Screen(browser)
      frame = new Screen(browser, FRAME)
    })
    afterAll(() => browser?.close())

    it('somebody registers, makes a path of a chapter and opens it @W08 @A02 @R05', async () => {
      const name = `lea-${engine.name.toLowerCase()}`
      await browser.open(address)
      await page.click({ role: 'button', name: "Se connecter / S'inscrire" })
      await page.click({ role: 'button', name: /^Pas encore de compte\s\? S’inscrire$/ })
      await page.click({ role: 'button', name: 'Élève, 4ème' })
      await page.click({ role: 'button', name: 'Plutôt avec une adresse e-mail' })
      await page.type({ role: 'textbox', name: 'Adresse e-mail' }, `${name}@exemple.fr`)
      await page.click({ role: 'button', name: 'Continuer' })
      await page.type({ label: /^Mot de passe/ }, 'secret-1')
      await page.click({ role: 'button', name: 'Créer mon compte' })
      await page.see({ role: 'heading', name: `Bonjour ${name}` })
      await browser.open(`${address}/revisions`)
      await page.click({ role: 'button', name: 'Nouveau parcours' })
      await page.click({ role: 'button', name: 'Histoire' })
      await page.click({ role: 'button', name: /^Se repérer dans le temps/ })
      await page.click({ role: 'button', name: 'Générer le parcours' })
      await page.click([{ role: 'article' }, { css: 'button', nth: 0 }])
      await page.see({ css: 'section.present' })
    })

    for (const [what, lesson, modules] of paths)
      it(`${what} is opened, answered and finished @W08 @M02`, async () => {
        // Somebody new and a path each: a module shows what neither the path nor the week has shown, and the pack names the first of it.
        for (const [type, title, wish] of modules) {
          await register()
          const detail = await makePath(browser, uid, lesson.place, [{ type, title, prompt_generation: wish }])
          await browser.open(`${address}/path/${detail.id}`)
          const chapters = Object.values(detail.modules[0]?.activity ?? {})
          await page.see({ role: 'heading', name: new RegExp(title) })
          for (const data of chapters) {
            await play(page, frame, data, chapters, lessonPack(lesson))
            played.add(data.engine)
          }
          await page.see({ role: 'heading', name: 'Parcours terminé' })
        }
      })

    it.skipIf(smoke)('each engine of activities was played (left out of smoke, which answers one) @W08 @M02', () => {
      expect([...played].toSorted()).toEqual(ActivityData.options.map(one => one.shape.engine.value).toSorted())
    })

    let uid = ''
    let count = 0
    async function register() {
      const name = `${engine.name.toLowerCase()}-${++count}`
      await browser.open(`${address}/accessibilite`)
      await call(browser, '/api/auth/sign-up/email', { name, email: `${name}@ariane.example`, password: 'secret-1' })
      const opened = { accountType: 'username', username: name, role: 'ROLE_STUDENT', grade: '4ème' }
      uid = (await call<{ uid: string }>(browser, '/api/account/open', opened)).uid
    }
  })
}
