import { PHONE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const WIZARDS = [
  { path: '/revisions?creation=nouveau', title: 'Créer un parcours', question: 'Choisissez une matière' },
  {
    path: '/homework?creation=nouveau',
    title: 'Créer un devoir - Étape 1/3',
    question: 'Comment voulez-vous donner votre devoir ?',
  },
  { path: '/objectives?nouveau=1', title: 'Nouvel objectif', question: 'Que voulez-vous réussir ?' },
]
/** It was 182 px. */
const LEAST_PX = 220

test.describe('On a phone held across', { tag: PHONE }, () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the three wizards leave room for what they ask @U04', async ({ page, signIn }) => {
    await signIn()
    for (const { path, title, question } of WIZARDS) {
      await page.goto(path)
      const dialog = page.getByRole('dialog', { name: title })
      const heading = dialog.getByRole('heading', { name: question })
      await expect(heading).toBeVisible()
      const measure = () =>
        heading.evaluate(node => {
          let around = node.parentElement
          while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement
          return around?.clientHeight ?? 0
        })
      await expect.poll(measure, title).toBeGreaterThan(LEAST_PX)
    }
  })
})
