import { expectAccessible } from '../support/axe.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { open } from '../support/lessons.ts'
import { LESSONS } from '../support/played-types.ts'
import { expect, test } from '../support/test.ts'
import { unsureAnswer } from '../support/unsure.ts'

const { place } = LESSONS.HISTORY

test('Ariane asks back what an unsure answer means; the question outlives a reload, and the reply decides, by keyboard @Q01', async ({
  page,
  signIn,
}) => {
  const { frame, chapters, read } = await open(
    page,
    await signIn(),
    'OPEN_QUESTION',
    'À expliquer',
    '1 question',
    place,
  )
  const [data] = chapters
  if (data?.engine !== 'writing') throw new Error('nothing to write')
  const card = page.getByRole('group', { name: 'Une précision, s’il vous plaît' })

  await test.step('an unsure answer is asked back about, and nothing counts yet', async () => {
    await tabTo(page, frame.getByRole('textbox', { name: 'Votre réponse' }))
    await page.keyboard.insertText(unsureAnswer(place.subChapterId, data.question))
    await press(page, frame.getByRole('button', { name: 'Valider' }))
    await expect(card).toBeFocused()
    await expect(card).toHaveAccessibleDescription(/^Vous dites\s: /)
    await expectAccessible(page)
    await expect(frame.getByText(/^Ariane vous demande une précision/)).toBeVisible()
    await expect(frame.getByText('Voir le corrigé')).toHaveCount(0)
    expect((await read()).modules[0]?.progress).toMatchObject({ done: false, score: null })
  })

  await test.step('the question is there after a reload', async () => {
    await page.reload()
    await expect(card).toBeVisible()
    expect(await card.getByRole('button').count()).toBeGreaterThanOrEqual(2)
  })

  await test.step('the reply decides, as the first attempt', async () => {
    await press(page, card.getByRole('button').last())
    await expect(card).toHaveCount(0)
    // Settled as wrong it is a first miss, whose answer is shown to who asks.
    await expect(frame.getByText(/^Voir (?:le corrigé|la solution)$/)).toBeVisible()
    const [settled] = (await read()).modules
    expect(settled).not.toHaveProperty('asks')
    expect(settled?.progress).toMatchObject({ done: true, score: expect.any(Number) })
  })
})
