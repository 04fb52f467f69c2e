import { expectAccessible } from '../support/axe.ts'
import { answer, goOn, press } from '../support/keyboard.ts'
import { expectDone, heard, open, pass } from '../support/lessons.ts'
import { findMissingWord } from '../support/missing-word.ts'
import { plays } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

test.describe('Lessons to read, to listen to and to turn over', () => {
  // Every step of the way is a key.
  test.slow()

  test(
    'READING shows a text, its words and what to think about @M02 @M03',
    plays('READING'),
    async ({ page, signIn }) => {
      const { read } = await open(page, await signIn(), 'READING', 'À lire')
      await expect(page.getByRole('heading', { name: 'Pendant la lecture' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await expectDone(page, read)
    },
  )

  test(
    'SPEED_READING has a watch that can be paused, hidden or left out, then questions on the text @M02 @M03',
    plays('SPEED_READING'),
    async ({ page, signIn }) => {
      const { frame, chapters, read } = await open(
        page,
        await signIn(),
        'SPEED_READING',
        'À votre rythme',
        '2 questions',
      )
      await expect(frame.getByText(/il n’est pas noté/)).toBeVisible()
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Commencer avec le chronomètre' }))
      await expect(frame.getByRole('timer')).toHaveText(/^0 min 0[1-9] s$/)
      await press(page, frame.getByRole('button', { name: 'Mettre en pause' }))
      await press(page, frame.getByRole('button', { name: 'Cacher le temps' }))
      await expect(frame.getByRole('timer')).toHaveText('')
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'J’ai fini de lire' }))
      await expect(frame.getByText(/Vous avez lu \d+ mots en .* Ce n’est pas une note/)).toBeVisible()
      await press(page, frame.getByRole('button', { name: 'Recommencer' }))
      await press(page, frame.getByRole('button', { name: 'Lire sans chronomètre' }))
      await expect(frame.getByRole('timer')).toHaveCount(0)
      await press(page, frame.getByRole('button', { name: 'J’ai fini de lire' }))
      await expect(frame.getByText(/Comprendre compte plus que la vitesse/)).toBeVisible()
      await goOn(page, frame)
      const [text, ...questions] = chapters
      for (const data of questions) {
        if (data.engine !== 'quiz' || text?.engine !== 'speed-reading') throw new Error('a question was expected')
        await answer({ page, frame, data }, { chosen: [findMissingWord(data, text.body)] })
        await press(page, frame.getByRole('button', { name: 'Valider' }))
        await expect(frame.getByText(/Le texte dit/)).toBeVisible()
        await goOn(page, frame)
      }
      await expectDone(page, read)
      await expect(page.getByText('Votre score : 100 %')).toBeVisible()
    },
  )

  test(
    'DIALOG_CARDS are turned over one by one and say what to see again @M02 @M03',
    plays('DIALOG_CARDS'),
    async ({ page, signIn }) => {
      const { frame, read } = await open(page, await signIn(), 'DIALOG_CARDS', 'Les cartes', '3 cartes')
      for (const [n, verdict] of ['Je savais', 'À revoir', 'Je savais'].entries()) {
        await expect(frame.getByText(`Carte ${n + 1} sur 3`)).toBeVisible()
        await press(page, frame.getByRole('button', { name: 'Tourner la carte' }))
        await expect(frame.getByText('Au dos')).toBeVisible()
        if (n === 0) await expectAccessible(page)
        await press(page, frame.getByRole('button', { name: verdict }))
      }
      await expect(frame.getByText('Vous saviez 2 sur 3. À revoir :')).toBeVisible()
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Continuer' }))
      await expectDone(page, read)
    },
  )

  test(
    'COURSE_PRESENTATION is read page by page, or listened to, then checked @M02 @M03',
    plays('COURSE_PRESENTATION'),
    async ({ page, signIn }) => {
      const { frame, chapters, read } = await open(
        page,
        await signIn(),
        'COURSE_PRESENTATION',
        'Le cours',
        '2 questions',
      )
      const sound = heard(page)
      await press(page, frame.getByRole('button', { name: 'Écouter cette page' }))
      await sound
      await press(page, frame.getByRole('button', { name: 'Pause' }))
      await expect(frame.getByRole('button', { name: 'Reprendre' })).toBeVisible()
      await expectAccessible(page)
      for (const data of chapters) await pass(page, frame, data)
      await expectDone(page, read)
    },
  )

  test(
    'INTERACTIVE_BOOK opens on its contents and leads to any chapter; a reload stays there @M02 @M03 @L08',
    plays('INTERACTIVE_BOOK'),
    async ({ page, signIn }) => {
      const { id, frame, chapters, read } = await open(
        page,
        await signIn(),
        'INTERACTIVE_BOOK',
        'Le livre',
        '1 question',
      )
      const contents = frame.getByRole('navigation', { name: 'Sommaire' })
      await expectAccessible(page)
      await press(page, contents.getByRole('button', { name: /^Chapitre 2/ }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Chapitre 2')
      await expect(frame.getByRole('heading', { name: /^Chapitre 2/ })).toBeVisible()
      await page.reload()
      await expect(frame.getByRole('heading', { name: /^Chapitre 2/ })).toBeVisible()
      await page.getByRole('button', { name: 'Accueil' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
      await page.goto(`/path/${id}`)
      await expect(contents).toBeVisible()
      for (const data of chapters) await pass(page, frame, data)
      await expectDone(page, read)
    },
  )
})
