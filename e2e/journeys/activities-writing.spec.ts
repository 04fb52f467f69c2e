import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { goOn, press, tabTo } from '../support/keyboard.ts'
import { open } from '../support/lessons.ts'
import { LESSONS, type Lesson, WRITTEN } from '../support/played-types.ts'
import { plays } from '../support/plays.ts'
import { expect, type Person, test } from '../support/test.ts'
import { essay, readPack, rightWords } from '../support/writing.ts'

const { FRENCH, HISTORY } = LESSONS

/** A path with one module of this type in this lesson, opened, and the pack it was made from. */
async function openIn(lesson: Lesson, page: Page, person: Person, type: string, title: string, wish: string) {
  const opened = await open(page, person, type, title, wish, lesson.place)
  return { ...opened, pack: readPack(lesson.place.subChapterId) }
}

const findField = (frame: FrameLocator) =>
  frame.getByRole('textbox', { name: /^(?:Votre réponse|Votre texte|La phrase corrigée|Le mot)$/ })

/** Writes by keyboard alone, in place of what stands there; words that are said come one after the other. */
async function write(page: Page, frame: FrameLocator, data: ActivityData, words: readonly string[]) {
  for (const [n, word] of words.entries()) {
    await tabTo(page, findField(frame))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(word)
    if (data.engine === 'speak' && n < words.length - 1) {
      await page.keyboard.press('Enter')
      await expect(frame.getByText(`Mot ${n + 2} sur ${words.length}`)).toBeVisible()
    }
  }
}

test.describe('Activities that are answered in one’s own words', () => {
  for (const [type, title, lesson, wish] of WRITTEN)
    test(
      `${type} is played to the end by keyboard, wrong then right, with its correction @M02 @M03`,
      plays(type),
      async ({ page, signIn }) => {
        test.slow()
        const { frame, chapters, pack, read } = await openIn(lesson, page, await signIn(), type, title, wish)
        const validate = frame.getByRole('button', { name: 'Valider' })
        const again = frame.getByRole('button', { name: /^(?:Réessayer|Reprendre ma réponse)$/ })
        expect(chapters.length).toBeGreaterThan(0)
        let judged = 0
        let first: number | null = null
        for (const [n, data] of chapters.entries()) {
          const right = rightWords(pack, data)
          await expect(findField(frame)).toBeVisible()
          if (n === 0) {
            await expect(validate).toBeDisabled()
            await expectAccessible(page)
            await write(page, frame, data, right?.map(() => 'zut') ?? ['zut'])
            await press(page, validate)
            await expect(again).toBeVisible()
            await expect(frame.getByText(/^Bravo/)).toHaveCount(0)
            await expectAccessible(page)
            first = (await read()).modules[0]?.progress.score ?? null
            expect(first ?? 0).toBe(0)
            await press(page, again)
          }
          await write(page, frame, data, right ?? [essay(data)])
          await press(page, validate)
          if (right) {
            if (n > 0) judged += 1
            await expect(frame.getByText(/^Bravo, /)).toBeVisible()
          } else {
            await expect(frame.getByText('À vérifier', { exact: true })).toBeVisible()
            // What a generator asks for in one word has no list of its own.
            if (data.engine === 'writing' && data.criteria) {
              const first = frame
                .getByRole('group', { name: /^Relisez-vous/ })
                .getByRole('checkbox')
                .first()
              await tabTo(page, first)
              await page.keyboard.press('Space')
              await expect(first).toBeChecked()
              await expect(frame.getByText(/^1 sur \d+\s: vous pouvez reprendre/)).toBeVisible()
            }
          }
          if (data.engine !== 'speak') {
            const model =
              data.engine === 'dictation' ? frame.getByText('Le texte, mot à mot') : frame.getByText('Voir le corrigé')
            await expect(model).toBeVisible()
          }
          await expectAccessible(page)
          await goOn(page, frame)
        }
        await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
        // The first one was wrong at the first try, or nothing that counts where rules could not tell.
        const counted = judged + (first === null ? 0 : 1)
        if (counted === 0) await expect(page.getByText(/^Votre score/)).toHaveCount(0)
        else await expect(page.getByText(`Votre score : ${Math.round((100 * judged) / counted)} %`)).toBeVisible()
        await expect.poll(read).toMatchObject({ status: 'done', percent: 100 })
      },
    )

  test('no solution reaches the browser before the first attempt; a half-written text is there after a reload @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters, read } = await openIn(FRENCH, page, await signIn(), 'DICTATION', 'La dictée', '')
    expect(JSON.stringify(chapters)).not.toContain('agneau')
    await findField(frame).fill('Un agno buvait')
    await expect.poll(async () => JSON.stringify((await read()).modules[0]?.progress.state)).toContain('Un agno buvait')
    await page.reload()
    await expect(findField(frame)).toHaveValue('Un agno buvait')
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByText(/^\d+ erreurs\s: .*mots manquants/)).toBeVisible()
    await expect(frame.getByText('orthographe', { exact: true })).toBeVisible()
    await expect(frame.getByText('agneau', { exact: true })).toHaveCount(0)
    await frame.getByRole('button', { name: 'Voir la solution' }).click()
    await expect(frame.getByText('agneau', { exact: true })).toBeVisible()
  })

  test('hints are asked for one after the other, and none is left after the last @B06', async ({ page, signIn }) => {
    const { frame, chapters } = await openIn(LESSONS.MATHS, page, await signIn(), 'SHORT_ANSWER', 'Les questions', '')
    const [data] = chapters
    if (data?.engine !== 'writing') throw new Error('there is nothing to write')
    const hints = [data.hint ?? [], data.nextHints ?? []].flat()
    expect(hints.length).toBeGreaterThan(1)
    const paragraphs = frame.locator('.hint p')
    await press(page, frame.getByRole('button', { name: 'Voir l’indice' }))
    await expect(paragraphs).toHaveCount(1)
    for (let n = 2; n <= hints.length; n++) {
      await press(page, frame.getByRole('button', { name: `Indice suivant (${n} sur ${hints.length})` }))
      await expect(paragraphs).toHaveCount(n)
    }
    await expect(frame.getByRole('button', { name: /^Indice suivant/ })).toHaveCount(0)
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'Cacher l’indice' }))
    await expect(paragraphs).toHaveCount(0)
  })

  test('a sentence is read aloud, slowly and at a normal pace, and the next one follows @M02 @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await openIn(FRENCH, page, await signIn(), 'DICTATION', 'La dictée', '')
    const [data] = chapters
    if (data?.engine !== 'dictation') throw new Error('there is nothing to hear')
    const hear = async (n: number) => {
      const sound = page.waitForResponse(one => one.url().endsWith('/speech') && one.ok())
      const listen = frame.getByRole('button', { name: `Écouter la phrase ${n} sur ${data.sentences}` })
      await listen.click()
      const { wav } = ((await (await sound).json()) as { data: { wav: string } }).data
      return wav.length
    }
    const slow = await hear(1)
    await frame.getByRole('checkbox', { name: 'Lentement' }).uncheck()
    expect(await hear(1)).toBeLessThan(slow)
    await frame.getByRole('button', { name: 'Phrase suivante' }).click()
    expect(await hear(2)).toBeGreaterThan(0)
  })

  test('speaking is a choice that is made after a notice, and writing stays possible @M02 @M03', async ({
    page,
    signIn,
  }) => {
    const { frame } = await openIn(HISTORY, page, await signIn(), 'ORAL_QUESTION', 'À voix haute', '1 question')
    const speak = frame.getByRole('button', { name: 'Répondre en parlant' })
    await expect(findField(frame)).toBeVisible()
    await press(page, speak)
    await expect(frame.getByRole('group', { name: 'Avant de parler' })).toContainText('peut envoyer votre voix')
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'Non, j’écris' }))
    await expect(speak).toBeVisible()
    await tabTo(page, findField(frame))
    await page.keyboard.insertText('Je réponds en écrivant.')
    await expect(frame.getByRole('button', { name: 'Valider' })).toBeEnabled()
  })
})
