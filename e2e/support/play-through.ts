import type { ActivityData } from '@ariane/shared/contracts/activities'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { goOn, press, seeSolution } from './keyboard.ts'
import { expectDone, type Opened } from './lessons.ts'

/** How the answers of a kind of activity are found and given by keyboard. */
export type Hands<Answer> = {
  right: (data: ActivityData) => Answer
  wrong: (data: ActivityData, right: Answer) => Answer | undefined
  give: (
    doing: { page: Page; frame: FrameLocator; data: ActivityData },
    answer: Answer,
    before?: Answer,
  ) => Promise<void>
  /** Engines in which something is answered before anything is touched. */
  answeredFromTheStart: readonly string[]
  corrected: RegExp
}

/** Every chapter is answered by keyboard, the first one wrongly at first; then the score of the whole is shown. */
export async function playThrough<Answer>(page: Page, opened: Opened, hands: Hands<Answer>): Promise<void> {
  const { frame, chapters, read } = opened
  const validate = frame.getByRole('button', { name: 'Valider' })
  for (const [n, data] of chapters.entries()) {
    const right = hands.right(data)
    const wrong = n === 0 ? hands.wrong(data, right) : undefined
    if (wrong) {
      await expect(validate).toBeVisible()
      if (!hands.answeredFromTheStart.includes(data.engine)) await expect(validate).toBeDisabled()
      await expectAccessible(page)
      await hands.give({ page, frame, data }, wrong)
      await press(page, validate)
      await expect(frame.getByText(/Ce n’est pas encore cela|Ce n’est pas la bonne réponse\./)).toBeVisible()
      await seeSolution(page, frame)
      await expect(frame.getByText(hands.corrected).first()).toBeVisible()
      await expectAccessible(page)
      expect((await read()).modules[0]?.progress.score).toBe(0)
      await press(page, frame.getByRole('button', { name: 'Réessayer' }))
    }
    await hands.give({ page, frame, data }, right, wrong)
    await press(page, validate)
    await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
    if (n === 0) await expectAccessible(page)
    await goOn(page, frame)
  }
  // The first one was wrong at the first try.
  const score = Math.round((100 * (chapters.length - 1)) / chapters.length)
  await expect(page.getByText(`Votre score : ${score} %`)).toBeVisible()
  await expectDone(page, read)
}
