import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'math-4-geometrie', subChapterId: 'math-4-pythagore' }
const EMPTY = 'rgba(0, 0, 0, 0)'
const OTHER = 'C’est au programme de 5ème, dans le chapitre « Espace et géométrie »'

test.describe('Questions to Ariane', () => {
  test('a pupil asks as he writes, is put right, asks on, and reads what is from another year @Q04', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const person = await signIn()
    const path = await generatePath(page, person, [prompt('ADVANCED_TEXT', 'Le cours')], PLACE)
    await page.goto(`/path/${path.id}`)
    await page.getByRole('button', { name: 'Poser une question' }).click()
    const sheet = page.getByRole('dialog')
    const ask = async (question: string) => {
      await sheet.getByPlaceholder('Tapez votre question ici...').fill(question)
      await sheet.getByRole('button', { name: 'Envoyer' }).click()
      await expect(sheet.getByRole('heading', { name: 'Réponse d’Ariane' })).toBeVisible()
    }
    const another = () => sheet.getByRole('button', { name: '❓ Autre question' }).click()

    await ask('c koi lipoténuse')
    await expect(sheet.getByText('Côté opposé à l’angle droit dans un triangle rectangle')).toBeVisible()
    await expect(sheet.getByText('Leçon « Théorème de Pythagore et sa réciproque »')).toBeVisible()
    await another()
    await ask('l’hypoténuse c’est le plus petit côté ?')
    await expect(sheet.getByText(/^Attention, c’est l’inverse/)).toBeVisible()
    await another()
    await ask('et pourquoi ?')
    await expect(sheet.getByText(/Elle est en face de l’angle droit/)).toBeVisible()
    await another()
    await ask('5 au carré ça fait combien')
    await expect(sheet.getByText('Résultat :')).toBeVisible()
    await expectAccessible(page)
    await another()
    await ask('c’est quoi une médiatrice')
    await expect(sheet.getByText(OTHER, { exact: false })).toBeVisible()
    await expect(sheet.getByText('Droite perpendiculaire à un segment en son milieu.')).toBeVisible()
  })

  test('what she does not know she says, and proposes three questions that the lesson answers @Q04', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const path = await generatePath(page, person, [prompt('ADVANCED_TEXT', 'Le cours')], PLACE)
    await page.goto(`/path/${path.id}`)
    await page.getByRole('button', { name: 'Poser une question' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByPlaceholder('Tapez votre question ici...').fill('qui a gagné le match hier ?')
    await sheet.getByRole('button', { name: 'Envoyer' }).click()
    await expect(sheet.getByText('Je ne sais pas encore répondre à cela.')).toBeVisible()
    // There is nothing to have understood: the main button asks something else. No button lies under the pointer.
    await page.mouse.move(0, 0)
    await expect(sheet.getByRole('button', { name: '❓ Autre question' })).not.toHaveCSS('background-color', EMPTY)
    await expect(sheet.getByRole('button', { name: "✅ J'ai compris" })).toHaveCSS('background-color', EMPTY)
    const proposed = sheet.getByRole('listitem').getByRole('button')
    await expect(proposed).toHaveCount(3)
    await expectAccessible(page)
    await proposed.filter({ hasText: 'Que veut dire' }).click()
    await expect(sheet.getByRole('heading', { name: '💡 Explications' })).toBeVisible()

    await expect(sheet.getByRole('button', { name: "✅ J'ai compris" })).not.toHaveCSS('background-color', EMPTY)

    // Not understood: the same subject in other words.
    await sheet.getByRole('button', { name: '🤔 Expliquer autrement' }).click()
    await expect(sheet.getByText(/^Reprenons/)).toBeVisible()
    await sheet.getByRole('button', { name: '❓ Autre question' }).click()
    await sheet.getByPlaceholder('Tapez votre question ici...').fill('donne moi la réponse')
    await sheet.getByRole('button', { name: 'Envoyer' }).click()
    await expect(sheet.getByText(/^Je ne donne pas la réponse avant votre essai/)).toBeVisible()
    await expect(sheet.getByText('Pour commencer :')).toBeVisible()
    await expect(sheet.getByText('📚 Exemples pratiques')).toHaveCount(0)
    await sheet.getByRole('button', { name: "✅ J'ai compris" }).click()
    await expect(sheet).toBeHidden()
  })
})
